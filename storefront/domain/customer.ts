import type { Address } from '@otzar/contract/address';
import type { CardToken } from '@otzar/contract/card-token';
import type { Customer } from '@otzar/contract/customer';
import type { Pickup } from '@otzar/contract/order';

/** What a customer is called: the name up to its first space (specification, section 3). */
export const firstName = (name: string): string => name.trim().split(' ')[0] ?? '';

/** The rest of a name, after its first space; empty where there is one name only. */
export const lastName = (name: string): string => name.trim().split(' ').slice(1).join(' ').trim();

/** What tells accounts apart: no two have e-mail addresses that differ only in case. */
export const emailKey = (email: string): string => email.trim().normalize('NFKC').toLowerCase();

interface Flagged {
  id: number;
  default: boolean;
}

/** What a checkout starts from: what has the default flag, else the first (specification, section 4). */
export const defaultOf = <T extends Pick<Flagged, 'default'>>(kept: T[]): T | undefined =>
  kept.find((one) => one.default) ?? kept[0];

/**
 * Whether something that is kept gets the default flag. Where the customer does not say, the first of its
 * kind gets it, and anything else keeps what it has.
 */
export const getsDefault = (
  asked: boolean | undefined,
  { first, before }: { first: boolean; before: boolean },
): boolean => asked ?? (first || before);

/** Puts something new or changed in its place; the default flag is on one of them at most. */
export const withEntry = <T extends Flagged>(kept: T[], one: T): T[] => {
  const others = one.default ? kept.map((other) => ({ ...other, default: false })) : kept;
  return others.some(({ id }) => id === one.id)
    ? others.map((other) => (other.id === one.id ? one : other))
    : [...others, one];
};

/** Who fetches an order unless the customer says otherwise (specification, section 4, Checkout). */
export const pickupInfoOf = ({
  name,
  email,
  addresses,
}: Pick<Customer, 'name' | 'email' | 'addresses'>): Pickup => ({
  name,
  email,
  phone: defaultOf(addresses)?.phone ?? '',
});

/** An address as an order is sent to it: without what only the account knows of it. */
export const plainAddress = ({
  id: _,
  default: __,
  ...address
}: Customer['addresses'][number]): Address => address;

/** A card as an order is paid with it: without what only the account knows of it. */
export const cardTokenOf = ({
  id: _,
  default: __,
  ...card
}: Customer['payments'][number]): CardToken => card;
