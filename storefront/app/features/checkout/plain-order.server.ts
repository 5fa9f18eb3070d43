import { placeOrder } from '@otzar/contract/order';
import { readSessionBag, type SessionBag, saveSessionCheckout } from '@otzar/contract/session-bag';
import { noGiftCards, withOrderTotal } from '@otzar/domain/gift-card';
import { data, type RouterContextProvider } from 'react-router';
import * as messages from '#messages/features/checkout';
import { paths } from '../../paths.ts';
import { ask, redirectAfterPost } from '../../platform/plain-form.server.ts';
import type { PlainForm } from '../../platform/plain-form.ts';
import { orderBody } from './place-order.ts';
import { orderable } from './plain-checkout.ts';
import { asSavedCheckout } from './session-checkout.ts';

type Context = Readonly<RouterContextProvider>;

const refuse = (failure: string, status: number) =>
  data({ values: {}, errors: {}, failure } satisfies PlainForm, { status });

/** The order as it stands on the page: what it came to there is what it may come to. */
function bodyOf(bag: SessionBag, total: number) {
  const totals = { subtotal: 0, tax: 0, shipping: 0, gift_options: 0, personalization: 0 };
  const cards = withOrderTotal(noGiftCards, total);
  return orderBody(
    asSavedCheckout(bag.checkout),
    orderable(bag),
    { ...totals, discount: 0, total },
    { discountCode: null, cards },
  );
}

/** The way to the order that this version of the bag has become, however often it is sent. */
const placedAs = ({ version, order_id }: SessionBag, sent: string) =>
  order_id !== null && version === sent ? redirectAfterPost(paths.thankYou(order_id)) : null;

/** Places the order that a page without scripts has shown: once, because its version is the key. */
export async function sendPlainOrder(context: Context, request: Request) {
  const form = await request.formData();
  const sent = String(form.get('version') ?? '');
  const total = Number(form.get('total'));
  const read = await ask(context, readSessionBag);
  if ('refusal' in read) return refuse(read.refusal.message, read.refusal.status);
  const bag = read.answer;
  const placed = placedAs(bag, sent);
  if (placed) return placed;
  if (orderable(bag).length === 0) return redirectAfterPost(paths.bag);
  if (!bag.checkout) return redirectAfterPost(paths.checkout);
  if (bag.version !== sent || !Number.isFinite(total)) return refuse(messages.bagHasChanged, 409);
  const order = await ask(context, placeOrder, {
    body: bodyOf(bag, total),
    headers: { 'Idempotency-Key': sent },
  });
  if ('answer' in order) return redirectAfterPost(paths.thankYou(order.answer.id));
  // Another press of the same button may have come first.
  const now = await ask(context, readSessionBag);
  const meanwhile = 'answer' in now ? placedAs(now.answer, sent) : null;
  if (meanwhile) return meanwhile;
  const { message, status } = order.refusal;
  // A token is good for one try: the next one needs the card again.
  if (status === 402)
    await ask(context, saveSessionCheckout, { body: { ...bag.checkout, card: null } });
  return refuse(message, status);
}
