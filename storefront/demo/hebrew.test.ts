import { expect, test } from 'vitest';
import { catalogue, type Entry } from './catalogue.ts';
import { contentPages } from './content.ts';
import { hebrewTextOf } from './hebrew.ts';

const isHebrew = (text: string | undefined) => text !== undefined && /[א-ת]/.test(text);

test('each page of words has its Hebrew, text by text', () => {
  const texts = contentPages.flatMap(({ title, blocks }) => [title, ...blocks.map((b) => b.text)]);
  expect(texts.filter((text) => !isHebrew(hebrewTextOf(text)))).toEqual([]);
});

/** All that a product says of itself in a word or two. Who reads a book is a creator, whose name has its own column. */
const factsOf = ({ product }: Entry): string[] => [
  ...(product.meta ?? []).flatMap(({ label, value }) =>
    label === 'Read by' ? [label] : [label, value],
  ),
  ...(product.options ?? []).flatMap(({ name, values }) => [name, ...values]),
  ...(product.personalizations ?? []).map(({ label }) => label),
];

test('the facts and options of all products have their Hebrew, but for names and numbers', () => {
  const said = new Set([...catalogue(1200)].flatMap(factsOf));
  const same = /^(ISBN|EPUB|HB|2B|A4|A5|A6|B5|[\d–$.,-]+)$/;
  expect([...said].filter((text) => !same.test(text) && !isHebrew(hebrewTextOf(text)))).toEqual([]);
});
