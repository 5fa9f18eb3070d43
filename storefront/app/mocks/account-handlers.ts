import { api } from '@otzar/contract/api';
import type { Endpoint } from '@otzar/contract/endpoint';
import { emailKey } from '@otzar/domain/customer';
import type { RequestHandler } from 'msw';
import { forCustomers } from './customer-handlers.ts';
import { bringSampleChat } from './sample-chat.ts';
import {
  accountOf,
  changeAccount,
  closeAccount,
  endSessions,
  hasAccount,
  hasEmail,
  openAccount,
  recognise,
  replaceSession,
  type SampleAccount,
} from './sample-customers.ts';
import { askForReset, findOwnerOfLink, resetPassword } from './sample-resets.ts';
import type { SampleShop } from './sample-shop.ts';
import { grantSession, newSession, type SampleCall, serve } from './serve.ts';

/** What a guest ordered comes along; what they ordered with their own address is theirs for good. */
const bringOrders = (
  { orders, sessionBags }: SampleShop,
  { from, to }: { from: string; to: string },
  { customer }: SampleAccount,
): void => {
  const bag = sessionBags.get(from);
  if (bag) sessionBags.set(to, bag);
  sessionBags.delete(from);
  for (const kept of orders) {
    if (kept.session !== from) continue;
    kept.session = to;
    if (emailKey(kept.order.email) === emailKey(customer.email)) kept.customer ??= customer.id;
  }
};

const signingIn = (shop: SampleShop) => (call: SampleCall<Endpoint>, account: SampleAccount) => {
  const { customers } = shop;
  const { session } = call;
  const wasGuest = accountOf(customers, session) === null;
  const fresh = replaceSession(customers, session, account);
  if (wasGuest) {
    bringOrders(shop, { from: session, to: fresh }, account);
    bringSampleChat(shop, session, account);
  }
  grantSession(call, fresh);
  return { customer: account.customer };
};

const comingAndGoing = (shop: SampleShop): RequestHandler[] => {
  const { customers } = shop;
  const signIn = signingIn(shop);
  return [
    serve(api.readCustomer, (call) => {
      grantSession(call);
      return { customer: accountOf(customers, call.session)?.customer ?? null };
    }),
    serve(api.logIn, (call) => signIn(call, recognise(customers, call.body))),
    serve(api.register, (call) => {
      const known = hasEmail(customers, call.body.email);
      const account = openAccount(customers, call.body);
      if (!known) signIn(call, account);
      else grantSession(call);
      return { message: `Thank you. We have written to ${call.body.email}.` };
    }),
    serve(api.checkGuestEmail, ({ body, session }) => ({
      exists: hasAccount(customers, session, body.email),
    })),
    serve(api.logOut, (call) => {
      const known = accountOf(customers, call.session);
      if (known) grantSession(call, replaceSession(customers, call.session, null));
      return { customer: null };
    }),
  ];
};

/** Answers to the calls about an account itself. */
export const accountHandlers = (shop: SampleShop): RequestHandler[] => {
  const { customers } = shop;
  const served = forCustomers(shop);
  return [
    ...comingAndGoing(shop),
    serve(api.forgotPassword, ({ body: { email } }) => {
      askForReset(customers, email);
      return {
        message: `If ${email} has an account, a letter with a link is on its way. The link works once, and for 60 minutes.`,
      };
    }),
    serve(api.checkResetToken, ({ body: { token }, session }) => {
      return { valid: findOwnerOfLink(customers, session, token) !== undefined };
    }),
    serve(api.resetPassword, (call) =>
      signingIn(shop)(call, resetPassword(customers, call.session, call.body)),
    ),
    served(api.saveProfile, ({ body, session }, account) => {
      changeAccount(customers, account, body);
      if (body.password !== undefined) endSessions(customers, account, session);
      return { customer: account.customer };
    }),
    served(api.logOutEverywhere, (call, account) => {
      endSessions(customers, account);
      grantSession(call, newSession());
      return { customer: null };
    }),
    served(api.deleteAccount, (call, account) => {
      closeAccount(customers, account, call.body.current_password);
      grantSession(call, newSession());
      return { customer: null };
    }),
  ];
};
