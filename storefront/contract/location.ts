import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { typedOrEmpty } from './scalar.ts';

/** Where the shopper is, as far as prices and delivery need it (specification, section 3). */
export const Location = v.object({
  zip: v.string(),
  country: v.object({ label: v.string(), value: v.string() }),
  /** A share of the price, e.g. 0.08875. */
  tax_rate: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
});
export type Location = v.InferOutput<typeof Location>;

export const readLocation = endpoint({
  method: 'GET',
  path: '/api/zip_code',
  audience: 'personal',
  status: 200,
  answer: Location,
});

export const saveLocation = endpoint({
  method: 'POST',
  path: '/api/zip_code',
  audience: 'personal',
  body: v.object({
    zipCode: typedOrEmpty(12),
    /** Two-letter code or a label from the list of countries. */
    country: v.optional(typedOrEmpty(80), 'US'),
  }),
  status: 200,
  answer: Location,
});
