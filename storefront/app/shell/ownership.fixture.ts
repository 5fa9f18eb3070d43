import { sampleLines } from '@otzar/contract/bag.examples';
import type { noa } from '@otzar/contract/customer.examples';
import { checkDiscountExamples } from '@otzar/contract/discount.examples';
import { addGiftCard, noGiftCards } from '@otzar/domain/gift-card';
import { createStore } from 'jotai/vanilla';
import { addLineAtom } from '../features/bag/bag-actions.ts';
import { bagModule } from '../features/bag/bag-module.ts';
import { checkoutModule, freshCheckout } from '../features/checkout/checkout-module.ts';
import { customerModule } from '../features/customer/customer-module.ts';
import { discountModule } from '../features/discount/discount-module.ts';
import { giftCardModule } from '../features/gift-card/gift-card-module.ts';
import { locationModule } from '../features/shipping/place-modules.ts';
import { locate } from '../mocks/sample-places.ts';
import { settleOwnerAtom } from './ownership.ts';

/** A discount that is kept. */
export const { default: code } = checkDiscountExamples;

/** A browser with something in each thing that is kept. */
export async function browser() {
  const store = createStore();
  await store.set(addLineAtom, sampleLines.mug);
  await store.set(giftCardModule.atom, () =>
    addGiftCard(noGiftCards, { code: 'OTZ-AAAA-BBBB-CCCC', balance: 50 }),
  );
  await store.set(locationModule.atom, () => locate('11201', 'US'));
  await store.set(checkoutModule.atom, () => ({ ...freshCheckout, email: 'guest@example.com' }));
  await store.set(discountModule.atom, () => code);
  return store;
}
export type Browser = Awaited<ReturnType<typeof browser>>;

/** Somebody has signed in here, or out, and all is settled. */
export async function become(store: Browser, customer: typeof noa | null) {
  await store.set(customerModule.atom, () => customer);
  await store.set(settleOwnerAtom, customer?.id ?? null);
}
export const bag = () => bagModule.load();
