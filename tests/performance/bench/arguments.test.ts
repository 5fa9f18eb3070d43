import { expect, test } from 'vitest';
import { readArguments } from './arguments.mjs';

const besideOf = (...given: string[]) => readArguments(given).options.beside;

test('what nobody asked for otherwise is measured of the usual pages', () => {
  expect(readArguments([])).toEqual({
    chosen: { only: undefined, large: false },
    options: { names: ['home', 'listing', 'search', 'product'], runs: 11, beside: {} },
  });
});

test('other shops are named with their address, which may have an = of its own', () => {
  const both = { old: 'http://localhost:3001/', other: 'https://shop.example/?a=b' };
  const given = ['old=http://localhost:3001', 'other=https://shop.example/?a=b'] as const;
  expect(besideOf('--beside', given[0], '--beside', given[1])).toEqual(both);
  expect(besideOf('--beside', given[0], given[1])).toEqual(both);
  expect(besideOf(`--beside=${given[0]}`, '--runs', '3', given[1])).toEqual(both);
});

test.each(['http://localhost:3001', 'old=localhost:3001', 'old=', '=http://localhost:3001'])(
  '%s names no shop',
  (given) => {
    expect(() => besideOf('--beside', given)).toThrow(`not ${given}.`);
  },
);

test('a name that two shops share is refused: they would be one column', () => {
  expect(() => besideOf('--beside', 'old=http://a.example', 'old=http://b.example')).toThrow(
    '--beside names two shops old. Give each a name of its own.',
  );
});

test.each(['0', 'many', '1.5', ''])('%j is no number of runs', (given) => {
  expect(() => readArguments(['--runs', given])).toThrow(`such as 11, not ${given}.`);
});

test('what the bench does not know is refused with what it takes', () => {
  expect(() => readArguments(['--besides', 'old=http://localhost:3001'])).toThrow(
    /^The bench takes --only, --pages, --runs, --beside, --large\. Unknown option '--besides'/,
  );
});
