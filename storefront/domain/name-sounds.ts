import { isHebrewWord, withoutFinals } from './hebrew-words.ts';

/** How each Hebrew letter is written in Latin ones, in names; nothing where it may be silent. */
const SPELLED: Record<string, string[]> = {
  א: ['', 'a', 'e', 'i', 'o', 'u'],
  ב: ['b', 'v'],
  ג: ['g', 'gh', 'j'],
  ד: ['d', 'th'],
  ה: ['', 'h', 'a', 'e', 'o'],
  ו: ['v', 'w', 'o', 'u', 'oo', 'ou'],
  ז: ['z', 's'],
  ח: ['h', 'ch', 'kh'],
  ט: ['t', 'th', 'ght'],
  י: ['y', 'i', 'j', 'e', 'ee', 'ie'],
  כ: ['k', 'c', 'q', 'ck', 'ch', 'kh'],
  ל: ['l'],
  מ: ['m'],
  נ: ['n'],
  ס: ['s', 'c', 'z'],
  ע: ['', 'a', 'e', 'i', 'o', 'u', 'ua'],
  פ: ['p', 'f', 'ph'],
  צ: ['ts', 'tz', 'z', 'c', 'cz'],
  ק: ['k', 'c', 'q', 'ck', 'ch'],
  ר: ['r', 'rh'],
  ש: ['s', 'sh', 'sch'],
  ת: ['t', 'th'],
};

/** Vowels that Hebrew seldom writes cost nothing, those that it mostly does cost something where it does not. */
const UNWRITTEN: Record<string, number> = { a: 0, e: 0, i: 2, o: 2, u: 2 };

/** Latin letters as they are heard: doubled ones once, an x as two. */
const heardLatin = (word: string) => word.replaceAll('x', 'ks').replace(/(.)(?=\1)/g, '');
const heardHebrew = (word: string) => withoutFinals(word).replace(/(.)(?=\1)/g, '');

/**
 * The ways on from a place in both names, as how many letters of each are passed and what that costs. A vowel that a
 * name begins or ends with is written, but for a silent e.
 */
function* steps(
  letter: string | undefined,
  rest: string,
  within: boolean,
): Generator<[number, number, number]> {
  const vowel = UNWRITTEN[rest[0] ?? ''];
  if (within && vowel !== undefined) yield [0, 1, vowel];
  if (letter === undefined) {
    if (rest === 'e') yield [0, 1, 0];
    return;
  }
  for (const spelled of SPELLED[letter] ?? [])
    if (rest.startsWith(spelled)) yield [1, spelled.length, 0];
}

/**
 * How far a name in Hebrew letters is from one in Latin letters: nothing where all is heard in both, more with each
 * vowel that Hebrew mostly writes and here does not.
 * @returns null where they can't be one name
 */
export function nameDistance(hebrew: string, latin: string): number | null {
  const letters = [...heardHebrew(hebrew)];
  const heard = heardLatin(latin);
  const least = new Map([['0 0', 0]]);
  for (let at = 0; at <= letters.length; at++)
    for (let against = 0; against <= heard.length; against++) {
      const here = least.get(`${at} ${against}`);
      if (here === undefined) continue;
      const within = at > 0 && at < letters.length;
      for (const [one, other, cost] of steps(letters[at], heard.slice(against), within)) {
        const there = `${at + one} ${against + other}`;
        least.set(there, Math.min(here + cost, least.get(there) ?? Number.POSITIVE_INFINITY));
      }
    }
  return least.get(`${letters.length} ${heard.length}`) ?? null;
}

/** What is heard of a part of a name, and what else it may be in the other alphabet. */
type Sound = [part: RegExp, own: string, other?: string];

const LATIN: Sound[] = [
  [/^(ch|kh)/, '', 'K'],
  [/^(ck|[kq]|c(?![eiyz]))/, 'K'],
  [/^(tz|ts|cz|sch|sh|[sz]|c)/, 'S'],
  [/^(ght|th|[td])/, 'T'],
  [/^(ph|[pf])/, 'P'],
  [/^j/, '', 'G'],
  [/^gh?/, 'G'],
  [/^b/, 'B'],
  [/^v/, '', 'B'],
  [/^l/, 'L'],
  [/^m/, 'M'],
  [/^n/, 'N'],
  [/^r/, 'R'],
  [/^./u, ''],
];
const HEBREW: Sound[] = [
  [/^כ/, 'K', ''],
  [/^ק/, 'K'],
  [/^[סשצז]/, 'S'],
  [/^[טתד]/, 'T'],
  [/^פ/, 'P'],
  [/^ג/, 'G', ''],
  [/^ב/, 'B', ''],
  [/^ל/, 'L'],
  [/^מ/, 'M'],
  [/^נ/, 'N'],
  [/^ר/, 'R'],
  [/^./u, ''],
];

/** A name has few letters that may be another sound. */
const MOST_KEYS = 8;

/**
 * The consonants of a name, by which names of the other alphabet are found that {@link nameDistance} may compare: its
 * own first, which is kept, then others to look for.
 */
export function soundKeys(word: string): string[] {
  const sounds = isHebrewWord(word) ? HEBREW : LATIN;
  let rest = isHebrewWord(word) ? heardHebrew(word) : heardLatin(word);
  let keys = [''];
  while (rest !== '') {
    const sound = sounds.find(([part]) => part.test(rest));
    if (sound === undefined) break;
    const [part, ...heard] = sound;
    const heardAs = heard.filter((one) => one !== undefined);
    rest = rest.replace(part, '');
    keys = heardAs.flatMap((one) => keys.map((key) => key + one)).slice(0, MOST_KEYS);
  }
  return [...new Set(keys)];
}
