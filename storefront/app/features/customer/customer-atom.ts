import type { Customer } from '@otzar/contract/customer';
import { firstName } from '@otzar/domain/customer';
import { atom } from 'jotai/vanilla';

/** Who is signed in; null for a guest, undefined until the shop has been asked. */
export const customerAtom = atom<Customer | null | undefined>(undefined);

/** What the customer is called; undefined for a guest. */
export const firstNameAtom = atom((get) => {
  const customer = get(customerAtom);
  return customer ? firstName(customer.name) : undefined;
});
