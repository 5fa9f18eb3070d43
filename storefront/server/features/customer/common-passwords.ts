import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { emailKey } from '@otzar/domain/customer';
import { isMadeOfNames, madeOfNames } from '@otzar/domain/own-names';
import { serverFolder } from '../../db/folders.ts';
import { fieldRefused } from '../../kit/http-error.ts';
import { messages } from './messages.ts';

/**
 * Passwords that whoever guesses tries first: those of eight characters and more in the list of
 * `@zxcvbn-ts/language-common` 4.1.3 (MIT, © 2012-2016 Dan Wheeler and Dropbox, Inc., © 2021 @zxcvbn-ts),
 * in small letters, one a line.
 */
const FILE = join(serverFolder, 'features', 'customer', 'common-passwords.txt');

let list: Set<string> | undefined;

const common = (): Set<string> => {
  list ??= new Set(readFileSync(FILE, 'utf8').split('\n'));
  return list;
};

/** `00000000`, `23456789`, `hgfedcba`: each character follows the one before it by the same step of at most one. */
function isRun(password: string): boolean {
  const codes = [...password].map((character) => character.codePointAt(0) ?? 0);
  const step = (codes[1] ?? 0) - (codes[0] ?? 0);
  return (
    Math.abs(step) <= 1 &&
    codes.every((code, at) => at === 0 || code - (codes[at - 1] ?? 0) === step)
  );
}

/**
 * Refuses a new password that is guessed among the first, however its letters are written.
 * @throws {HttpError} 422 at `password`
 */
export function requireUncommon(
  password: string,
  { name, email }: { name: string; email: string },
): void {
  const small = password.normalize('NFKC').toLowerCase().trim();
  if (small === emailKey(email)) throw fieldRefused('password', messages.passwordIsEmail);
  if (isMadeOfNames(password, [name, email.slice(0, email.lastIndexOf('@'))]))
    throw fieldRefused('password', madeOfNames());
  if (common().has(small) || isRun(small)) throw fieldRefused('password', messages.passwordCommon);
}
