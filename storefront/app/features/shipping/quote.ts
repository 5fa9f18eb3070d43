import { saveLocation } from '@otzar/contract/location';
import { readShipping, type ShippingOptions } from '@otzar/contract/shipping';
import { brand } from '../../brand.ts';
import { CallFailed } from '../../platform/call-failed.ts';
import { call } from '../../platform/http.ts';

/** Where an order goes: to an address, over the counter, or nowhere but to a screen at a place, or at any. */
export type Destination =
  | { kind: 'delivery' | 'digital'; postalCode: string; country: string }
  | { kind: 'pickup' }
  | { kind: 'untaxed' };

export interface ShippingQuote {
  /** A share of the price. */
  taxRate: number;
  /** Null for what is digital only. */
  options: ShippingOptions | null;
}

/** What it takes to get an order there, and which tax applies (contract, `placeOrder`). */
export async function quoteFor(
  destination: Destination,
  signal: AbortSignal,
): Promise<ShippingQuote> {
  if (destination.kind === 'untaxed') return { taxRate: 0, options: null };
  if (destination.kind === 'pickup') {
    const options = await call(readShipping, { body: { zip_code: brand.postalCode } }, { signal });
    return { taxRate: options.pickup.tax_rate, options };
  }
  const { kind, postalCode, country } = destination;
  // The zip code is kept with the session before the rates are asked for (specification, section 2).
  const location = await call(saveLocation, { body: { zipCode: postalCode, country } }, { signal });
  if (kind === 'digital') return { taxRate: location.tax_rate, options: null };
  const options = await call(readShipping, { body: { zip_code: postalCode, country } }, { signal });
  return { taxRate: options.tax_rate, options };
}

/** Which part of a place a refusal is about; undefined where the place is not to blame. */
export function wrongPlace(failure: unknown): 'postal_code' | 'country' | undefined {
  if (!(failure instanceof CallFailed)) return undefined;
  const { fields, status } = failure;
  if (fields.zipCode || fields.zip_code) return 'postal_code';
  // 404: nothing is sent to that country.
  return fields.country || status === 404 ? 'country' : undefined;
}
