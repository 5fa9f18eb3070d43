import { expect, test } from 'vitest';
import { leaveOut } from './leave-out.mjs';
import { suites } from './suites.mjs';

const all = Object.keys(suites);
const leftOutBy = (...files: string[]) => leaveOut(all, { base: 'abcdef0123456', files });

test('what a widget may break and what is not started by it is said in a line each', () => {
  const { started, words } = leftOutBy('design-system/widgets/bag/BagLine/BagLine.tsx');
  expect(started).toEqual(expect.arrayContaining(['lint', 'unit', 'dom', 'stories']));
  expect(words).toEqual([
    '1 files differ from abcdef012, where this branch left the main one.',
    'Not started by them, and left out: generators, server, postgres, contract, journeys, engines, accessibility.',
    expect.stringMatching(
      /^They can break generators, journeys, engines, accessibility too.* node tests\/run\.mjs generators journeys engines accessibility$/,
    ),
  ]);
});

test('a walk that runs, though not whole, is told of too', () => {
  const { started, words } = leftOutBy('tests/journeys/bag.test.ts', 'storefront/app/root.tsx');
  expect(started).toContain('journeys');
  expect(words.at(-1)).toMatch(/^They can break generators, journeys,/);
});

test('nothing more is said where all is started', () => {
  expect(leftOutBy('package-lock.json').words).toHaveLength(1);
  expect(leftOutBy('package-lock.json').started).toEqual(all);
});
