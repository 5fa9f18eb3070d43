import type { Context } from 'hono';
import { inTransaction } from '../../db/transaction.ts';
import { grantSession, hashOf, newSessionId } from '../../kit/session/session-cookie.ts';
import type { Shop } from '../../kit/shop.ts';
import { beginCustomerSession } from './begin-session.ts';
import { markDevice } from './device.ts';

/** Gives a browser the session of a customer, under an id that nobody has had. */
export async function signIn(
  { db, clock, forgerySecret }: Shop,
  { context, session }: { context: Context; session: string },
  customer: number,
): Promise<void> {
  const now = clock();
  const id = await inTransaction(db, (tx) =>
    beginCustomerSession(tx, { from: session, customer, now }),
  );
  grantSession(context, forgerySecret, id);
  markDevice(context, forgerySecret, customer);
}

/**
 * Gives a browser cookies like those of somebody who signs in, and nobody's session. It takes the same work, for a
 * session whose id is given to nobody: else the time would tell.
 */
export async function feignSignIn(
  { db, clock, forgerySecret }: Shop,
  context: Context,
): Promise<void> {
  const from = hashOf(newSessionId());
  await inTransaction(db, (tx) => beginCustomerSession(tx, { from, customer: null, now: clock() }));
  grantSession(context, forgerySecret);
  markDevice(context, forgerySecret, null);
}
