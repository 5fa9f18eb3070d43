import type { QueryWord } from './parsed-query.ts';
import { formsOfWord } from './read-postings.ts';

const quoted = (word: string) => `'${word}'`;

/** Any of the words of the catalogue that would do, the typed one as the beginning of others too. */
function anyForm(word: QueryWord): string {
  const [typed = '', ...others] = formsOfWord(word).map(quoted);
  return `(${[word.open ? `${typed}:*` : typed, ...others].join(' | ')})`;
}

/** The search for terms and names that PostgreSQL understands; plain words hold nothing that it could misread. */
export const textQuery = (words: QueryWord[]): string => words.map(anyForm).join(' & ');
