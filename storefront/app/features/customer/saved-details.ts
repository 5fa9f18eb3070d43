import type { Customer } from '@otzar/contract/customer';
import { addAddress, removeAddress } from '@otzar/contract/customer-address';
import { addPayment, removePayment } from '@otzar/contract/customer-payment';
import type { CallInput } from '@otzar/contract/endpoint';
import { atom } from 'jotai/vanilla';
import { call } from '../../platform/http.ts';
import { customerModule } from './customer-module.ts';

const changeAtom = atom(null, (_get, set, part: Partial<Customer>) =>
  set(customerModule.atom, (customer) => customer && { ...customer, ...part }),
);

/** Keeps an address in the account, and answers it as it is kept. @throws {CallFailed} */
export const keepAddressAtom = atom(
  null,
  async (_get, set, address: NonNullable<CallInput<typeof addAddress>['body']>) => {
    const kept = await call(addAddress, { body: address });
    await set(changeAtom, { addresses: kept.addresses });
    return kept.address;
  },
);

/** Deletes an address from the account. @throws {CallFailed} */
export const deleteAddressAtom = atom(null, async (_get, set, id: number) => {
  await call(removeAddress, { params: { id: String(id) } });
  await set(
    customerModule.atom,
    (customer) =>
      customer && {
        ...customer,
        addresses: customer.addresses.filter((address) => address.id !== id),
      },
  );
});

/** Keeps a card in the account. @param token what the tokeniser gave for it @throws {CallFailed} */
export const keepCardAtom = atom(null, async (_get, set, token: string) => {
  const { payments } = await call(addPayment, { body: { Token: token } });
  await set(changeAtom, { payments });
});

/** Deletes a card from the account. @throws {CallFailed} */
export const deleteCardAtom = atom(null, async (_get, set, id: number) => {
  await call(removePayment, { params: { id: String(id) } });
  await set(
    customerModule.atom,
    (customer) =>
      customer && {
        ...customer,
        payments: customer.payments.filter((payment) => payment.id !== id),
      },
  );
});
