import { type Customer, logIn, logOut, readCustomer } from '@otzar/contract/customer';
import { atom } from 'jotai/vanilla';
import { CallFailed } from '../../platform/call-failed.ts';
import { call } from '../../platform/http.ts';
import { oneAtATime } from '../../platform/one-at-a-time.ts';
import { customerModule } from './customer-module.ts';

let asked = 0;

const idOf = (customer: Customer | null) => customer?.id ?? null;

/**
 * Asks the shop who is signed in; of several answers the last one asked for counts, and one that comes after
 * somebody signed in or out, in whichever tab, counts for nothing. Answers whether a session has ended
 * (specification, section 8: 403). Any other failure leaves all as it was.
 */
export const checkSessionAtom = atom(null, async (_get, set): Promise<boolean> => {
  asked += 1;
  const turn = asked;
  const before = idOf(await customerModule.load());
  const tell = (customer: Customer | null) =>
    set(customerModule.atom, (now) => (idOf(now) === before ? customer : now));
  try {
    const { customer } = await call(readCustomer);
    if (turn === asked) await tell(customer);
    return false;
  } catch (error) {
    const ended = error instanceof CallFailed && error.status === 403 && before !== null;
    if (ended) await tell(null);
    return ended;
  }
});

/** Signs a customer in. @throws {CallFailed} with a sentence, where that is not who they are. */
export const logInAtom = atom(
  null,
  async (_get, set, credentials: { email: string; password: string }) => {
    const { customer } = await call(logIn, { body: credentials });
    asked += 1;
    await set(customerModule.atom, () => customer);
  },
);

/**
 * Signs the customer out, after what is under way for them. @throws {CallFailed} when the shop cannot be
 * reached; all stays as it was.
 */
export const signOutAtom = atom(null, (_get, set) =>
  oneAtATime(async () => {
    await call(logOut);
    asked += 1;
    await set(customerModule.atom, () => null);
  }),
);
