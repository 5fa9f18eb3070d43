import type { CustomerAddress } from '@otzar/contract/address';
import { saveProfile } from '@otzar/contract/customer-account';
import { changeAddress } from '@otzar/contract/customer-address';
import { changePayment } from '@otzar/contract/customer-payment';
import type { CallInput } from '@otzar/contract/endpoint';
import { atom } from 'jotai/vanilla';
import { call } from '../../platform/http.ts';
import { customerModule } from './customer-module.ts';
import { takeOver } from './saved-details.ts';

type AddressBody = NonNullable<CallInput<typeof changeAddress>['body']>;

/** Replaces an address of the account. @throws {CallFailed} */
export const changeAddressAtom = atom(null, async (_get, set, id: number, address: AddressBody) => {
  await takeOver(
    set,
    () => call(changeAddress, { params: { id: String(id) }, body: address }),
    (_, { addresses }) => ({ addresses }),
  );
});

/** Moves the default flag to an address. @throws {CallFailed} */
export const preferAddressAtom = atom(null, (_get, set, address: CustomerAddress) =>
  set(changeAddressAtom, address.id, { ...address, default: true }),
);

/** Moves the default flag to a card. @throws {CallFailed} */
export const preferCardAtom = atom(null, async (_get, set, id: number) => {
  await takeOver(
    set,
    () => call(changePayment, { params: { id: String(id) }, body: { default: true } }),
    (_, { payments }) => ({ payments }),
  );
});

/** Changes name, e-mail address or password. @throws {CallFailed} */
export const saveProfileAtom = atom(
  null,
  async (_get, set, body: NonNullable<CallInput<typeof saveProfile>['body']>) => {
    const { customer } = await call(saveProfile, { body });
    await set(customerModule.atom, (now) => (now?.id === customer.id ? customer : now));
    return customer;
  },
);
