import type { ShippingMethod, ShippingOptions } from '@otzar/contract/shipping';
import { toUsd } from '@otzar/domain/money';
import { store } from '../store/store.ts';
import { messages } from './messages.ts';
import { arrival, nextClosing, nextCutoff, pickupPromise } from './promise.ts';
import { taxRateAt } from './tax-rates.ts';
import { type Method, zoneOf } from './zones.ts';

/** Ways of delivery to a place, counted from `now`; `null` where nothing is sent to. */
export function shippingTo(country: string, postalCode: string, now: Date): ShippingOptions | null {
  const zone = zoneOf(country, postalCode);
  if (zone === null) return null;
  const methods = zone.methods.map((method) => promised(method, now));
  const cheapest = promised(zone.methods[0], now);
  const { free_from_cents } = zone;
  const free = free_from_cents === null ? null : cheapest;
  const threshold = toUsd(free_from_cents ?? 0);
  return {
    over_price: threshold,
    pickup: { ...pickupPromise(now), tax_rate: taxRateAt(store.country, store.postalCode) },
    tax_rate: taxRateAt(country, postalCode),
    fastest: methods.reduce((best, other) => (other.days < best.days ? other : best), cheapest),
    cheapest,
    free_over: free && {
      id: free.id,
      days: free.days,
      estimated_arrival: free.estimated_arrival,
      free_shipping_above: threshold,
    },
    methods,
    shipping_ids_not_excluded_from_free_shipping: free ? String(free.id) : '',
    fulfillment_expires: nextCutoff(now).toISOString(),
    store_expires: nextClosing(now).toISOString(),
  };
}

function promised({ id, way, price_cents, working_days }: Method, now: Date): ShippingMethod {
  const { days, date } = arrival(now, working_days);
  return {
    id,
    name: messages.ways[way],
    price: toUsd(price_cents),
    days,
    estimated_arrival: date.toISOString(),
  };
}
