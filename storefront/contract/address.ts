import * as v from 'valibot';
import { messages } from '#messages/address';
import { Id, typed, typedOrEmpty } from './scalar.ts';

/** A postal address as the shopper gives it; one name field. */
export const Address = v.object({
  name: typed(120, () => messages.nameMissing),
  street: typed(200, () => messages.streetMissing),
  street_2: v.optional(typedOrEmpty(200), ''),
  city: typed(120, () => messages.cityMissing),
  /** Required where it is chosen from a list: a state of the US or a province of Canada, by its two letters. */
  region: v.optional(typedOrEmpty(80), ''),
  /**
   * The postal code for which the shopper was asked about a region that it does not belong to, and keeps it.
   * Tax and delivery follow the postal code alone.
   */
  region_confirmed_for: v.optional(typedOrEmpty(12)),
  postal_code: typed(12, () => messages.postalCodeMissing),
  country: v.pipe(
    v.string(() => messages.countryMissing),
    v.regex(/^[A-Z]{2}$/, () => messages.countryMissing),
  ),
  phone: v.optional(typedOrEmpty(40), ''),
});
export type Address = v.InferOutput<typeof Address>;

/** An address that a customer keeps; at most one of theirs has the default flag. */
export const CustomerAddress = v.object({
  ...Address.entries,
  id: Id,
  default: v.boolean(),
});
export type CustomerAddress = v.InferOutput<typeof CustomerAddress>;
