import { describe, expect, test } from 'vitest';

const catalogues = import.meta.glob<{ messages: unknown }>(
  ['../**/messages.{en,he}.ts', '../../{contract,domain}/messages/*.{en,he}.ts'],
  { eager: true },
);

/** Stands for any value that a message takes: it reads as a number, as a text and as a list of them. */
const SAMPLE = ['12'];

/** Every sentence of a catalogue, by the way to it, with a value for all that is missing in it. */
function* sentencesOf(said: unknown, way: string): Generator<[string, string]> {
  if (typeof said === 'string') yield [way, said];
  else if (typeof said === 'function')
    yield* sentencesOf(said(SAMPLE, SAMPLE, SAMPLE, SAMPLE), way);
  else if (typeof said === 'object' && said !== null)
    for (const [name, one] of Object.entries(said)) yield* sentencesOf(one, `${way}.${name}`);
}

const found = Object.entries(catalogues).flatMap(([file, { messages }]) =>
  [...sentencesOf(messages, file)].map(([way, sentence]) => ({ way, sentence })),
);

describe('messages', () => {
  test('are found in the catalogues of server, domain and contract', () => {
    expect(Object.keys(catalogues).length).toBeGreaterThan(80);
    expect(found.length).toBeGreaterThan(800);
  });

  test('show no brace, no missing value and no key in place of a value', () => {
    const broken = found.filter(({ sentence }) =>
      /undefined|[{}]|NaN|\[object|null/.test(sentence),
    );
    expect(broken).toEqual([]);
  });

  test('close the isolates that they open', () => {
    const open = found.filter(
      ({ sentence }) =>
        sentence.split(/[\u2066-\u2068]/).length !== sentence.split('\u2069').length ||
        /[\u061C\u200E\u200F\u202A-\u202E]/.test(sentence),
    );
    expect(open).toEqual([]);
  });
});
