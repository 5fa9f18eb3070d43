import type { Customer } from '@otzar/contract/customer';
import { atom } from 'jotai/vanilla';
import { customerModule } from './customer-module.ts';

/** Somebody whose session has ended is asked to log in again where they are. */
interface Renewal {
  customer: Customer;
  /** Says whether they did, once. */
  answer: (renewed: boolean) => void;
  answered: Promise<boolean>;
}

/** Who is asked now. */
export const renewalAtom = atom<Renewal | null>(null);

/**
 * Asks whoever this tab believes to be signed in to log in again, once for however many calls were refused.
 * @returns whether the same customer did
 */
export const renewSessionAtom = atom(null, async (get, set): Promise<boolean> => {
  const customer = await customerModule.load();
  const asked = get(renewalAtom);
  if (asked) return asked.answered;
  if (customer === null) return false;
  let answer = (_renewed: boolean) => {};
  const answered = new Promise<boolean>((resolve) => {
    answer = resolve;
  });
  set(renewalAtom, { customer, answer, answered });
  const renewed = await answered;
  set(renewalAtom, null);
  return renewed;
});
