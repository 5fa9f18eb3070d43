import { readBagExamples, readLaterExamples } from '@otzar/contract/bag.examples';
import type { Customer } from '@otzar/contract/customer';
import { noa, noaPassword } from '@otzar/contract/customer.examples';
import type { saveProfile } from '@otzar/contract/customer-account';
import type { SavedLine } from '@otzar/contract/customer-bag';
import type { CallInput } from '@otzar/contract/endpoint';
import type { Following } from '@otzar/contract/following';
import { readFollowingExamples } from '@otzar/contract/following.examples';
import { emailKey, firstName, lastName } from '@otzar/domain/customer';
import { newSession, refuse } from './serve.ts';

/** An account, with what is stored for its customer. */
export interface SampleAccount {
  customer: Customer;
  password: string;
  bag: SavedLine[];
  later: SavedLine[];
  following: Following;
}

export interface SampleCustomers {
  accounts: SampleAccount[];
  /** Whose a session is; null once it was ended or replaced. */
  sessions: Map<string, SampleAccount | null>;
  /** Whose every other session is. */
  arriving: SampleAccount | null;
  /** Whose password each link that was asked for sets. */
  resets: Map<string, SampleAccount>;
  /** The next id of an account, an address or a card. */
  nextId: number;
}

/** The end of a link for a new password that opens once, as from a letter of a moment ago. */
const SAMPLE_LINK = 'sample-link';

const noasAccount = (): SampleAccount => ({
  customer: structuredClone(noa),
  password: noaPassword,
  bag: structuredClone(readBagExamples.default),
  later: structuredClone(readLaterExamples.default),
  following: structuredClone(readFollowingExamples.default),
});

export const sampleCustomers = (signedIn: boolean): SampleCustomers => {
  const account = noasAccount();
  return {
    accounts: [account],
    sessions: new Map(),
    arriving: signedIn ? account : null,
    resets: new Map([[SAMPLE_LINK, account]]),
    nextId: 100,
  };
};

/** Whose a session is; null for a guest's. */
export const accountOf = (customers: SampleCustomers, session: string): SampleAccount | null => {
  const own = customers.sessions.get(session);
  return own === undefined ? customers.arriving : own;
};

/** The account behind a session. @throws {Refused} 403 for a guest */
export const requireAccount = (customers: SampleCustomers, session: string): SampleAccount => {
  return accountOf(customers, session) ?? refuse('guest');
};

/** Gives a browser another session, a customer's or a guest's, and ends the one it came with. */
export const replaceSession = (
  { sessions }: SampleCustomers,
  session: string,
  account: SampleAccount | null,
): string => {
  const fresh = newSession();
  sessions.set(session, null);
  sessions.set(fresh, account);
  return fresh;
};

/** The account of an e-mail address. */
export const withEmail = ({ accounts }: SampleCustomers, email: string) =>
  accounts.find(({ customer }) => emailKey(customer.email) === emailKey(email));

/** The account of an e-mail address and its password. @throws {Refused} 401 */
export const recognise = (
  customers: SampleCustomers,
  { email, password }: { email: string; password: string },
): SampleAccount => {
  const account = withEmail(customers, email);
  return account?.password === password ? account : refuse('wrongPassword');
};

/** Makes an account, where its e-mail address has none. */
export const openAccount = (
  customers: SampleCustomers,
  { name, email, password }: { name: string; email: string; password: string },
): SampleAccount => {
  const known = withEmail(customers, email);
  if (known) return known;
  const id = customers.nextId++;
  const names = { name, first_name: firstName(name), last_name: lastName(name) };
  const account: SampleAccount = {
    customer: { id, email, ...names, language: 'en', favorites: [], addresses: [], payments: [] },
    password,
    bag: [],
    later: [],
    following: { creators: [], vendors: [] },
  };
  customers.accounts.push(account);
  return account;
};

/** Ends the sessions of an account, but for one that goes on. */
export const endSessions = (
  customers: SampleCustomers,
  account: SampleAccount,
  but?: string,
): void => {
  const { sessions } = customers;
  for (const [session, owner] of sessions)
    if (owner === account && session !== but) sessions.set(session, null);
  if (customers.arriving !== account) return;
  customers.arriving = null;
  if (but !== undefined) sessions.set(but, account);
};

/** Deletes an account. @throws {Refused} 422 without its password */
export const closeAccount = (
  customers: SampleCustomers,
  account: SampleAccount,
  password: string,
): void => {
  if (password !== account.password) refuse('notPresentPassword');
  endSessions(customers, account);
  customers.accounts = customers.accounts.filter((other) => other !== account);
};

/** Changes an account. @throws {Refused} 422 for a taken address, or without the present password */
export const changeAccount = (
  customers: SampleCustomers,
  account: SampleAccount,
  asked: NonNullable<CallInput<typeof saveProfile>['body']>,
): void => {
  const { customer } = account;
  const { name = customer.name, email = customer.email, password = account.password } = asked;
  const { language = customer.language } = asked;
  const moves = emailKey(email) !== emailKey(customer.email);
  const guarded = moves || asked.password !== undefined;
  if (guarded && asked.current_password !== account.password) refuse('notPresentPassword');
  if (moves && withEmail(customers, email)) refuse('taken');
  const names = { name, first_name: firstName(name), last_name: lastName(name) };
  Object.assign(customer, { email, language, ...names });
  account.password = password;
};
