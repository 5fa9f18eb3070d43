import {
  countTry,
  endSessions,
  forgetLinks,
  type SampleAccount,
  type SampleCustomers,
  withEmail,
} from './sample-customers.ts';
import { requireUncommon } from './sample-passwords.ts';
import { refuseField } from './serve.ts';

/** Writes down a link for a new password, where the e-mail address has an account. */
export const askForReset = (customers: SampleCustomers, email: string): void => {
  const account = withEmail(customers, email);
  if (account) customers.resets.set(`link-${Math.random().toString(36).slice(2)}`, account);
};

/** Whose link it is; undefined for nobody's. @throws {Refused} 429 for guessing */
export const findOwnerOfLink = (
  customers: SampleCustomers,
  session: string,
  token: string,
): SampleAccount | undefined => {
  const account = customers.resets.get(token);
  if (!account) countTry(customers, `password-reset:${session}`);
  return account;
};

/** The account that a link belongs to, with its new password. @throws {Refused} 422, and 429 for guessing */
export const resetPassword = (
  customers: SampleCustomers,
  session: string,
  { token, password }: { token: string; password: string },
): SampleAccount => {
  const account = findOwnerOfLink(customers, session, token);
  if (!account)
    return refuseField(
      'token',
      'This link was used already or is too old. Please ask for a new one.',
    );
  requireUncommon(password, account.customer);
  forgetLinks(customers, account);
  endSessions(customers, account);
  account.password = password;
  return account;
};
