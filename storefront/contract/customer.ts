import * as v from 'valibot';
import { CustomerAddress } from './address.ts';
import { CustomerPayment } from './card-token.ts';
import { endpoint } from './endpoint.ts';
import { Id } from './scalar.ts';

/** In which language the shop writes letters. */
export const LettersLanguage = v.picklist(['en', 'he']);

/** Somebody with an account, and what is kept for them (specification, section 3). */
export const Customer = v.object({
  id: Id,
  email: v.string(),
  name: v.string(),
  first_name: v.string(),
  last_name: v.string(),
  /** What letters to them are written in. */
  language: LettersLanguage,
  /** Ids of products, the first one kept first. */
  favorites: v.array(Id),
  addresses: v.array(CustomerAddress),
  payments: v.array(CustomerPayment),
});
export type Customer = v.InferOutput<typeof Customer>;

export const readCustomer = endpoint({
  method: 'GET',
  path: '/api/customer',
  audience: 'personal',
  status: 200,
  answer: v.object({ customer: v.nullable(Customer) }),
  refusals: [403],
});
