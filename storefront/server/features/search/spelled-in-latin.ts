const HEBREW = 'אבגדהוזחטיךכלםמןנסעףפץצקרשת';
const LATIN = 'abgdhwzxtykklmmnnspffccqrjv';
const LATIN_OF = new Map([...HEBREW].map((letter, at) => [letter, LATIN[at] ?? letter]));

/** A word in Latin letters, one for one: a database without a locale knows trigrams of no others. */
export const spelledInLatin = (word: string): string =>
  [...word].map((letter) => LATIN_OF.get(letter) ?? letter).join('');
