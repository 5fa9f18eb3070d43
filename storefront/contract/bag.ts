import * as v from 'valibot';
import { messages } from '#messages/bag';
import { EGiftCard } from './e-gift-card.ts';
import { endpoint } from './endpoint.ts';
import { Picture } from './picture.ts';
import { ItemType, ProductType } from './product.ts';
import { Day, Id, Usd } from './scalar.ts';

/** How a line is given; a message without wrapping costs nothing. */
export const GiftOptions = v.object({
  wrap: v.boolean(),
  message: v.pipe(
    v.string(),
    v.maxLength(500, () => messages.tooLong(500)),
  ),
  price: Usd,
});
export type GiftOptions = v.InferOutput<typeof GiftOptions>;

/** One group of filled-in fields; each entry holds its own fee (specification, section 3). */
export const Personalization = v.array(
  v.object({
    entries: v.array(
      v.object({
        key: v.string(),
        label: v.string(),
        value: v.pipe(
          v.string(),
          v.maxLength(200, () => messages.tooLong(200)),
        ),
        price: Usd,
      }),
    ),
  }),
);
export type Personalization = v.InferOutput<typeof Personalization>;

/** A line item of the bag: one thing, identified by id, type and item_key. */
export const BagLine = v.object({
  id: Id,
  type: ProductType,
  /** Tells personalised variants of one item apart; empty for a plain line. */
  item_key: v.pipe(v.string(), v.maxLength(64)),
  item_type: ItemType,
  quantity: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000)),
  /** How many can be bought now, as the server last said. */
  max: v.pipe(v.number(), v.integer(), v.minValue(0)),
  price: Usd,
  fake_price: Usd,
  tax_code: v.number(),
  title: v.string(),
  heb_title: v.nullable(v.string()),
  /** The chosen options in words, e.g. "Olive, A5"; empty where there is no choice. */
  variation: v.string(),
  sku: v.string(),
  product_id: Id,
  path: v.string(),
  vendor: v.string(),
  image: Picture,
  preorder_date: v.nullable(Day),
  exclude_free_shipping: v.boolean(),
  gift_options: v.nullable(GiftOptions),
  personalization: Personalization,
  /** Filled in for an e-gift card, whose price is its amount; null for all else. */
  gift_card: v.optional(v.nullable(EGiftCard), null),
});
export type BagLine = v.InferOutput<typeof BagLine>;

/** What identifies a line and how many of it are asked for. */
export const LineRequest = v.object({
  id: Id,
  type: ProductType,
  item_key: v.optional(v.pipe(v.string(), v.maxLength(64)), ''),
  quantity: v.pipe(
    v.number(() => messages.notWhole),
    v.integer(() => messages.notWhole),
    v.minValue(0, () => messages.tooFew),
    v.maxValue(1_000_000, () => messages.tooMany),
  ),
});
export type LineRequest = v.InferOutput<typeof LineRequest>;

/** The server's word on a line: what it is, what it costs now, and how many there are. */
export const LineOffer = v.omit(BagLine, ['gift_options', 'personalization', 'gift_card']);
export type LineOffer = v.InferOutput<typeof LineOffer>;

export const checkMax = endpoint({
  method: 'POST',
  path: '/api/max',
  audience: 'personal',
  body: v.object({ products: v.pipe(v.array(LineRequest), v.maxLength(500)) }),
  status: 200,
  answer: v.array(LineOffer),
});
