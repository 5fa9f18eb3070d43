import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  PASSWORD_NEEDS,
  type PasswordStrength,
  passwordStrength,
  strengthText,
} from './password.ts';

const order: PasswordStrength[] = ['none', 'short', 'weak', 'good', 'strong'];
const rank = (password: string) => order.indexOf(passwordStrength(password));

test.each([
  ['', 'none'],
  ['lamps', 'short'],
  ['12345678', 'weak'],
  ['aaaaaaaaaaaaaaaaaaaaaaaa', 'weak'],
  ['abcabcabcabcabcabcabc', 'weak'],
  ['password', 'weak'],
  ['qwertyuiop', 'weak'],
  ['PASSWORDpassword', 'weak'],
  ['quiet lamps', 'good'],
  ['שלום לכל העולם', 'good'],
  ['quiet lamps above the river', 'strong'],
])('%j is %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});

test('one’s own name or address makes it weak', () => {
  const own = ['Tamar Levi', 'tamar.levi@example.com'];
  expect(passwordStrength('TAMAR above the river', own)).toBe('weak');
  expect(passwordStrength('lanterns above the river', own)).toBe('strong');
  expect(passwordStrength('lanterns above the river', ['', 'a b'])).toBe('strong');
});

const typed = fc.string({ unit: 'grapheme', maxLength: 40 });

test('what is typed after it never makes a password weaker', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 30 }), fc.string({ maxLength: 10 }), (password, more) => {
      expect(rank(password + more)).toBeGreaterThanOrEqual(rank(password));
    }),
  );
});

test('it is called short exactly when the shop would refuse its length', () => {
  fc.assert(
    fc.property(typed, (password) => {
      const strength = passwordStrength(password);
      expect(strength === 'none' || strength === 'short').toBe(password.length < PASSWORD_NEEDS);
    }),
  );
});

test('doing the same again helps nobody', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 8, maxLength: 20 }), (password) => {
      const [once, often] = [password.repeat(2), password.repeat(9)];
      expect(passwordStrength(often)).toBe(passwordStrength(once));
    }),
  );
});

test('it says how many characters are missing, and nothing of what was typed', () => {
  expect(strengthText('')).toBeUndefined();
  expect(strengthText('lamps')).toBe('We need 8 characters: 3 more will do.');
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 30 }), (password) => {
      expect(strengthText(password)).toMatch(/^[A-Z].*\.$/);
    }),
  );
});
