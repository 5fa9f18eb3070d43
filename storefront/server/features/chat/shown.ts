import type { Chat } from '@otzar/contract/chat';
import { isOpeningKnown, openingState } from '@otzar/domain/opening-hours';
import { desc, eq, or } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { customer, customer_order } from '../../db/schema.ts';
import { storeAt } from '../store/shown.ts';
import { type ChatOwner, findThread, type MessageRow, readMessages } from './thread.ts';

/** How many messages are shown, and how many orders are offered to ask about. */
const MOST_MESSAGES = 200;
const MOST_ORDERS = 20;

/** The orders that somebody may ask about: their own, and those that were placed in this session. */
export const ordersOf = ({ session, customer: id }: ChatOwner) =>
  or(
    eq(customer_order.session_hash, session),
    id === null ? undefined : eq(customer_order.customer_id, id),
  );

const isUnseen = ({ author, seen_at }: MessageRow): boolean =>
  author === 'shop' && seen_at === null;

/** How many of the shop's messages among these were not seen. */
const countUnseen = (messages: MessageRow[]): number => messages.filter(isUnseen).length;

const shownMessage = ({ number, author, text, order_id, written_at }: MessageRow) => ({
  number,
  author,
  text,
  order_id,
  written_at: written_at.toISOString(),
});

async function emailOf(db: Queryable, id: number): Promise<string | null> {
  const [row] = await db
    .select({ email: customer.email })
    .from(customer)
    .where(eq(customer.id, id));
  return row?.email ?? null;
}

function hoursAt(now: Date): Chat['hours'] {
  const store = storeAt(now);
  const { open, until } = openingState(store, now);
  return { open, until, opens: isOpeningKnown(store, now), zone_name: store.zone_name };
}

/** The chat as its visitor sees it. @param owner null for a session that is nobody's any more */
export async function shownChat(db: Queryable, owner: ChatOwner | null, now: Date): Promise<Chat> {
  const hours = hoursAt(now);
  if (owner === null)
    return { messages: [], unseen: 0, account: false, email: null, orders: [], hours };
  const thread = await findThread(db, owner);
  const messages = thread ? await readMessages(db, thread.id, MOST_MESSAGES) : [];
  const orders = await db
    .select({ id: customer_order.id, placed_at: customer_order.placed_at })
    .from(customer_order)
    .where(ordersOf(owner))
    .orderBy(desc(customer_order.placed_at), desc(customer_order.id))
    .limit(MOST_ORDERS);
  return {
    messages: messages.map(shownMessage),
    unseen: countUnseen(messages),
    account: owner.customer !== null,
    email: owner.customer === null ? (thread?.email ?? null) : await emailOf(db, owner.customer),
    orders: orders.map(({ id, placed_at }) => ({ id, placed_at: placed_at.toISOString() })),
    hours,
  };
}
