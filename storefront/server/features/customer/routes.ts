import { readCustomer } from '@otzar/contract/customer';
import {
  checkGuestEmail,
  logIn,
  logOut,
  register,
  saveProfile,
} from '@otzar/contract/customer-account';
import { clientAddress } from '../../kit/client-address.ts';
import type { Mount } from '../../kit/endpoint.ts';
import { canNotWrite } from '../../kit/http-error.ts';
import { countTowardsLimit } from '../../kit/rate-limit.ts';
import { endSession, prolongSession } from '../../kit/session/lifetime.ts';
import { grantSession, newSessionId } from '../../kit/session/session-cookie.ts';
import { readVisitor, sessionEnded } from '../../kit/session/visitor.ts';
import type { Shop } from '../../kit/shop.ts';
import { changeAccount, hasAccount, recognise } from './account.ts';
import { markDevice, recogniseDevice } from './device.ts';
import { messages } from './messages.ts';
import { passwordRoutes } from './password-routes.ts';
import { countMailRequest } from './post.ts';
import { createAccount } from './registering.ts';
import { savedRoutes } from './saved-routes.ts';
import { shownCustomer } from './shown.ts';
import { feignSignIn, signIn } from './sign-in.ts';

/** What the questions for accounts are counted under. */
const GUEST_EMAIL_GUESSES = 'guest-email';

/**
 * Replies that were on their way while a browser signed in or out must not put the old session's
 * cookie over the new one.
 */
const ON_THE_WAY_MS = 2 * 60 * 1000;

export function customerRoutes(mount: Mount, shop: Shop): void {
  const { db, clock, forgerySecret } = shop;

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
    // Who is signed in is told also by a shop that can write nothing down: the day is noted another time.
    await prolongSession(db, session, { expiresAt: visitor.expiresAt, now }).catch((error) => {
      if (!canNotWrite(error)) throw error;
    });
    if (recogniseDevice(context, forgerySecret, visitor.id) === null)
      markDevice(context, forgerySecret, visitor.id);
    return { customer: await shownCustomer(db, visitor.id) };
  });

  mount(logIn, async ({ body }, call) => {
    const guesser = { session: call.session, address: clientAddress(call.context) };
    const deviceOf = (id: number) => recogniseDevice(call.context, forgerySecret, id);
    const customer = await recognise(shop, body, { ...guesser, deviceOf });
    await signIn(shop, call, customer);
    return { customer: await shownCustomer(db, customer) };
  });

  mount(register, async ({ body }, call) => {
    await countMailRequest(db, clientAddress(call.context), clock());
    const customer = await createAccount(shop, body);
    if (customer === null) await feignSignIn(shop, call.context);
    else await signIn(shop, call, customer);
    return { message: messages.wroteTo(body.email) };
  });

  mount(checkGuestEmail, async ({ body: { email } }, { context, session }) => {
    // Every answer tells something, a "no" as well, so each question counts.
    const guesser = { session, address: clientAddress(context) };
    await countTowardsLimit(db, GUEST_EMAIL_GUESSES, guesser, clock());
    return { exists: await hasAccount(db, email) };
  });

  mount(saveProfile, async ({ body }, { customer, session }) => {
    await changeAccount(shop, { id: customer, session }, body);
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

  passwordRoutes(mount, shop);
  savedRoutes(mount, shop);
}
