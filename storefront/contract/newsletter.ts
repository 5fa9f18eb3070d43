import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { Email } from './scalar.ts';

export const signUpForNewsletter = endpoint({
  method: 'POST',
  path: '/api/newsletter',
  audience: 'personal',
  body: v.object({ email: Email }),
  status: 201,
  answer: v.object({ message: v.string() }),
  refusals: [429],
});
