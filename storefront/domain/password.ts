import { messages } from '#messages/password';
import { house } from './brand.ts';

/** The fewest characters that the shop takes (contract, NewPassword). */
export const PASSWORD_NEEDS = 8;

/** How many characters that say something new make a password good, and strong. */
const GOOD = 11;
const STRONG = 16;
/** Shorter words than this stand in many a password by chance. */
const OWN_WORD = 4;

export type PasswordStrength = 'none' | 'short' | 'weak' | 'good' | 'strong';

/** The next letter, digit or key of a row: 2 after 1, or 1 again. */
const isStep = (before: string, letter: string): boolean =>
  Math.abs((letter.codePointAt(0) ?? 0) - (before.codePointAt(0) ?? 0)) <= 1;

/** How many characters are neither one of a row (1234, aaaa) nor a pair that stood before (abcabc). */
function newCharacters(password: string): number {
  const letters = [...password.normalize('NFKC').toLowerCase()];
  const pairs = new Set<string>();
  let before = letters[0];
  let many = before === undefined ? 0 : 1;
  for (const letter of letters.slice(1)) {
    const pair = `${before}${letter}`;
    if (!pairs.has(pair) && !isStep(before ?? '', letter)) many += 1;
    pairs.add(pair);
    before = letter;
  }
  return many;
}

const wordsOf = (own: string[]): string[] =>
  own
    .flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u))
    .filter((word) => word.length >= OWN_WORD);

/**
 * How hard a password is to guess, as far as its looks tell; what is among the commonest is the shop's to refuse.
 * @param own what others know of its owner, e.g. name and e-mail address: with such a word in it, it is weak
 */
export function passwordStrength(password: string, own: string[] = []): PasswordStrength {
  if (password === '') return 'none';
  if (password.length < PASSWORD_NEEDS) return 'short';
  const plain = password.toLowerCase();
  const many = newCharacters(password);
  if (many < GOOD || wordsOf([...own, house.name]).some((word) => plain.includes(word)))
    return 'weak';
  return many < STRONG ? 'good' : 'strong';
}

/** The same, told kindly; nothing while nothing is typed. */
export function strengthText(password: string, own: string[] = []): string | undefined {
  switch (passwordStrength(password, own)) {
    case 'none':
      return undefined;
    case 'short':
      return messages.short(PASSWORD_NEEDS, PASSWORD_NEEDS - password.length);
    case 'weak':
      return messages.weak;
    case 'good':
      return messages.good;
    case 'strong':
      return messages.strong;
  }
}
