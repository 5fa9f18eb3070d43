import { createStore } from 'jotai/vanilla';
import { addLineAtom, saveForLaterAtom } from '../../storefront/app/features/bag/bag-actions.ts';
import { bagModule } from '../../storefront/app/features/bag/bag-module.ts';
import { changeBagAtom } from '../../storefront/app/features/bag/change-bag.ts';
import { sendPendingAtom } from '../../storefront/app/features/bag/sync-bag.ts';
import { checkoutModule } from '../../storefront/app/features/checkout/checkout-module.ts';
import { customerModule } from '../../storefront/app/features/customer/customer-module.ts';
import { renewalAtom, renewSessionAtom } from '../../storefront/app/features/customer/renewal.ts';
import { checkSessionAtom } from '../../storefront/app/features/customer/session.ts';
import { logInAtom, signOutAtom } from '../../storefront/app/features/customer/session-actions.ts';
import { discountModule } from '../../storefront/app/features/discount/discount-module.ts';
import { followingModule } from '../../storefront/app/features/following/following-module.ts';
import { giftCardModule } from '../../storefront/app/features/gift-card/gift-card-module.ts';
import { locationModule } from '../../storefront/app/features/shipping/place-modules.ts';
import { call } from '../../storefront/app/platform/http.ts';
import { messagesAtom } from '../../storefront/app/platform/messages.ts';
import { onSessionEnd } from '../../storefront/app/platform/session-end.ts';
import { followOwner } from '../../storefront/app/shell/follow-owner.ts';
import { settleOwnerAtom } from '../../storefront/app/shell/ownership.ts';

export const store = createStore();

/** What this tab does and shows, by the application's own names. */
export const app = {
  addLineAtom,
  saveForLaterAtom,
  changeBagAtom,
  sendPendingAtom,
  checkSessionAtom,
  logInAtom,
  signOutAtom,
  settleOwnerAtom,
  messagesAtom,
  renewalAtom,
  call,
};

export const modules = {
  bag: bagModule,
  customer: customerModule,
  checkout: checkoutModule,
  discount: discountModule,
  following: followingModule,
  giftCard: giftCardModule,
  location: locationModule,
};

/** What the shell does once a page has loaded; every part of the state is on screen. */
export function open(): void {
  for (const { atom } of Object.values(modules)) store.sub(atom, () => {});
  onSessionEnd(() => store.set(renewSessionAtom));
}

/** Keeps the tab in line with who is signed in. @returns the way to stop */
export const follow = (): (() => void) => followOwner(store, undefined, () => {});
