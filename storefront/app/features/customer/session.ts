import { logOut, readCustomer } from '@otzar/contract/customer';
import { atom } from 'jotai/vanilla';
import { CallFailed } from '../../platform/call-failed.ts';
import { call } from '../../platform/http.ts';
import { customerModule } from './customer-module.ts';

let asked = 0;

/**
 * Asks the shop who is signed in; of several answers the last one asked for counts. Answers whether a
 * session has ended (specification, section 8: 403). Any other failure leaves all as it was.
 */
export const checkSessionAtom = atom(null, async (_get, set): Promise<boolean> => {
  asked += 1;
  const turn = asked;
  try {
    const { customer } = await call(readCustomer);
    if (turn === asked) await set(customerModule.atom, () => customer);
    return false;
  } catch (error) {
    const ended =
      error instanceof CallFailed && error.status === 403 && (await customerModule.load()) !== null;
    if (ended) await set(customerModule.atom, () => null);
    return ended;
  }
});

/** Signs the customer out. @throws {CallFailed} when the shop cannot be reached; all stays as it was. */
export const signOutAtom = atom(null, async (_get, set) => {
  await call(logOut);
  await set(customerModule.atom, () => null);
});
