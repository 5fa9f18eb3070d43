import * as v from 'valibot';
import { messages } from '#messages/product';
import { endpoint } from './endpoint.ts';
import { Picture } from './picture.ts';
import { Day, Id, IdInAddress, Usd } from './scalar.ts';

/** What a bag line points at (specification, section 3). */
export const ProductType = v.picklist(['product', 'variation', 'bundle', 'giftCard']);

/** How an item reaches the shopper; digital and service items need no shipping. */
export const ItemType = v.picklist(['physical', 'digital', 'service', 'recurring']);

export const Creator = v.object({
  id: Id,
  name: v.string(),
  heb_name: v.nullable(v.string()),
  path: v.string(),
});

/** What a card in a listing or a rail needs, and nothing more. */
export const ProductCard = v.object({
  id: Id,
  type: ProductType,
  item_type: ItemType,
  title: v.string(),
  heb_title: v.nullable(v.string()),
  /** Address of the product page. */
  path: v.string(),
  price: Usd,
  /** A former price; shown struck only when above `price`. */
  fake_price: Usd,
  vendor: v.string(),
  /** Names only, in order of the title page. */
  creators: v.array(v.string()),
  image: Picture,
  /** How many can be bought now. */
  max: v.number(),
  /** More than one choice of variation: the card leads to the page in place of a quick add. */
  has_variations: v.boolean(),
  sku: v.string(),
  preorder_date: v.nullable(Day),
  exclude_free_shipping: v.boolean(),
});
export type ProductCard = v.InferOutput<typeof ProductCard>;

/** Facts in display order, e.g. `{ label: "Pages", value: "312" }`. */
const Facts = v.array(v.object({ label: v.string(), value: v.string() }));

export const Variation = v.object({
  id: Id,
  /** The chosen value by option name, e.g. `{ "Colour": "Olive", "Size": "A5" }`. */
  options: v.record(v.string(), v.string()),
  price: Usd,
  fake_price: Usd,
  picture: v.nullable(Picture),
  preorder_date: v.nullable(Day),
  item_type: ItemType,
  /** How many can be bought now. */
  max: v.number(),
  /** The most that one order may hold, whatever the stock. */
  max_quantity: v.number(),
  sku: v.string(),
  /** What it is among its kind: its options as facts, in the order of the product's. */
  meta: Facts,
});
export type Variation = v.InferOutput<typeof Variation>;

/** One field that a shopper may fill in on a personalised item, with its fee. */
const PersonalizationField = v.object({
  key: v.string(),
  label: v.string(),
  price: Usd,
  max_length: v.number(),
});

export const Product = v.object({
  ...ProductCard.entries,
  product_id: Id,
  creators: v.array(Creator),
  vendor_id: Id,
  media: v.array(Picture),
  /** The thumbnails of `media`, in its order. */
  media_urls: v.array(v.string()),
  /** Paragraphs of plain text separated by a blank line. */
  description: v.string(),
  short_desc: v.string(),
  heb_description: v.nullable(v.string()),
  heb_short_desc: v.nullable(v.string()),
  meta: Facts,
  max_quantity: v.number(),
  tax_code: v.number(),
  /** Option names in display order with their values, e.g. `[{ name: "Colour", values: [...] }]`. */
  options: v.array(v.object({ name: v.string(), values: v.array(v.string()) })),
  variation_infos: v.array(Variation),
  personalizations: v.array(PersonalizationField),
  /** What it costs to have one line of it wrapped; null where it cannot be. */
  gift_wrap: v.nullable(Usd),
  /** What a bundle is made of; empty for the rest. */
  parts: v.array(v.object({ quantity: v.number(), product: ProductCard })),
  /** The way from Home to the product, itself last. */
  breadcrumbs: v.array(v.object({ name: v.string(), path: v.string() })),
  related: v.array(ProductCard),
});
export type Product = v.InferOutput<typeof Product>;

export const readProduct = endpoint({
  method: 'GET',
  path: '/api/product/{id}',
  audience: 'public',
  params: v.object({ id: IdInAddress }),
  status: 200,
  answer: Product,
  refusals: [404],
});

/** Ids in an address, separated by commas; each counts once. */
const IdsInAddress = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,14}(,[1-9]\d{0,14}){0,49}$/, () => messages.idsWrong),
  v.transform((text) => [...new Set(text.split(',').map(Number))]),
);

export const readCards = endpoint({
  method: 'GET',
  path: '/api/product',
  audience: 'public',
  query: v.object({ ids: IdsInAddress }),
  status: 200,
  answer: v.array(ProductCard),
});
