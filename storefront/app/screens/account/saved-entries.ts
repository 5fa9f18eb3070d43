import type { Address } from '@otzar/contract/address';
import type { Customer } from '@otzar/contract/customer';
import { addressLines } from '@otzar/domain/address';
import { isExpired } from '@otzar/domain/card';
import { plainAddress } from '@otzar/domain/customer';
import { freshCheckout, type SavedCheckout } from '../../features/checkout/checkout-module.ts';

/** Whether two addresses are the same to the letter. */
const isSameAddress = (one: Address, other: Address): boolean =>
  Object.entries(one).every(([name, value]) => other[name as keyof Address] === value);

/** Which kept address a form holds just now; undefined for none of them. */
export const addressInForm = (addresses: Customer['addresses'], typed: Address) =>
  addresses.find((kept) => isSameAddress(plainAddress(kept), typed));

/** A checkout that went to an address, with what the account made of it; one that has moved on stays. */
export const withSavedAddress = (
  now: SavedCheckout,
  sent: Address,
  address: Address,
): SavedCheckout => ({
  ...now,
  // An order that is under way is tried again as it was.
  ...(now.attempt === null &&
    now.shippingInfo &&
    isSameAddress(sent, now.shippingInfo) && { shippingInfo: address }),
  ...(isSameAddress(sent, now.draft.address) && { draft: { ...now.draft, address } }),
});

/**
 * A checkout once an address is deleted from the account: its shipping info is cleared (specification,
 * section 4), and the form, where it holds that address.
 */
export const withoutAddress = (now: SavedCheckout, gone: Address): SavedCheckout => ({
  ...now,
  shippingInfo: null,
  ...(isSameAddress(gone, now.draft.address) && {
    draft: { ...now.draft, address: freshCheckout.draft.address },
  }),
});

/** The addresses as they are offered. */
export const addressEntries = (addresses: Customer['addresses']) =>
  addresses.map((address) => ({
    id: address.id,
    isDefault: address.default,
    name: address.name,
    lines: addressLines(address).slice(1),
  }));

/** The cards as they are offered. @param now decides which have expired */
export const cardEntries = (payments: Customer['payments'], now: Date) =>
  payments.map(({ id, default: isDefault, brand, last_four, exp }) => ({
    id,
    isDefault,
    brand,
    lastFour: last_four,
    expires: `${exp.slice(0, 2)}/${exp.slice(2)}`,
    expired: isExpired(exp, now),
  }));
