import { noteChatSeen, readChat, sendChatMessage } from '@otzar/contract/chat';
import type { Queryable } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { clientAddress } from '../../kit/client-address.ts';
import type { Mount } from '../../kit/endpoint.ts';
import { countAll, limitsOfAddress } from '../../kit/rate-limit.ts';
import { lockSession } from '../../kit/session/lock.ts';
import { readVisitor, sessionEnded } from '../../kit/session/visitor.ts';
import type { Shop } from '../../kit/shop.ts';
import { noteSeen } from './seen.ts';
import { sendMessage } from './send.ts';
import { shownChat } from './shown.ts';
import type { ChatOwner } from './thread.ts';

/** How many messages a browser, and an address, may send within a quarter of an hour. */
const MOST = { session: 30, address: 300 };

/** Who chats; null for a session that is nobody's any more. @throws {HttpError} 403 when a customer's has ended */
async function ownerOf(db: Queryable, session: string, now: Date): Promise<ChatOwner | null> {
  const visitor = await readVisitor(db, session, now);
  if (visitor.is === 'ended') throw sessionEnded();
  if (visitor.is === 'replaced' || session === '') return null;
  return { session, customer: visitor.is === 'customer' ? visitor.id : null };
}

/** The same, for what is written. @throws {HttpError} 403 for whose session is over */
async function requireOwner(db: Queryable, session: string, now: Date): Promise<ChatOwner> {
  const owner = await ownerOf(db, session, now);
  if (owner === null) throw sessionEnded();
  return owner;
}

/** The calls of the shop's own chat. */
export function chatRoutes(mount: Mount, { db, clock }: Pick<Shop, 'db' | 'clock'>): void {
  mount(readChat, async (_, { session }) => {
    const now = clock();
    return shownChat(db, await ownerOf(db, session, now), now);
  });

  mount(sendChatMessage, async ({ body, headers }, { session, context }) => {
    const now = clock();
    const address = clientAddress(context);
    const ofAddress = address ? limitsOfAddress('chat:address', address, MOST.address) : [];
    const ofSession = { key: `chat:session:${session}`, most: MOST.session };
    await countAll(db, [ofSession, ...ofAddress], now);
    const key = headers['idempotency-key'] ?? '';
    const owner = await inTransaction(db, async (tx) => {
      await lockSession(tx, session);
      const writer = await requireOwner(tx, session, now);
      await sendMessage(tx, writer, { body, key, now });
      return writer;
    });
    return shownChat(db, owner, now);
  });

  mount(noteChatSeen, async ({ body }, { session }) => {
    const now = clock();
    const owner = await requireOwner(db, session, now);
    const { number } = body;
    return { unseen: await inTransaction(db, (tx) => noteSeen(tx, owner, { number, now })) };
  });
}
