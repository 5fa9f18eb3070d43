import type { Customer } from '@otzar/contract/customer';
import { addAddress, removeAddress } from '@otzar/contract/customer-address';
import { addPayment, removePayment } from '@otzar/contract/customer-payment';
import type { CallInput } from '@otzar/contract/endpoint';
import { atom, type Setter } from 'jotai/vanilla';
import { call } from '../../platform/http.ts';
import { customerModule } from './customer-module.ts';

/**
 * Takes over what the shop answers about the customer who asked; whoever is signed in instead by then, in
 * whichever tab, sees nothing of it.
 */
export async function takeOver<T>(
  set: Setter,
  ask: () => Promise<T>,
  change: (customer: Customer, answer: T) => Partial<Customer>,
): Promise<T> {
  const asker = (await customerModule.load())?.id;
  const answer = await ask();
  await set(customerModule.atom, (now) =>
    now && now.id === asker ? { ...now, ...change(now, answer) } : now,
  );
  return answer;
}

/** Keeps an address in the account, and answers it as it is kept. @throws {CallFailed} */
export const saveAddressAtom = atom(
  null,
  async (_get, set, body: NonNullable<CallInput<typeof addAddress>['body']>) => {
    const { address } = await takeOver(
      set,
      () => call(addAddress, { body }),
      (_, { addresses }) => ({ addresses }),
    );
    return address;
  },
);

const inPlace = (replacement: number | undefined) =>
  replacement === undefined ? {} : { replacement: String(replacement) };

/** Deletes an address from the account. @param replacement what subscriptions use in its place @throws {CallFailed} */
export const deleteAddressAtom = atom(null, async (_get, set, id: number, replacement?: number) => {
  const asked = { params: { id: String(id) }, query: inPlace(replacement) };
  await takeOver(
    set,
    () => call(removeAddress, asked),
    ({ addresses }) => ({ addresses: addresses.filter((address) => address.id !== id) }),
  );
});

/** Keeps a card in the account. @param token what the tokeniser gave for it @throws {CallFailed} */
export const saveCardAtom = atom(null, async (_get, set, token: string) => {
  await takeOver(
    set,
    () => call(addPayment, { body: { Token: token } }),
    (_, { payments }) => ({ payments }),
  );
});

/** Deletes a card from the account. @param replacement what subscriptions use in its place @throws {CallFailed} */
export const deleteCardAtom = atom(null, async (_get, set, id: number, replacement?: number) => {
  const asked = { params: { id: String(id) }, query: inPlace(replacement) };
  await takeOver(
    set,
    () => call(removePayment, asked),
    ({ payments }) => ({ payments: payments.filter((payment) => payment.id !== id) }),
  );
});
