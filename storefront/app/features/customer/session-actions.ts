import { type Customer, readCustomer } from '@otzar/contract/customer';
import {
  deleteAccount,
  logIn,
  logOut,
  logOutEverywhere,
  register,
  resetPassword,
} from '@otzar/contract/customer-account';
import type { CallInput } from '@otzar/contract/endpoint';
import { atom } from 'jotai/vanilla';
import { call } from '../../platform/http.ts';
import { withLock } from '../../platform/with-lock.ts';
import { becomeAtom } from './session.ts';

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
