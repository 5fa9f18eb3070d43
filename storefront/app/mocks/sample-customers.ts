import { readBagExamples, readLaterExamples } from '@otzar/contract/bag.examples';
import type { Customer } from '@otzar/contract/customer';
import { noa, noaPassword } from '@otzar/contract/customer.examples';
import type { SavedLine } from '@otzar/contract/customer-bag';
import type { Following } from '@otzar/contract/following';
import { readFollowingExamples } from '@otzar/contract/following.examples';
import { type LineIdentity, lineKey } from '@otzar/domain/bag';
import { emailKey, firstName, lastName } from '@otzar/domain/customer';
import { requireUncommon } from './sample-passwords.ts';
import { newSession, Refused, refuseField } from './serve.ts';

/** An account, with what is kept for its customer. */
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
  /** Wrong passwords since the last right one, by what was tried. */
  tries: Map<string, number>;
  /** The next id of an account, an address or a card. */
  nextId: number;
}

const MOST_TRIES = 10;

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
    tries: new Map(),
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
  const account = accountOf(customers, session);
  if (account) return account;
  throw new Refused(403, { message: 'This is kept for customers. Please sign in to see yours.' });
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

/** Counts a wrong try. @throws {Refused} 429 for one too many */
export const countTry = ({ tries }: SampleCustomers, what: string) => {
  const tried = (tries.get(what) ?? 0) + 1;
  tries.set(what, tried);
  if (tried <= MOST_TRIES) return;
  const message = 'That was too often. Please wait a quarter of an hour and try again.';
  throw new Refused(429, { message }, { 'Retry-After': '900' });
};

/** The account of an e-mail address and its password. @throws {Refused} 401, and 429 for guessing */
export const recognise = (
  customers: SampleCustomers,
  { email, password }: { email: string; password: string },
): SampleAccount => {
  countTry(customers, emailKey(email));
  const account = withEmail(customers, email);
  if (account?.password !== password) {
    const message = 'The e-mail address or the password is not right. Please try again.';
    throw new Refused(401, { message });
  }
  customers.tries.delete(emailKey(email));
  return account;
};

/** Whether an e-mail address has an account. */
export const hasEmail = (customers: SampleCustomers, email: string): boolean =>
  withEmail(customers, email) !== undefined;

const refuseTaken = (customers: SampleCustomers, email: string) => {
  if (withEmail(customers, email)) {
    refuseField('email', 'There is an account with this e-mail address already.');
  }
};

/** Whether an e-mail address has an account. @throws {Refused} 429 for whoever asks about many */
export const hasAccount = (customers: SampleCustomers, session: string, email: string): boolean => {
  countTry(customers, `guest-email:${session}`);
  return withEmail(customers, email) !== undefined;
};

/** Makes an account, where its e-mail address has none. @throws {Refused} 422 for a common password */
export const openAccount = (
  customers: SampleCustomers,
  { name, email, password }: { name: string; email: string; password: string },
): SampleAccount => {
  requireUncommon(password, { name, email });
  const known = withEmail(customers, email);
  if (known) return known;
  const id = customers.nextId++;
  const names = { name, first_name: firstName(name), last_name: lastName(name) };
  const account: SampleAccount = {
    customer: { id, email, ...names, favorites: [], addresses: [], payments: [] },
    password,
    bag: [],
    later: [],
    following: { creators: [], vendors: [] },
  };
  customers.accounts.push(account);
  return account;
};

const confirm = (customers: SampleCustomers, account: SampleAccount, password?: string) => {
  if (password === undefined) {
    refuseField('current_password', 'Please enter your present password to change this.');
  }
  const tried = `password:${account.customer.id}`;
  countTry(customers, tried);
  if (password !== account.password) {
    refuseField('current_password', 'This is not your present password.');
  }
  customers.tries.delete(tried);
};

/** Ends the sessions of an account, but for one that is kept. */
export const endSessions = (
  customers: SampleCustomers,
  account: SampleAccount,
  keep?: string,
): void => {
  const { sessions } = customers;
  for (const [session, owner] of sessions)
    if (owner === account && session !== keep) sessions.set(session, null);
  if (customers.arriving !== account) return;
  customers.arriving = null;
  if (keep !== undefined) sessions.set(keep, account);
};

/** Makes every link for a new password of an account worthless. */
export const forgetLinks = ({ resets }: SampleCustomers, account: SampleAccount): void => {
  for (const [link, owner] of resets) if (owner === account) resets.delete(link);
};

/** Deletes an account and what is kept for its customer. @throws {Refused} 422 without its password */
export const closeAccount = (
  customers: SampleCustomers,
  account: SampleAccount,
  password: string,
): void => {
  confirm(customers, account, password);
  endSessions(customers, account);
  customers.accounts = customers.accounts.filter((other) => other !== account);
};

/** Changes an account. @throws {Refused} 422 for a taken address, or without the present password */
export const changeAccount = (
  customers: SampleCustomers,
  account: SampleAccount,
  asked: { name?: string; email?: string; password?: string; current_password?: string },
): void => {
  const { customer } = account;
  const { name = customer.name, email = customer.email, password = account.password } = asked;
  const movesIn = emailKey(email) !== emailKey(customer.email);
  if (asked.password !== undefined) requireUncommon(asked.password, { name, email });
  if (movesIn || asked.password !== undefined) confirm(customers, account, asked.current_password);
  if (movesIn) refuseTaken(customers, email);
  if (movesIn || asked.password !== undefined) forgetLinks(customers, account);
  Object.assign(customer, { name, email, first_name: firstName(name), last_name: lastName(name) });
  account.password = password;
};

/** Takes what was ordered out of the bag of the customer who ordered. */
export const forgetSampleOrdered = (
  customers: SampleCustomers,
  session: string,
  lines: LineIdentity[],
): void => {
  const account = accountOf(customers, session);
  const ordered = new Set(lines.map(lineKey));
  if (account) account.bag = account.bag.filter((line) => !ordered.has(lineKey(line)));
};
