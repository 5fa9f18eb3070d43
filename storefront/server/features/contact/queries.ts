import type { CustomerData } from '@otzar/contract/customer-data';
import { emailKey } from '@otzar/domain/customer';
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import type { Queryable } from '../../db/database.ts';
import { contact_message, outbox } from '../../db/schema.ts';
import { store } from '../store/store.ts';

type Messages = InferOutput<typeof CustomerData>['messages'];

/** What a customer wrote to the shop while signed in, the last first. */
export async function readMessagesOf(db: Queryable, customer: number): Promise<Messages> {
  const rows = await db
    .select()
    .from(contact_message)
    .where(eq(contact_message.customer_id, customer))
    .orderBy(desc(contact_message.id));
  return rows.map(({ name, email, subject, message, written_at }) => ({
    name,
    email,
    subject,
    message,
    written_at: written_at.toISOString(),
  }));
}

/** An address where it stands whole: `a@b.co` is neither in `xa@b.co` nor in `a@b.co.uk`. */
const wholeAddress = (key: string): string =>
  `(?<![\\w.%+-])${key.replace(/[^a-z0-9@]/g, '\\$&')}(?![\\w-]|\\.\\w)`;

/** Forgets what was written from an e-mail address, and the letters to the shop that told of it. */
export async function forgetMessages(tx: Queryable, email: string): Promise<void> {
  const key = emailKey(email);
  await tx.delete(contact_message).where(eq(sql`lower(${contact_message.email})`, key));
  const told = sql`lower(${outbox.text}) ~ ${wholeAddress(key)}`;
  await tx
    .delete(outbox)
    .where(and(eq(outbox.recipient, store.email), isNotNull(outbox.sent_at), told));
}
