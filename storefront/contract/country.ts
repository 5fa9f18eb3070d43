import * as v from 'valibot';
import { endpoint } from './endpoint.ts';

export const Country = v.object({
  label: v.string(),
  value: v.pipe(v.string(), v.length(2)),
});
export type Country = v.InferOutput<typeof Country>;

export const listCountries = endpoint({
  method: 'GET',
  path: '/api/countries',
  audience: 'public',
  status: 200,
  answer: v.array(Country),
});
