import { Address } from '@otzar/contract/address';
import { createCardToken } from '@otzar/contract/card';
import { Pickup } from '@otzar/contract/order';
import { isExpired, normaliseCard, normaliseExpiry, passesLuhn } from '@otzar/domain/card';
import { placeProblem } from '@otzar/domain/places';
import { regionProblem } from '@otzar/domain/regions';
import * as v from 'valibot';
import * as messages from '#messages/features/checkout';
import { complaints } from '../../platform/complaints.ts';

/** A sentence for each field at fault, by field name; empty where all is well. */
export type FieldErrors<K extends string = string> = Partial<Record<K, string>>;

export function addressProblems(address: Address): FieldErrors {
  const errors = { ...complaints(Address, address), ...placeProblems(address) };
  const region = regionProblem(address);
  if (region && !errors.region) errors.region = region;
  return errors;
}

/** What is wrong with the place alone: its country and its postal code. */
export function placeProblems({ country, postal_code }: Address): FieldErrors {
  const errors = complaints(v.pick(Address, ['country', 'postal_code']), { country, postal_code });
  const postal = placeProblem(country, postal_code);
  return postal && !errors.postal_code ? { ...errors, postal_code: postal } : errors;
}

export const pickupProblems = (pickup: Record<keyof Pickup, string>): FieldErrors =>
  complaints(Pickup, pickup);

/** What is wrong where no way of delivery is chosen. */
export const wayProblem = messages.wayMissing;

/** The values of the card form as typed. Never kept, never sent anywhere but to the tokeniser. */
export interface TypedCard {
  card: string;
  exp: string;
  cvc: string;
}

export function cardProblems(typed: TypedCard, now: Date): FieldErrors {
  const card = plainCard(typed);
  const errors = complaints(createCardToken.body, card);
  if (!errors.card && !passesLuhn(card.card)) {
    errors.card = messages.cardMistyped;
  }
  if (!errors.exp && isExpired(card.exp, now)) {
    errors.exp = messages.cardExpired;
  }
  return errors;
}

/** White space stripped, the slash taken out of the expiry (specification, section 5). */
export const plainCard = ({ card, exp, cvc }: TypedCard): TypedCard => ({
  card: normaliseCard(card),
  exp: normaliseExpiry(exp),
  cvc: cvc.trim(),
});
