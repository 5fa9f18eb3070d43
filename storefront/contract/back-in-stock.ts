import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { Email, Id } from './scalar.ts';

export const requestBackInStock = endpoint({
  method: 'POST',
  path: '/api/back_in_stock',
  audience: 'personal',
  body: v.object({
    email: Email,
    product_id: Id,
    /** Which of the product's variations; null where it has none, or any of them will do. */
    variation_id: v.optional(v.nullable(Id), null),
  }),
  status: 201,
  answer: v.object({ message: v.string() }),
  refusals: [404, 409, 429],
});
