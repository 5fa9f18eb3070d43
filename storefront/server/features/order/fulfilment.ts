import type { ShippingMethod } from '@otzar/contract/shipping';
import { isDigitalOnly } from '@otzar/domain/bag';
import type { Cents } from '@otzar/domain/money';
import { placeProblem } from '@otzar/domain/places';
import { shippingCents } from '@otzar/domain/shipping';
import { isTaxByPlace } from '@otzar/domain/totals';
import { fieldRefused } from '../../kit/http-error.ts';
import type { SavedLocation } from '../location/queries.ts';
import { shippingTo } from '../shipping/options.ts';
import { taxRateAt } from '../shipping/tax-rates.ts';
import { store } from '../store/store.ts';
import { messages } from './messages.ts';
import type { OfferedLine, OrderRequest } from './request.ts';

/** How an order reaches the shopper, what that costs, and the share of the price that is taxed. */
export interface Fulfilment {
  /** `null` for pickup and for what is digital only. */
  method: ShippingMethod | null;
  shippingCents: Cents;
  taxRate: number;
}

/**
 * Works out how an order travels. Parcels are taxed where they go, pickup where the shop stands,
 * and what is digital only where the shopper said they are.
 * @param whereabouts where the shopper said they are; asked only where it is needed
 * @throws {HttpError} 422 when something that is needed is missing (specification, section 2, Checkout group).
 */
export async function fulfil(
  request: OrderRequest,
  lines: OfferedLine[],
  whereabouts: () => Promise<SavedLocation>,
  now: Date,
): Promise<Fulfilment> {
  if (isDigitalOnly(lines)) {
    const { country, zip } = await whereabouts();
    if (zip === '' && isTaxByPlace(lines)) throw fieldRefused('zip_code', messages.zipMissing);
    return { method: null, shippingCents: 0, taxRate: taxRateAt(country, zip) };
  }
  if (!request.shipping_type.delivery) return pickup(request);
  return delivery(request, lines, now);
}

function pickup({ pickup_info }: OrderRequest): Fulfilment {
  if (pickup_info === null) throw fieldRefused('pickup_info', messages.pickupMissing);
  return {
    method: null,
    shippingCents: 0,
    taxRate: taxRateAt(store.country, store.postalCode),
  };
}

function delivery(request: OrderRequest, lines: OfferedLine[], now: Date): Fulfilment {
  const { shipping_info: address, shipping_type } = request;
  if (address === null) throw fieldRefused('shipping_info', messages.addressMissing);
  const problem = placeProblem(address.country, address.postal_code);
  if (problem !== null) throw fieldRefused('shipping_info.postal_code', problem);
  const options = shippingTo(address.country, address.postal_code, now);
  if (options === null) throw fieldRefused('shipping_info.country', messages.unreachedCountry);
  const method = options.methods.find(({ id }) => id === shipping_type.id);
  if (method === undefined) throw fieldRefused('shipping_type.id', messages.deliveryMissing);
  return {
    method,
    shippingCents: shippingCents(lines, method, options),
    taxRate: options.tax_rate,
  };
}
