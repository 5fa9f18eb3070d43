import type { sendChatMessage } from '@otzar/contract/chat';
import type { CallOutput } from '@otzar/contract/endpoint';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { chat_message, chat_thread, customer, customer_order } from '../../db/schema.ts';
import { HttpError } from '../../kit/http-error.ts';
import { inWordsOf } from '../../kit/language.ts';
import { putInOutbox } from '../../kit/mail/outbox.ts';
import { missingOrder } from '../order/find.ts';
import { toShop } from './mail.ts';
import { messages } from './messages.ts';
import { ordersOf } from './shown.ts';
import { addMessage, type ChatOwner, openThread, type Thread } from './thread.ts';

type Asked = CallOutput<typeof sendChatMessage>['body'];

/** @throws {HttpError} 404 for an order that is not the visitor's */
async function requireOrder(tx: Queryable, owner: ChatOwner, id: number): Promise<void> {
  const [order] = await tx
    .select({ id: customer_order.id })
    .from(customer_order)
    .where(and(eq(customer_order.id, id), ordersOf(owner)));
  if (order === undefined) throw missingOrder();
}

/** Whether a key was used already. @throws {HttpError} 409 where it was, for another message */
async function wasSent(
  tx: Queryable,
  thread: Thread,
  key: string,
  { text, order_id }: Asked,
): Promise<boolean> {
  const [sent] = await tx
    .select()
    .from(chat_message)
    .where(and(eq(chat_message.thread_id, thread.id), eq(chat_message.idempotency_key, key)));
  if (sent === undefined) return false;
  if (sent.text === text && sent.order_id === order_id) return true;
  throw new HttpError(409, messages.sentOtherwise);
}

/** Who writes: a customer by the name and address of their account, a guest by the address that they give. */
async function writerOf(
  tx: Queryable,
  thread: Thread,
  asked: string | null | undefined,
): Promise<{ name: string | null; email: string | null }> {
  if (thread.customer_id !== null) {
    const { name, email } = customer;
    const [row] = await tx
      .select({ name, email })
      .from(customer)
      .where(eq(customer.id, thread.customer_id));
    return row ?? { name: null, email: null };
  }
  if (asked === undefined || asked === thread.email) return { name: null, email: thread.email };
  await tx.update(chat_thread).set({ email: asked }).where(eq(chat_thread.id, thread.id));
  return { name: null, email: asked };
}

/**
 * Takes down what a visitor writes, once for each key, and tells the shop's people by mail. Run it in a transaction.
 * @throws {HttpError} 404 for an order that is not theirs, 409 for a key that was used for another message
 */
export async function sendMessage(
  tx: Queryable,
  owner: ChatOwner,
  { body, key, now }: { body: Asked; key: string; now: Date },
): Promise<void> {
  const { text, order_id } = body;
  if (order_id !== null) await requireOrder(tx, owner, order_id);
  const thread = await openThread(tx, owner, now);
  if (await wasSent(tx, thread, key, body)) return;
  const { name, email } = await writerOf(tx, thread, body.email);
  await addMessage(tx, thread, { author: 'visitor', text, order_id, idempotency_key: key }, now);
  const told = { thread: thread.id, name, email, order: order_id, text, now };
  await putInOutbox(tx, [inWordsOf('en', () => toShop(told))]);
}
