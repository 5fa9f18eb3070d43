import { type Customer, readCustomer } from '@otzar/contract/customer';
import { atom } from 'jotai/vanilla';
import { followsFrom } from '../../platform/failed-calls.ts';
import { call } from '../../platform/http.ts';
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

/** Makes somebody the customer of this browser, or nobody: a check that is under way counts for nothing then. */
export const becomeAtom = atom(null, (_get, set, customer: Customer | null) => {
  asked += 1;
  set(sessionCheckAtom, {});
  set(changedHereAtom, true);
  return set(customerModule.atom, () => customer);
});

/** The customer of this browser has gone, in another tab or because they did not log in again. */
export const forgetSessionAtom = atom(null, (_get, set) => set(becomeAtom, null));
