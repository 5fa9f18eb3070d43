import type { Address } from '@otzar/contract/address';
import type { Pickup } from '@otzar/contract/order';
import { type Checkout, emptyCheckout } from '@otzar/domain/checkout-state';
import { useSetAtom } from 'jotai/react';
import { persistedAtom } from '../../platform/persisted.ts';
import { SavedCheckoutSchema } from './checkout-schema.ts';

/** What a shopper has typed so far, valid or not, so that a reload loses nothing. */
export interface CheckoutDraft {
  email: string;
  address: Address;
  pickup: Record<keyof Pickup, string>;
}

/** The order being placed: the same body is sent with the same key, however often (design, point 6). */
export interface OrderAttempt {
  key: string;
  body: string;
}

/** The checkout as it is kept: what Review may rely on, what is still being typed, and the attempt under way. */
export interface SavedCheckout extends Checkout {
  draft: CheckoutDraft;
  attempt: OrderAttempt | null;
}

const emptyDraft: CheckoutDraft = {
  email: '',
  address: {
    name: '',
    street: '',
    street_2: '',
    city: '',
    region: '',
    postal_code: '',
    country: 'US',
    phone: '',
  },
  pickup: { name: '', email: '', phone: '' },
};

/** The checkout before anything was typed. */
export const freshCheckout: SavedCheckout = { ...emptyCheckout, draft: emptyDraft, attempt: null };

export const checkoutModule = persistedAtom<SavedCheckout>({
  name: 'checkout',
  version: 1,
  shape: { schema: SavedCheckoutSchema, initial: freshCheckout },
});

/** What is kept once an order is placed: the e-mail and address for the next one, nothing of the card. */
export function useFinishCheckout(): () => void {
  const change = useSetAtom(checkoutModule.atom);
  return () => void change(({ draft }) => ({ ...freshCheckout, draft }));
}
