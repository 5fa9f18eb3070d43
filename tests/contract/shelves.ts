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

/** What can be had of the first page of each department, in the order of the departments. */
async function findShelves(visitor: Visitor): Promise<LineOffer[]> {
  const shelves: LineOffer[] = [];
  for (const department of await visitor.call(api.listCategories)) {
    const params = { id: idIn(department.value) };
    const { products } = await visitor.call(api.readListing, { params });
    const lines = products.map(({ id, type }) => ({ id, type, quantity: 1 }));
    shelves.push(...(await visitor.call(api.checkMax, { body: { products: lines } })));
  }
  return shelves;
}

/** What the shelves hold that can be bought now, read as a shopper would find it. */
export async function findOffers(visitor: Visitor): Promise<LineOffer[]> {
  return (await findShelves(visitor)).filter(({ max }) => max > 3);
}

/** Something that is sent nowhere, and taxed by where its buyer is. */
export async function findTaxedDigital(visitor: Visitor): Promise<LineOffer> {
  const offers = await findShelves(visitor);
  const found = offers.find((one) => isDigitalOnly([one]) && isTaxByPlace([one]) && one.max > 0);
  if (!found) throw new Error('The shop has nothing taxed that is sent nowhere.');
  return found;
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
