import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { Id } from './scalar.ts';

export const Customer = v.object({
  id: Id,
  email: v.string(),
  name: v.string(),
});
export type Customer = v.InferOutput<typeof Customer>;

export const readCustomer = endpoint({
  method: 'GET',
  path: '/api/customer',
  summary: 'Who is signed in; a guest is answered with null and gets the anti-forgery cookie.',
  audience: 'personal',
  status: 200,
  answer: v.object({ customer: v.nullable(Customer) }),
});

export const logOut = endpoint({
  method: 'POST',
  path: '/api/logout',
  summary: 'Ends the session of a customer; a guest stays a guest.',
  audience: 'personal',
  status: 200,
  answer: v.object({ customer: v.null() }),
});
