import type { Queryable } from '../server/db/database.ts';
import { hebrew_text } from '../server/db/schema.ts';
import type { Entry } from './catalogue.ts';
import { contentPages } from './content.ts';
import { aboutsInHebrew } from './words/about.ts';
import { factWords, leads, measureInHebrew } from './words/hebrew.ts';
import { hebrewPages } from './words/hebrew-pages.ts';

/** The pages of words, text by text; one that has no Hebrew stays English. */
const pageWords = contentPages.flatMap(({ id, title, blocks }) => {
  const { title: hebrew, blocks: inHebrew } = hebrewPages[id] ?? { title, blocks: [] };
  const others = blocks.map(({ text }, at): [string, string] => [text, inHebrew[at] ?? text]);
  return [[title, hebrew] as [string, string], ...others];
});

/** What texts of the demo are in Hebrew that have no column for it. */
const texts = new Map([...factWords, ...leads, ...pageWords, ...aboutsInHebrew]);

/** A text of the demo in Hebrew; undefined where it has none. */
export const hebrewTextOf = (text: string): string | undefined =>
  texts.get(text) ?? measureInHebrew(text) ?? undefined;

const rowsOf = (pairs: Iterable<[string, string]>) =>
  [...pairs].map(([text, hebrew]) => ({ text, hebrew }));

export const writeHebrewTexts = async (tx: Queryable): Promise<void> => {
  await tx.insert(hebrew_text).values(rowsOf(texts));
};

/** The measures of some products, such as how long they are. */
export async function writeHebrewMeasures(tx: Queryable, batch: Entry[]): Promise<void> {
  const values = batch.flatMap(({ product }) => (product.meta ?? []).map(({ value }) => value));
  const measures = values.flatMap((value): [string, string][] => {
    const hebrew = measureInHebrew(value);
    return hebrew === null ? [] : [[value, hebrew]];
  });
  if (measures.length > 0)
    await tx
      .insert(hebrew_text)
      .values(rowsOf(new Map(measures)))
      .onConflictDoNothing();
}
