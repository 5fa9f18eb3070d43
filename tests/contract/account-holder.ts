import { api } from '@otzar/contract/api';
import type { Customer } from '@otzar/contract/customer';
import { type Handler, Visitor } from './visitor.ts';

export const PASSWORD = 'a long enough password';

/** An e-mail address that nobody has yet. */
export const newEmail = (): string => `shopper-${crypto.randomUUID()}@example.com`;

/** Somebody new with an account, who is signed in. */
export async function accountHolder(
  answer: Handler,
  different: { name?: string; email?: string } = {},
): Promise<{ visitor: Visitor; customer: Customer }> {
  const visitor = await Visitor.known(answer);
  const body = { name: 'Tamar Levi', email: newEmail(), password: PASSWORD, ...different };
  await visitor.call(api.register, { body });
  const { customer } = await visitor.call(api.readCustomer);
  if (customer === null) throw new Error(`${body.email} was not signed in.`);
  return { visitor, customer };
}
