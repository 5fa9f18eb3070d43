import { Address } from '@otzar/contract/address';
import { CardToken } from '@otzar/contract/card-token';
import { Pickup, ShippingType } from '@otzar/contract/order';
import type { Checkout } from '@otzar/domain/checkout-state';
import * as v from 'valibot';

/** What a shopper has typed so far, valid or not, so that a reload loses nothing. */
export interface CheckoutDraft {
  email: string;
  address: Address;
  pickup: Record<keyof Pickup, string>;
}

/** The order being placed: the same body is sent with the same key, however often (decision 011). */
export interface OrderAttempt {
  key: string;
  body: string;
}

/** The checkout as it is kept: what Review may rely on, what is still being typed, and the attempt under way. */
export interface SavedCheckout extends Checkout {
  draft: CheckoutDraft;
  attempt: OrderAttempt | null;
}

const typedFields = <const K extends string>(names: readonly K[]) =>
  v.object(
    Object.fromEntries(names.map((name) => [name, v.string()])) as Record<
      K,
      v.StringSchema<undefined>
    >,
  );

/** The checkout as a browser keeps it. */
export const SavedCheckoutSchema: v.GenericSchema<unknown, SavedCheckout> = v.object({
  shippingType: v.nullable(ShippingType),
  shippingInfo: v.nullable(Address),
  creditInfo: v.nullable(CardToken),
  digitalInfo: v.nullable(v.object({ email: v.string() })),
  pickupInfo: v.nullable(Pickup),
  email: v.string(),
  guestEmailExists: v.boolean(),
  status: v.string(),
  draft: v.object({
    email: v.string(),
    address: v.object({
      ...typedFields([
        'name',
        'street',
        'street_2',
        'city',
        'region',
        'postal_code',
        'country',
        'phone',
      ]).entries,
      region_confirmed_for: v.optional(v.string()),
    }),
    pickup: typedFields(['name', 'email', 'phone']),
  }),
  attempt: v.nullable(v.object({ key: v.string(), body: v.string() })),
});
