import type { Customer } from '@otzar/contract/customer';
import { firstName } from '@otzar/domain/customer';
import { atom } from 'jotai/vanilla';
import { persistedAtom } from '../../platform/persisted.ts';
import { savedCustomer } from './customer-schema.ts';

/**
 * Who is signed in, as the shop last said: null for a guest, undefined until this browser has been asked.
 * Kept, so that a page greets its customer before the shop has answered, and so that every tab hears of it.
 */
export const customerModule = persistedAtom<Customer | null>({
  name: 'customer',
  version: 1,
  shape: savedCustomer,
});

/** What the customer is called; undefined for a guest. */
export const firstNameAtom = atom((get) => {
  const customer = get(customerModule.atom);
  return customer ? firstName(customer.name) : undefined;
});
