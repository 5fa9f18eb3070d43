import { api } from '@otzar/contract/api';
import {
  forgotPasswordExamples,
  registerExamples,
} from '@otzar/contract/customer-account.examples';
import type { Endpoint } from '@otzar/contract/endpoint';
import { emailKey } from '@otzar/domain/customer';
import type { RequestHandler } from 'msw';
import { forCustomers } from './for-customers.ts';
import { claimSampleChat } from './sample-chat.ts';
import {
  accountOf,
  changeAccount,
  closeAccount,
  endSessions,
  openAccount,
  recognise,
  replaceSession,
  type SampleAccount,
  withEmail,
} from './sample-customers.ts';
import type { SampleShop } from './sample-shop.ts';
import { addressedTo, grantSession, newSession, refuse, type SampleCall, serve } from './serve.ts';

/** What a guest ordered comes along; what they ordered with their own address is theirs for good. */
const claimOrders = (
  { orders }: SampleShop,
  { from, to }: { from: string; to: string },
  { customer }: SampleAccount,
): void => {
  for (const stored of orders) {
    if (stored.session !== from) continue;
    stored.session = to;
    if (emailKey(stored.order.email) === emailKey(customer.email)) stored.customer ??= customer.id;
  }
};

const signingIn = (shop: SampleShop) => (call: SampleCall<Endpoint>, account: SampleAccount) => {
  const { customers } = shop;
  const { session } = call;
  const wasGuest = accountOf(customers, session) === null;
  const fresh = replaceSession(customers, session, account);
  if (wasGuest) {
    claimOrders(shop, { from: session, to: fresh }, account);
    claimSampleChat(shop, session, account);
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
      const known = withEmail(customers, call.body.email);
      const account = openAccount(customers, call.body);
      if (!known) signIn(call, account);
      else grantSession(call);
      return addressedTo(call.body.email, registerExamples.default);
    }),
    serve(api.checkGuestEmail, ({ body }) => ({
      exists: withEmail(customers, body.email) !== undefined,
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
      const account = withEmail(customers, email);
      if (account) customers.resets.set(newSession(), account);
      return addressedTo(email, forgotPasswordExamples.default);
    }),
    serve(api.checkResetToken, ({ body: { token } }) => ({ valid: customers.resets.has(token) })),
    serve(api.resetPassword, (call) => {
      const { token, password } = call.body;
      const account = customers.resets.get(token) ?? refuse('usedLink');
      customers.resets.delete(token);
      account.password = password;
      return signingIn(shop)(call, account);
    }),
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
