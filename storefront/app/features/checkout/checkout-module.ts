import { emptyCheckout } from '@otzar/domain/checkout-state';
import { useSetAtom } from 'jotai/react';
import { persistedAtom } from '../../platform/persisted.ts';
import { type CheckoutDraft, type SavedCheckout, SavedCheckoutSchema } from './checkout-schema.ts';

export type { OrderAttempt, SavedCheckout } from './checkout-schema.ts';

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
