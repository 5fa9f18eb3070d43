import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { Email, typed } from './scalar.ts';

/** What people write to the shop about. */
export const ContactSubject = v.picklist(
  ['order', 'product', 'account', 'school', 'website', 'other'],
  'Please choose a subject.',
);
export type ContactSubject = v.InferOutput<typeof ContactSubject>;

export const writeToShop = endpoint({
  method: 'POST',
  path: '/api/contact',
  audience: 'personal',
  body: v.object({
    name: typed(120, 'Please enter your name.'),
    email: Email,
    subject: ContactSubject,
    message: typed(5000, 'Please write your message.'),
  }),
  status: 201,
  answer: v.object({ message: v.string() }),
  refusals: [429],
});
