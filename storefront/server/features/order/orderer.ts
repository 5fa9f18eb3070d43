import { readVisitor, sessionEnded, type Visitor } from '../../kit/session/visitor.ts';
import type { Shop } from '../../kit/shop.ts';
import type { IdempotentRequest } from './idempotency-record.ts';

/**
 * Who orders. An order under a session that is over would open to nobody, and the one of a customer who was signed out meanwhile
 * would not be theirs.
 * @throws {HttpError} 403
 */
export async function requireLiving(
  { db, clock }: Shop,
  { session, signedIn = false }: IdempotentRequest,
): Promise<Visitor> {
  const visitor = await readVisitor(db, session, clock());
  const { is } = visitor;
  if (is === 'ended' || is === 'replaced' || (signedIn && is !== 'customer')) throw sessionEnded();
  return visitor;
}
