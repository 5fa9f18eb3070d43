import {
  checkResetToken,
  deleteAccount as deleteAccountCall,
  forgotPassword,
  logOutEverywhere,
  resetPassword,
} from '@otzar/contract/customer-account';
import { inTransaction } from '../../db/transaction.ts';
import { clientAddress } from '../../kit/client-address.ts';
import type { Mount } from '../../kit/endpoint.ts';
import { endOtherSessions, endSession } from '../../kit/session/lifetime.ts';
import { grantSession, newSessionId } from '../../kit/session/session-cookie.ts';
import type { Shop } from '../../kit/shop.ts';
import { deleteAccount } from './deleting.ts';
import { messages } from './messages.ts';
import { countMailRequest } from './post.ts';
import { isTokenValid, resetWith, sendResetLink } from './reset.ts';
import { shownCustomer } from './shown.ts';
import { signIn } from './sign-in.ts';

/** The calls for a lost password, and for leaving. */
export function passwordRoutes(mount: Mount, shop: Shop): void {
  const { db, clock, forgerySecret } = shop;

  mount(forgotPassword, async ({ body: { email } }, { context }) => {
    await countMailRequest(db, clientAddress(context), clock());
    await sendResetLink(shop, email);
    return {
      message: messages.linkIsSent(email),
    };
  });

  mount(checkResetToken, async ({ body: { token } }, { session, context }) => {
    const guesser = { session, address: clientAddress(context) };
    return { valid: await isTokenValid(shop, token, guesser) };
  });

  mount(resetPassword, async ({ body }, call) => {
    const guesser = { session: call.session, address: clientAddress(call.context) };
    const customer = await resetWith(shop, body, guesser);
    await signIn(shop, call, customer);
    return { customer: await shownCustomer(db, customer) };
  });

  mount(logOutEverywhere, async (_, { context, customer, session }) => {
    const now = clock();
    await inTransaction(db, async (tx) => {
      await endOtherSessions(tx, { customer, keep: session, now });
      await endSession(tx, session, now);
    });
    grantSession(context, forgerySecret, newSessionId());
    return { customer: null };
  });

  mount(deleteAccountCall, async ({ body }, { context, customer }) => {
    await deleteAccount(shop, customer, body.current_password);
    grantSession(context, forgerySecret, newSessionId());
    return { customer: null };
  });
}
