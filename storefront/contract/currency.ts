import * as v from 'valibot';
import { endpoint } from './endpoint.ts';

/** What prices can be shown in (specification, section 3). What is paid is always United States dollars. */
export const Currency = v.object({
  /** Code of ISO 4217, e.g. `ILS`. */
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  name: v.pipe(v.string(), v.minLength(1)),
  /** How much of it one dollar is. */
  rate: v.pipe(v.number(), v.finite(), v.gtValue(0)),
  /** What stands before an amount; empty for US Dollar. */
  symbol: v.string(),
});
export type Currency = v.InferOutput<typeof Currency>;

export const listCurrencies = endpoint({
  method: 'GET',
  path: '/api/currencies',
  audience: 'public',
  status: 200,
  answer: v.array(Currency),
});
