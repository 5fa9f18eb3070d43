import type { CardToken } from '@otzar/contract/card';
import type { Customer } from '@otzar/contract/customer';
import type { Address } from '@otzar/contract/order';
import { addressLines } from '@otzar/domain/address';
import { isExpired } from '@otzar/domain/card';

/** An address as it is sent: without what only the account knows of it. */
export const plainAddress = ({
  id: _,
  default: __,
  ...address
}: Customer['addresses'][number]): Address => address;

/** A card as an order is paid with it. */
export const plainCard = ({
  id: _,
  default: __,
  ...card
}: Customer['payments'][number]): CardToken => card;

/** Which kept address a form holds just now; undefined for none of them. */
export const addressInForm = (addresses: Customer['addresses'], typed: Address) =>
  addresses.find((kept) => {
    const plain = plainAddress(kept);
    return Object.entries(plain).every(([name, value]) => typed[name as keyof Address] === value);
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
