import type { OwnedBag } from '@otzar/domain/owned-bag';
import { atom } from 'jotai/vanilla';
import { bagModule } from '../features/bag/bag-module.ts';
import { bagReadingAtom } from '../features/bag/bag-reading.ts';
import { customerModule } from '../features/customer/customer-module.ts';
import { shopStore } from '../platform/store.ts';

/** Whether what this browser shows of a bag is all there is, as far as the shop has said so. */
export type BagStanding = 'coming' | 'known' | 'failed';

/**
 * A guest's bag is in this browser, and known. A customer's is with the shop: until it has been asked in this visit
 * it is not known what there is, and an empty copy does not say that there is nothing.
 */
export const bagStandingAtom = atom((get): BagStanding => {
  const bag = get(bagModule.atom);
  const customer = get(customerModule.atom);
  if (bag === undefined || customer === undefined) return 'coming';
  if (customer === null) return bag.owner === null ? 'known' : 'coming';
  const reading = get(bagReadingAtom);
  if (bag.owner !== customer.id || reading?.owner !== customer.id) return 'coming';
  if (reading.state === 'read') return 'known';
  return reading.state === 'failed' ? 'failed' : 'coming';
});

/** Whether the bag is known to be empty, for the clientLoader of a screen that has nothing to show then. */
export async function isKnownEmpty({ products, owner }: OwnedBag): Promise<boolean> {
  if (products.length > 0) return false;
  const customer = await customerModule.load();
  if (customer === null) return true;
  const reading = shopStore().get(bagReadingAtom);
  return owner === customer.id && reading?.owner === owner && reading.state === 'read';
}
