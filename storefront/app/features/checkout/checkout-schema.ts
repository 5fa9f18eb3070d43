import { Address } from '@otzar/contract/address';
import { CardToken } from '@otzar/contract/card';
import { Pickup, ShippingType } from '@otzar/contract/order';
import * as v from 'valibot';
import type { SavedCheckout } from './checkout-module.ts';

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
