import * as v from 'valibot';
import { EGiftCard } from './e-gift-card.ts';
import { endpoint } from './endpoint.ts';
import { Picture } from './picture.ts';
import { ItemType, ProductType } from './product.ts';
import { Day, Id, Usd } from './scalar.ts';

/** How a line is given; a message without wrapping costs nothing. */
export const GiftOptions = v.object({
  wrap: v.boolean(),
  message: v.pipe(v.string(), v.maxLength(500, 'Please use at most 500 characters.')),
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
        value: v.pipe(v.string(), v.maxLength(200, 'Please use at most 200 characters.')),
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
    v.number('Please enter a whole number.'),
    v.integer('Please enter a whole number.'),
    v.minValue(0, 'Please enter a quantity of at least 0.'),
    v.maxValue(1_000_000, 'That is more than we can sell in one order.'),
  ),
});
export type LineRequest = v.InferOutput<typeof LineRequest>;

/** The server's word on a line: what it is, what it costs now, and how many there are. */
export const LineOffer = v.omit(BagLine, ['gift_options', 'personalization', 'gift_card']);
export type LineOffer = v.InferOutput<typeof LineOffer>;

export const checkMax = endpoint({
  method: 'POST',
  path: '/api/max',
  summary:
    'Availability and present prices of lines. A line that is no longer sold comes back with max 0 or not at all.',
  audience: 'personal',
  body: v.object({ products: v.pipe(v.array(LineRequest), v.maxLength(500)) }),
  status: 200,
  answer: v.array(LineOffer),
});

/** A line as a customer keeps it: what it is, how many, and what is to be done to it. */
export const KeptLine = v.object({
  ...LineRequest.entries,
  /** The prices in both are the shop's own, whatever is sent. */
  gift_options: v.optional(BagLine.entries.gift_options, null),
  personalization: v.optional(BagLine.entries.personalization, []),
  gift_card: BagLine.entries.gift_card,
});
export type KeptLine = v.InferOutput<typeof KeptLine>;

const KeptLines = v.pipe(
  v.array(KeptLine),
  v.maxLength(500, 'A list holds at most 500 different items.'),
);

/** Lines to take out; whatever else is sent of them is not looked at. */
const Identities = v.pipe(
  v.array(v.pick(LineRequest, ['id', 'type', 'item_key'])),
  v.maxLength(500),
);

export const readBag = endpoint({
  method: 'GET',
  path: '/api/customer/bag',
  summary:
    'The bag kept for the customer, at present prices: quantities capped at max, max 0 for what has run out.',
  audience: 'customer',
  status: 200,
  answer: v.array(BagLine),
});

export const saveBag = endpoint({
  method: 'POST',
  path: '/api/customer/bag',
  summary:
    'Keeps lines in the bag, each in place of the identical one (same id, type and item_key); the others stay. Answers the whole bag.',
  audience: 'customer',
  body: v.object({ bag: KeptLines }),
  status: 200,
  answer: v.array(BagLine),
});

export const removeFromBag = endpoint({
  method: 'POST',
  path: '/api/customer/bag/delete',
  summary: 'Takes lines out of the bag, and answers what is left in it.',
  audience: 'customer',
  body: v.object({ bag: Identities }),
  status: 200,
  answer: v.array(BagLine),
});

export const readLater = endpoint({
  method: 'GET',
  path: '/api/customer/later',
  summary: 'What the customer saved for later, answered as the bag is.',
  audience: 'customer',
  status: 200,
  answer: v.array(BagLine),
});

export const saveLater = endpoint({
  method: 'POST',
  path: '/api/customer/later',
  summary: 'Saves lines for later, each in place of the identical one. Answers the whole list.',
  audience: 'customer',
  body: v.object({ later: KeptLines }),
  status: 200,
  answer: v.array(BagLine),
});

export const removeFromLater = endpoint({
  method: 'POST',
  path: '/api/customer/later/delete',
  summary: 'Takes lines out of what is saved for later, and answers what is left.',
  audience: 'customer',
  body: v.object({ later: Identities }),
  status: 200,
  answer: v.array(BagLine),
});
