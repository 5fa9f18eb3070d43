import { emailKey } from '@otzar/domain/customer';
import { isMadeOfNames, MADE_OF_NAMES } from '@otzar/domain/own-names';
import { refuseField } from './serve.ts';

/** Enough of them to try the refusal; the server knows thousands. */
const COMMON = [
  'password',
  'password1',
  '12345678',
  '123456789',
  '11111111',
  'iloveyou',
  'qwertyuiop',
];

/** Refuses a new password that is guessed among the first. @throws {Refused} 422 */
export const requireUncommon = (
  password: string,
  { name, email }: { name: string; email: string },
): void => {
  const small = password.normalize('NFKC').toLowerCase().trim();
  if (small === emailKey(email)) {
    refuseField('password', 'Please choose a password that is not your e-mail address.');
  }
  if (isMadeOfNames(password, [name, email.slice(0, email.lastIndexOf('@'))])) {
    refuseField('password', MADE_OF_NAMES);
  }
  if (!COMMON.includes(small)) return;
  refuseField(
    'password',
    'Many people use this password, so it is guessed among the first. Please choose another one; a few words in a row are good.',
  );
};
