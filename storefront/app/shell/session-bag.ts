import { isMarked } from '../platform/session-bag-mark.ts';
import { shopStore } from '../platform/store.ts';

/**
 * Takes over the bag, and what was typed of its checkout, that were left where no scripts ran. Where that fails they
 * are the shop's still, and asked for with the next page.
 */
export async function takeOverSessionBag(): Promise<void> {
  if (!isMarked(document.cookie)) return;
  const { takeSessionBagAtom } = await import('../features/bag/take-session-bag.ts');
  const { asSavedCheckout } = await import('../features/checkout/session-checkout.ts');
  const { checkoutModule } = await import('../features/checkout/checkout-module.ts');
  const taken = await shopStore()
    .set(takeSessionBagAtom)
    .catch(() => null);
  if (!taken?.checkout) return;
  const { draft } = asSavedCheckout(taken.checkout);
  await shopStore().set(checkoutModule.atom, (now) =>
    now.draft.email === '' ? { ...now, draft } : now,
  );
}
