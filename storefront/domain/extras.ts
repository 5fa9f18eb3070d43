import type { GiftOptions, Personalization } from '@otzar/contract/bag';
import type { Product } from '@otzar/contract/product';
import { messages } from '#messages/extras';
import { toCents } from './money.ts';
import { personalizationFeeCents } from './totals.ts';

/** What the shop can do to a product beyond selling it. */
export type ExtrasOffer = Pick<Product, 'gift_wrap' | 'personalizations'>;

/** What a shopper wants done to a line, with the prices they saw. */
export interface Extras {
  gift_options: GiftOptions | null;
  personalization: Personalization;
}

const pricedGift = (asked: GiftOptions | null, wrapping: number | null): GiftOptions | null => {
  if (asked === null) return null;
  const wrap = asked.wrap && wrapping !== null;
  if (!wrap && asked.message.trim() === '') return null;
  return { wrap, message: asked.message, price: wrap && wrapping !== null ? wrapping : 0 };
};

const pricedPersonalization = (
  asked: Personalization,
  fields: ExtrasOffer['personalizations'],
): Personalization =>
  asked
    .map(({ entries }) => ({
      entries: entries.flatMap(({ key, value }) => {
        const field = fields.find((known) => known.key === key);
        const written = value.trim();
        return field && written
          ? [{ key, label: field.label, value: written, price: field.price }]
          : [];
      }),
    }))
    .filter(({ entries }) => entries.length > 0);

/**
 * Gift options and personalization at the shop's own prices. Wrapping that is not offered, fields that the
 * product does not have and entries left empty fall away; a message without wrapping costs nothing.
 */
export const pricedExtras = (asked: Extras, offer: ExtrasOffer): Extras => ({
  gift_options: pricedGift(asked.gift_options, offer.gift_wrap),
  personalization: pricedPersonalization(asked.personalization, offer.personalizations),
});

/** Whether a shopper saw the extras at the price that they have. */
export const sameExtrasPrice = (seen: Extras, priced: Extras): boolean =>
  toCents(seen.gift_options?.price ?? 0) === toCents(priced.gift_options?.price ?? 0) &&
  personalizationFeeCents(seen.personalization) === personalizationFeeCents(priced.personalization);

/**
 * What is wrong with a personalization, and where, e.g. `0.entries.1.value`; null where nothing is. Each
 * field of the product may be filled in once a group, up to its length.
 */
export const personalizationProblem = (
  asked: Personalization,
  fields: ExtrasOffer['personalizations'],
): { path: string; message: string } | null => {
  for (const [group, { entries }] of asked.entries()) {
    const seen = new Set<string>();
    for (const [place, { key, value }] of entries.entries()) {
      const path = `${group}.entries.${place}.value`;
      const field = fields.find((known) => known.key === key);
      if (!field || seen.has(key)) return { path, message: messages.notOffered };
      if (value.trim().length > field.max_length)
        return { path, message: messages.tooLong(field.max_length) };
      seen.add(key);
    }
  }
  return null;
};
