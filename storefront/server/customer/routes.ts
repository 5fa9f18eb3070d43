import {
  checkGuestEmail,
  logIn,
  logOut,
  readCustomer,
  register,
  saveProfile,
} from '@otzar/contract/customer';
import type { Context } from 'hono';
import { inTransaction } from '../db/transaction.ts';
import { clientAddress } from '../http/attempts.ts';
import type { Mount } from '../http/endpoint.ts';
import { countGuess } from '../http/guesses.ts';
import { grantSession, newSessionId } from '../http/session.ts';
import { beginCustomerSession, endSession, prolongSession } from '../session/turn.ts';
import { readVisitor, sessionEnded } from '../session/visitor.ts';
import type { Shop } from '../shop.ts';
import { changeAccount, createAccount, hasAccount, recognise } from './account.ts';
import { keptRoutes } from './kept-routes.ts';
import { shownCustomer } from './shown.ts';

/** What the questions for accounts are counted under. */
const GUEST_EMAIL_GUESSES = 'guest-email';

/**
 * Replies that were on their way while a browser signed in or out must not put the old session's
 * cookie over the new one.
 */
const ON_THE_WAY_MS = 2 * 60 * 1000;

export function customerRoutes(mount: Mount, shop: Shop): void {
  const { db, clock, forgerySecret } = shop;

  const signIn = async (context: Context, from: string, customer: number) => {
    const now = clock();
    const id = await inTransaction(db, (tx) => beginCustomerSession(tx, { from, customer, now }));
    grantSession(context, forgerySecret, id);
    return { customer: await shownCustomer(db, customer) };
  };

  mount(readCustomer, async (_, { context, session }) => {
    const now = clock();
    const visitor = await readVisitor(db, session, now);
    if (visitor.is === 'replaced') {
      const late = now.getTime() - visitor.at.getTime() < ON_THE_WAY_MS;
      if (!late) grantSession(context, forgerySecret, newSessionId());
      return { customer: null };
    }
    if (visitor.is === 'ended') {
      grantSession(context, forgerySecret, newSessionId());
      throw sessionEnded();
    }
    grantSession(context, forgerySecret);
    if (visitor.is === 'guest') return { customer: null };
    await prolongSession(db, session, { expiresAt: visitor.expiresAt, now });
    return { customer: await shownCustomer(db, visitor.id) };
  });

  mount(logIn, async ({ body }, { context, session }) => {
    const address = clientAddress(context);
    const customer = await recognise(db, body, { address, now: clock() });
    return signIn(context, session, customer);
  });

  mount(register, async ({ body }, { context, session }) => {
    const customer = await createAccount(db, body, clock());
    return signIn(context, session, customer);
  });

  mount(checkGuestEmail, async ({ body: { email } }, { context, session }) => {
    // Every answer tells something, a "no" as well, so each question counts.
    const guesser = { session, address: clientAddress(context) };
    await countGuess(db, GUEST_EMAIL_GUESSES, guesser, clock());
    return { exists: await hasAccount(db, email) };
  });

  mount(saveProfile, async ({ body }, { customer, session }) => {
    await changeAccount(db, { id: customer, session, now: clock() }, body);
    return { customer: await shownCustomer(db, customer) };
  });

  mount(logOut, async (_, { context, session }) => {
    const now = clock();
    const visitor = await readVisitor(db, session, now);
    if (visitor.is !== 'guest') {
      await endSession(db, session, now);
      grantSession(context, forgerySecret, newSessionId());
    }
    return { customer: null };
  });

  keptRoutes(mount, shop);
}
