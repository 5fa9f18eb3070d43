import type { OwnedBag } from '@otzar/domain/owned-bag';
import { atom } from 'jotai/vanilla';
import { bagModule } from '../../features/bag/bag-module.ts';
import { bagReadingAtom } from '../../features/bag/bag-reading.ts';
import { customerModule } from '../../features/customer/customer-module.ts';
import { checkSessionAtom, sessionCheckAtom } from '../../features/customer/session.ts';
import { shopStore } from '../../platform/store.ts';
import { withTimeout } from '../../platform/with-timeout.ts';

/** Whether what this browser shows of a bag is all there is, as far as the shop has said so. */
export type BagStatus = 'pending' | 'loaded' | 'failed';

/**
 * A guest's bag is in this browser, and known, unless there is nothing in it and the shop has not said that this is a
 * guest. A customer's is with the shop: until it has been asked in this visit it is not known what there is, and an empty
 * copy does not say that there is nothing.
 */
export const bagStatusAtom = atom((get): BagStatus => {
  const bag = get(bagModule.atom);
  const customer = get(customerModule.atom);
  if (bag === undefined || customer === undefined) return 'pending';
  if (customer === null) {
    if (bag.owner !== null) return 'pending';
    if (bag.products.length > 0) return 'loaded';
    const check = get(sessionCheckAtom);
    if (check === null) return 'pending';
    return check.failure === undefined ? 'loaded' : 'failed';
  }
  const reading = get(bagReadingAtom);
  if (bag.owner !== customer.id || reading?.owner !== customer.id) return 'pending';
  if (reading.state === 'read') return 'loaded';
  return reading.state === 'failed' ? 'failed' : 'pending';
});

/** Whether the bag is known to be empty, for the clientLoader of a screen that has nothing to show then. */
export async function isKnownEmpty({ products, owner }: OwnedBag): Promise<boolean> {
  if (products.length > 0) return false;
  const store = shopStore();
  const known = await customerModule.load();
  if (known === null && store.get(sessionCheckAtom) === null)
    await withTimeout(() => store.set(checkSessionAtom)).catch(() => undefined);
  const customer = await customerModule.load();
  if (customer === null) {
    const check = store.get(sessionCheckAtom);
    return check !== null && check.failure === undefined;
  }
  const reading = store.get(bagReadingAtom);
  return owner === customer.id && reading?.owner === owner && reading.state === 'read';
}
