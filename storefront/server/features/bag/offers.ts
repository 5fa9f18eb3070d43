import type { LineOffer, LineRequest } from '@otzar/contract/bag';
import { toUsd } from '@otzar/domain/money';
import { and, eq, sql } from 'drizzle-orm';
import { among } from '../../db/among.ts';
import type { Queryable } from '../../db/database.ts';
import { isRowId } from '../../db/row-id.ts';
import { type Drawing, product, variation, vendor } from '../../db/schema.ts';
import { pictureOf } from '../../kit/pictures/picture.ts';
import { blankOffer, isEGiftCard } from '../e-gift-card/offer.ts';
import { available, variationAvailable } from '../product/availability.ts';
import { productPath } from '../product/path.ts';

type Offer = Omit<LineOffer, 'item_key' | 'quantity'>;

/** What a line points at, whichever personalised variant of it. */
const offerKey = ({ type, id }: Pick<LineRequest, 'type' | 'id'>): string => `${type}:${id}`;

/**
 * The shop's word on lines, in their order: what each costs now, and how many there are. A line
 * that is not sold, or not by itself, is left out.
 */
export async function readOffers(db: Queryable, lines: LineRequest[]): Promise<LineOffer[]> {
  const idsOf = (wanted: (type: LineRequest['type']) => boolean) =>
    lines.filter(({ id, type }) => wanted(type) && isRowId(id)).map(({ id }) => id);
  const products = await readProductOffers(
    db,
    idsOf((type) => type !== 'variation'),
  );
  const variations = await readVariationOffers(
    db,
    idsOf((type) => type === 'variation'),
  );
  const offers = new Map([...products, ...variations].map((offer) => [offerKey(offer), offer]));
  return lines.flatMap((request) => {
    if (isEGiftCard(request)) return [blankOffer(request)];
    const { item_key, quantity, ...line } = request;
    const offer = offers.get(offerKey(line));
    return offer ? [{ ...offer, item_key, quantity: within(quantity, offer.max) }] : [];
  });
}

/** A quantity above the maximum is lowered; none becomes one while there is one (specification, section 4). */
const within = (quantity: number, max: number): number => Math.min(max, Math.max(1, quantity));

/** Of a product only what a line needs: its words and its index of them are many times as long. */
const parent = {
  id: product.id,
  type: product.type,
  title: product.title,
  heb_title: product.heb_title,
  slug: product.slug,
  tax_code: product.tax_code,
  exclude_free_shipping: product.exclude_free_shipping,
  drawing: sql<Drawing>`${product.drawings}->0`,
  vendor: vendor.name,
};

interface Parent {
  id: number;
  type: Exclude<LineOffer['type'], 'variation'>;
  title: string;
  heb_title: string | null;
  slug: string;
  tax_code: number;
  exclude_free_shipping: boolean;
  drawing: Drawing;
  vendor: string;
}

/** A product with variations is sold only as one of them. */
async function readProductOffers(db: Queryable, ids: number[]): Promise<Offer[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({
      ...parent,
      item_type: product.item_type,
      price_cents: product.price_cents,
      fake_price_cents: product.fake_price_cents,
      sku: product.sku,
      preorder_date: product.preorder_date,
      max: available,
    })
    .from(product)
    .innerJoin(vendor, eq(vendor.id, product.vendor_id))
    .where(and(among(product.id, ids), eq(product.has_variations, false)));
  return rows.map((row) => ({
    ...ofProduct(row),
    id: row.id,
    type: row.type,
    item_type: row.item_type,
    max: row.max,
    price: toUsd(row.price_cents),
    fake_price: toUsd(row.fake_price_cents),
    variation: '',
    sku: row.sku,
    preorder_date: row.preorder_date,
  }));
}

async function readVariationOffers(db: Queryable, ids: number[]): Promise<Offer[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ ...parent, options: product.options, row: variation, max: variationAvailable })
    .from(variation)
    .innerJoin(product, eq(product.id, variation.product_id))
    .innerJoin(vendor, eq(vendor.id, product.vendor_id))
    .where(among(variation.id, ids));
  return rows.map(({ row, options, max, ...of }) => ({
    ...ofProduct(of),
    id: row.id,
    type: 'variation',
    item_type: row.item_type,
    max,
    price: toUsd(row.price_cents),
    fake_price: toUsd(row.fake_price_cents),
    variation: options.flatMap(({ name }) => row.options[name] ?? []).join(', '),
    sku: row.sku,
    preorder_date: row.preorder_date,
    ...(row.drawing && { image: pictureOf('variation', row.id, 0, row.drawing, of.heb_title) }),
  }));
}

function ofProduct({ id, type, slug, drawing, ...same }: Parent) {
  const { title, heb_title, tax_code, vendor, exclude_free_shipping } = same;
  return {
    product_id: id,
    title,
    heb_title,
    tax_code,
    path: productPath(type, slug, id),
    vendor,
    image: pictureOf('product', id, 0, drawing, heb_title),
    exclude_free_shipping,
  };
}
