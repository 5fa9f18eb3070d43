import type { Address } from '@otzar/contract/address';
import type { OrderTotals } from '@otzar/contract/order';
import type { ShippingMethod } from '@otzar/contract/shipping';
import { isDigitalOnly } from '@otzar/domain/bag';
import { placeProblem } from '@otzar/domain/places';
import { shippingCents } from '@otzar/domain/shipping';
import { orderTotals } from '@otzar/domain/totals';
import type { Queryable } from '../../db/database.ts';
import { fieldRefused } from '../../kit/http-error.ts';
import { readOffers } from '../bag/offers.ts';
import type { SavedLocation } from '../location/queries.ts';
import type { OfferedLine } from '../order/request.ts';
import { shippingTo } from '../shipping/options.ts';
import { taxRateAt } from '../shipping/tax-rates.ts';
import { messages } from './messages.ts';

/** What one delivery holds: a product by its id, as it is sold by itself. */
export interface Wanted {
  product_id: number;
  type: 'product' | 'bundle';
  quantity: number;
}

/** A delivery as it would be ordered now. */
export interface Estimate {
  line: OfferedLine;
  /** Null for what is not sent. */
  method: ShippingMethod | null;
  totals: OrderTotals;
}

/** Works out the line of a delivery at the price of the day; null where the shop sells it no more. */
export async function offeredLine(
  db: Queryable,
  { product_id: id, type, quantity }: Wanted,
): Promise<OfferedLine | null> {
  const [offer] = await readOffers(db, [{ id, type, item_key: '', quantity }]);
  return offer
    ? { ...offer, quantity, gift_options: null, personalization: [], gift_card: null }
    : null;
}

/**
 * What a delivery costs now, sent the cheapest way.
 * @param at where its customer is, by which is taxed what is not sent
 * @throws {HttpError} 422 where nothing can be sent to the address
 */
export function estimateOf(
  line: OfferedLine,
  address: Address | null,
  at: SavedLocation,
  now: Date,
): Estimate {
  const lines = [line];
  if (isDigitalOnly(lines)) {
    const taxRate = taxRateAt(at.country, at.zip);
    return { line, method: null, totals: orderTotals({ lines, taxRate, shippingCents: 0 }) };
  }
  if (address === null) throw fieldRefused('address_id', messages.addressMissing);
  const problem = () => placeProblem(address.country, address.postal_code);
  if (problem() !== null) throw fieldRefused('address_id', () => problem() ?? '');
  const options = shippingTo(address.country, address.postal_code, now);
  if (options === null) throw fieldRefused('address_id', () => messages.unreachedCountry);
  const method = options.cheapest;
  const totals = orderTotals({
    lines,
    taxRate: options.tax_rate,
    shippingCents: shippingCents(lines, method, options),
  });
  return { line, method, totals };
}
