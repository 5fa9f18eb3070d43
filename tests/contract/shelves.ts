import { api } from '@otzar/contract/api';
import type { LineOffer } from '@otzar/contract/bag';
import type { Product } from '@otzar/contract/product';
import { isDigitalOnly } from '@otzar/domain/bag';
import { isTaxByPlace } from '@otzar/domain/totals';
import type { Visitor } from './visitor.ts';

/** An id that nothing has. */
export const NOWHERE = 999_999_999;

/** The id at the end of an address. */
export const idIn = (path: string) => path.split('/').at(-1) ?? '';

/** What the shelves hold that can be bought now, read as a shopper would find it. */
export async function findOffers(visitor: Visitor): Promise<LineOffer[]> {
  const [department] = await visitor.call(api.listCategories);
  const { products } = await visitor.call(api.readListing, {
    params: { id: idIn(department?.value ?? '') },
  });
  const { rails } = await visitor.call(api.readHome);
  const cards = [...products, ...rails.flatMap((rail) => rail.products)];
  const offers = await visitor.call(api.checkMax, {
    body: { products: cards.map(({ id, type }) => ({ id, type, quantity: 1 })) },
  });
  return offers.filter(({ max }) => max > 3);
}

/** What the shop offers of something that is known by its id. */
export async function readOffer(
  visitor: Visitor,
  { id, type }: Pick<LineOffer, 'id' | 'type'>,
): Promise<LineOffer> {
  const body = { products: [{ id, type, quantity: 1 }] };
  const [offer] = await visitor.call(api.checkMax, { body });
  if (offer === undefined) throw new Error(`The shop offers no ${type} ${id}.`);
  return offer;
}

/** Something that is sent nowhere, and taxed by where its buyer is. */
export async function findTaxedDigital(visitor: Visitor): Promise<LineOffer> {
  for (const department of await visitor.call(api.listCategories)) {
    const params = { id: idIn(department.value) };
    const { products } = await visitor.call(api.readListing, { params });
    const lines = products.map(({ id, type }) => ({ id, type, quantity: 1 }));
    const offers = await visitor.call(api.checkMax, { body: { products: lines } });
    const found = offers.find((one) => isDigitalOnly([one]) && isTaxByPlace([one]) && one.max > 0);
    if (found) return found;
  }
  throw new Error('The shop has nothing taxed that is sent nowhere.');
}

/** Something that can be wrapped and written on, and has no variations to choose from. */
export async function findPersonalised(visitor: Visitor): Promise<Product> {
  for (const department of await visitor.call(api.listCategories)) {
    const params = { id: idIn(department.value) };
    const { products } = await visitor.call(api.readListing, { params });
    for (const { id, has_variations, max } of products) {
      if (has_variations || max < 4) continue;
      const product = await visitor.call(api.readProduct, { params: { id: String(id) } });
      if (product.personalizations.length > 0 && product.gift_wrap !== null) return product;
    }
  }
  throw new Error('The shop has nothing that can be written on.');
}

/** Something sold out, without variations to choose from. */
export async function findSoldOut(visitor: Visitor): Promise<number> {
  for (const first of [1, 101]) {
    const ids = Array.from({ length: 50 }, (_, at) => first + at).join(',');
    const cards = await visitor.call(api.readCards, { query: { ids } });
    const found = cards.find(({ max, has_variations }) => max < 1 && !has_variations);
    if (found) return found.id;
  }
  throw new Error('The shop has nothing that is sold out.');
}
