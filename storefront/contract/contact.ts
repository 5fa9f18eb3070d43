import * as v from 'valibot';
import { messages } from '#messages/contact';
import { endpoint } from './endpoint.ts';
import { Email, typed } from './scalar.ts';

/** What people write to the shop about. */
export const ContactSubject = v.picklist(
  ['order', 'product', 'account', 'school', 'website', 'other'],
  () => messages.subjectMissing,
);
export type ContactSubject = v.InferOutput<typeof ContactSubject>;

export const writeToShop = endpoint({
  method: 'POST',
  path: '/api/contact',
  audience: 'personal',
  body: v.object({
    name: typed(120, () => messages.nameMissing),
    email: Email,
    subject: ContactSubject,
    message: typed(5000, () => messages.messageMissing),
  }),
  status: 201,
  answer: v.object({ message: v.string() }),
  refusals: [429],
});
