/** A word in both languages; `g` is its gender in Hebrew where a verb or an adjective must agree. */
export interface Term {
  en: string;
  he: string;
}
export interface Gendered extends Term {
  g: 'm' | 'f';
}
/** A verb or an adjective: English, Hebrew masculine, Hebrew feminine. */
export interface Agreeing {
  en: string;
  m: string;
  f: string;
}

/** Reads `English|עברית` pairs. */
export const terms = (...pairs: string[]): Term[] =>
  pairs.map((pair) => {
    const [en = '', he = ''] = pair.split('|');
    return { en, he };
  });

/** Reads `English|עברית|m` triples. */
export const nouns = (...triples: string[]): Gendered[] =>
  triples.map((triple) => {
    const [en = '', he = '', g] = triple.split('|');
    return { en, he, g: g === 'f' ? 'f' : 'm' };
  });

/** Reads `English|זכר|נקבה` triples. */
export const agreeing = (...triples: string[]): Agreeing[] =>
  triples.map((triple) => {
    const [en = '', m = '', f = ''] = triple.split('|');
    return { en, m, f };
  });
