import { CLOSE } from './other-forms.ts';
import type { QueryWord } from './parsed-query.ts';

/** What is no farther counts as the word itself: another spelling of it, or a name in the other alphabet. */
const WHOLE = 0;

/** The weight of words of titles and departments among a product's words. */
export const WEIGHT = 'B';

const quoted = (word: string, mark = '') => `'${word}'${mark}`;

/** Any of the words of the catalogue that would do, the typed one as the beginning of others too. */
function anyForm({ typed, others, open }: QueryWord): string {
  const own = quoted(typed, open ? ':*' : '');
  return `(${[own, ...others.map(({ word }) => quoted(word))].join(' | ')})`;
}

/** The search that PostgreSQL understands; plain words hold nothing that it could misread. */
export const textQuery = (words: QueryWord[], by: '&' | '|' = '&'): string =>
  words.map(anyForm).join(` ${by} `);

function within(words: QueryWord[], farthest: number, mark?: string): string {
  const forms = words.map(({ typed, others }) => {
    const near = others.filter(({ cost }) => cost !== null && cost <= farthest);
    return [typed, ...near.map(({ word }) => word)].map((word) => quoted(word, mark)).join(' | ');
  });
  return forms.map((form) => `(${form})`).join(' & ');
}

/** Searches that find less and less of it, the best first: the words themselves and close forms, of some weight or any. */
export const rankedQueries = (words: QueryWord[]): string[] => [
  within(words, WHOLE, `:${WEIGHT}`),
  within(words, CLOSE, `:${WEIGHT}`),
  within(words, WHOLE),
  within(words, CLOSE),
];
