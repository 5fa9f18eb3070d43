import {
  type Customer,
  deleteAccount,
  logIn,
  logOut,
  logOutEverywhere,
  readCustomer,
  register,
  resetPassword,
} from '@otzar/contract/customer';
import type { CallInput } from '@otzar/contract/endpoint';
import { atom } from 'jotai/vanilla';
import { followsFrom } from '../../platform/failed-calls.ts';
import { call } from '../../platform/http.ts';
import { withLock } from '../../platform/with-lock.ts';
import { customerModule } from './customer-module.ts';

let asked = 0;

/** The check that was asked for last, which counts where several are under way. */
let latest: { turn: number; ended: Promise<boolean> } | undefined;

/** What came of asking the shop who is signed in: an answer, unless there is a failure. */
export interface SessionCheck {
  failure?: unknown;
}

/** What came of it in this visit; null before the first answer. */
export const sessionCheckAtom = atom<SessionCheck | null>(null);

/** What is kept is read anew each time, so it is compared by what it says. */
const isSame = (one: Customer | null, other: Customer | null) =>
  JSON.stringify(one) === JSON.stringify(other);

/** Asks once. One that has been overtaken is not done before the one that counts. */
const askSessionAtom = atom(null, async (_get, set, turn: number): Promise<boolean> => {
  const overtaken = async () => {
    if (latest && latest.turn > turn) await latest.ended;
    return false;
  };
  const before = await customerModule.load();
  const tell = (customer: Customer | null) =>
    set(customerModule.atom, (now) => (isSame(now, before) ? customer : now));
  try {
    const { customer } = await call(readCustomer);
    if (turn !== asked) return overtaken();
    set(sessionCheckAtom, {});
    const ended =
      before !== null && customer === null && isSame(await customerModule.load(), before);
    await tell(customer);
    return ended;
  } catch (error) {
    if (turn !== asked) return overtaken();
    const gone = followsFrom('readCustomer', error) === 'session ended';
    set(sessionCheckAtom, gone ? {} : { failure: error });
    const ended = gone && before !== null;
    if (ended) await tell(null);
    return ended;
  }
});

/**
 * Asks the shop who is signed in; of several answers the last one asked for counts, and one that comes after
 * somebody signed in or out or changed their account, in whichever tab, counts for nothing: it would bring back an
 * address that has just been deleted. Any other failure than an ended session leaves all as it was.
 * @returns whether a session has ended (specification, section 8: 403). The shop says so once; whoever has not heard
 * it, because they had gone on by then, learns it from the answer that nobody is signed in.
 */
export const checkSessionAtom = atom(null, (_get, set): Promise<boolean> => {
  asked += 1;
  const ended = set(askSessionAtom, asked);
  latest = { turn: asked, ended };
  return ended;
});

/** Whether it was in this tab that somebody signed in or out last; set back by whoever has taken note of it. */
export const changedHereAtom = atom(false);

const becomeAtom = atom(null, (_get, set, customer: Customer | null) => {
  asked += 1;
  set(sessionCheckAtom, {});
  set(changedHereAtom, true);
  return set(customerModule.atom, () => customer);
});

/** Signs a customer in. @throws {CallFailed} with a sentence, where that is not who they are. */
export const logInAtom = atom(
  null,
  async (_get, set, credentials: { email: string; password: string }): Promise<Customer> => {
    const { customer } = await call(logIn, { body: credentials });
    await set(becomeAtom, customer);
    return customer;
  },
);

/**
 * Makes an account, which signs its customer in. Of an e-mail address that has an account already nothing more
 * is told than the shop's message, and nobody is signed in.
 * @throws {CallFailed} with a sentence for each field at fault
 */
export const registerAtom = atom(
  null,
  async (_get, set, asked: NonNullable<CallInput<typeof register>['body']>) => {
    const { message } = await call(register, { body: asked });
    const { customer } = await call(readCustomer);
    if (customer) await set(becomeAtom, customer);
    return { message, customer };
  },
);

/** Sets a new password with the token of a letter, and signs its customer in. @throws {CallFailed} */
export const resetPasswordAtom = atom(
  null,
  async (_get, set, asked: { token: string; password: string }): Promise<Customer> => {
    const { customer } = await call(resetPassword, { body: asked });
    await set(becomeAtom, customer);
    return customer;
  },
);

/**
 * Signs the customer out, after what is under way for them. @throws {CallFailed} when the shop cannot be
 * reached; all stays as it was.
 */
export const signOutAtom = atom(null, (_get, set) =>
  withLock(async () => {
    await call(logOut);
    await set(becomeAtom, null);
  }),
);

/** Signs the customer out in every browser, this one too. @throws {CallFailed}; then all stays as it was. */
export const signOutEverywhereAtom = atom(null, (_get, set) =>
  withLock(async () => {
    await call(logOutEverywhere);
    await set(becomeAtom, null);
  }),
);

/**
 * Deletes the account of who is signed in, who is a guest then.
 * @param password the one that holds now
 * @throws {CallFailed} where it is not theirs, with a sentence at `current_password`
 */
export const deleteAccountAtom = atom(null, (_get, set, password: string) =>
  withLock(async () => {
    await call(deleteAccount, { body: { current_password: password } });
    await set(becomeAtom, null);
  }),
);

/** The customer of this browser has gone, in another tab or because they did not log in again. */
export const forgetSessionAtom = atom(null, (_get, set) => set(becomeAtom, null));
