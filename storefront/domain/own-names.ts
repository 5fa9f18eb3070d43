import { messages } from '#messages/own-names';
import { house } from './brand.ts';

/** Shorter names stand in many a word by chance. */
const SHORTEST = 3;
/** So many characters beside names are something of one's own. */
const ENOUGH = 6;
/** What is written beside a name to make a password of it. */
const ADDED = ['password', 'welcome', 'account', 'customer', 'admin', 'login', 'user'];
const HOUSE = [house.name, 'bookshop', 'bookstore', 'books', 'book', 'shop', 'store'];
/** What is written for a letter: each stands for one, so that places stay the same. */
const LETTERS: Record<string, string> = {
  ...{ '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's', '!': 'i' },
};

const plain = (text: string): string[] => [...text.normalize('NFKC').toLowerCase()];

const namesIn = (texts: string[]): string[] =>
  texts
    .flatMap((text) =>
      plain(text)
        .join('')
        .split(/[^\p{L}\p{N}]+/u),
    )
    .filter((name) => [...name].length >= SHORTEST);

const folded = (characters: string[]) => characters.map((one) => LETTERS[one] ?? one).join('');

/** Blots out each of some words, the longest first. */
const without = (text: string, words: string[]): string =>
  words
    .toSorted((one, other) => other.length - one.length)
    .reduce((left, word) => left.replaceAll(word, '\0'.repeat(word.length)), text);

/** Said of such a password. */
export const madeOfNames = (): string => messages.madeOfNames;

/**
 * Whether a password is hardly more than names that anybody tries first at this shop: its own, and those of the
 * password's owner. A name in a sentence is none.
 * @param own the owner's name, and what stands before the @ of their e-mail address
 */
export function isMadeOfNames(password: string, own: string[]): boolean {
  const text = folded(plain(password));
  const names = [...namesIn(own), ...plain(house.name).join('').split(' ')].flatMap((name) => [
    name,
    folded([...name]),
  ]);
  const unnamed = without(text, names);
  if (unnamed === text) return false;
  const left = without(unnamed, [...ADDED, ...HOUSE]).replace(/[^\p{L}\p{N}]/gu, '');
  return [...left].length < ENOUGH;
}
