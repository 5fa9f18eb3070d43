import { createHash, randomBytes } from 'node:crypto';
import type { CallOutput } from '@otzar/contract/endpoint';
import { language } from '@otzar/contract/language';
import type { makeReturn, OrderReturn, ReturnableOrder } from '@otzar/contract/return';
import { quantityProblem, refundParts, wantedRefund } from '@otzar/domain/return';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { order_return, order_return_line } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { fieldRefused, HttpError } from '../../kit/http-error.ts';
import { inWordsOf } from '../../kit/language.ts';
import { languageOfLetters } from '../../kit/mail/letters-language.ts';
import { putInOutbox } from '../../kit/mail/outbox.ts';
import type { Shop } from '../../kit/shop.ts';
import { missingOrder } from '../order/find.ts';
import { type Opened, openedBy } from '../order/gift-return-code.ts';
import { lockOrder, type Returner, shownReturnable } from './find.ts';
import { announced } from './mail.ts';
import { messages } from './messages.ts';
import { type ReturnRow, showReturn } from './queries.ts';

type Asked = CallOutput<typeof makeReturn>['body'];

const hash = (text: string) => createHash('sha256').update(text).digest('hex');

const usedTwice = () => new HttpError(409, messages.sentWithOthers);

/** Something came back since the shopper looked: they are told how the order stands now. */
const returnedMeanwhile = (order: ReturnableOrder) =>
  new HttpError(409, messages.returnedMeanwhile, {
    more: { order },
  });

/** What the key of this session has made already. @throws {HttpError} 409 for another body */
async function madeBefore(
  tx: Queryable,
  { session, key, body_hash }: { session: string; key: string; body_hash: string },
): Promise<ReturnRow | undefined> {
  const [row] = await tx
    .select()
    .from(order_return)
    .where(and(eq(order_return.session_hash, session), eq(order_return.idempotency_key, key)));
  if (row !== undefined && row.body_hash !== body_hash) throw usedTwice();
  return row;
}

/**
 * Refuses what cannot come back, with a sentence at its line: 409 where it could when the shopper looked and
 * has come back since.
 */
function requireReturnable(shown: ReturnableOrder, whole: ReturnableOrder, { lines }: Asked): void {
  const seen = new Set<number>();
  for (const [place, { id, quantity, returnable }] of lines.entries()) {
    const line = shown.lines.find((one) => one.id === id);
    const before = whole.lines.find((one) => one.id === id)?.money?.returned ?? 0;
    const changed = line !== undefined && before > 0 && returnable > line.returnable;
    if (changed && quantity <= line.bought) throw returnedMeanwhile(shown);
    const problem = seen.has(id) ? messages.namedTwice : quantityProblem(line, quantity);
    if (problem !== null) throw fieldRefused(`lines.${place}.quantity`, problem);
    seen.add(id);
  }
}

/** Where the letters go. @throws {HttpError} 422 for a gift without an address, or with a card, 404 for an order that is nobody's any more */
function recipient(asked: Asked, opened: Opened, orderEmail: string): string {
  // Its customer has left: nobody would be told, and a gift card would reach nobody.
  if (opened === 'order' && orderEmail === '') throw missingOrder();
  if (opened === 'order') return orderEmail;
  if (asked.refund === 'card') throw fieldRefused('refund', messages.giftToCard);
  if (asked.email !== null) return asked.email;
  throw fieldRefused('email', messages.emailMissing);
}

/**
 * Returns things of an order, once for each key. The order's row is locked meanwhile, so that of two tabs one
 * returns a thing and the other hears that it is gone.
 * @throws {HttpError} 404 for a proof that opens nothing, 422 for what cannot come back, 409 for what has
 */
export function returnFrom(
  { db, clock, site, forgerySecret: secret }: Shop,
  { session, customer }: Pick<Returner, 'session' | 'customer'>,
  key: string,
  asked: Asked,
): Promise<OrderReturn> {
  return inTransaction(db, async (tx) => {
    const now = clock();
    const order = await lockOrder(tx, asked.order_id);
    const opened = openedBy(secret, order.token, asked.token);
    if (opened === null) throw missingOrder();
    const body_hash = hash(JSON.stringify(asked));
    const before = await madeBefore(tx, { session, key, body_hash });
    if (before !== undefined) return showReturn(tx, before);
    const shown = await shownReturnable(tx, order, opened, { secret, now });
    const whole = await shownReturnable(tx, order, 'order', { secret, now });
    requireReturnable(shown, whole, asked);
    const email = recipient(asked, opened, order.email);
    const refund = wantedRefund(whole, asked.lines);
    if (refund === null) throw new Error('A whole order shows its money.');
    const { card, giftCard } = refundParts(whole, refund.total, asked.refund);
    const [row] = await tx
      .insert(order_return)
      .values({
        token: randomBytes(24).toString('base64url'),
        order_id: order.id,
        customer_id: opened === 'gift' ? customer : order.customer_id,
        session_hash: session,
        idempotency_key: key,
        body_hash,
        is_gift: opened === 'gift',
        email,
        language: language(),
        status: 'awaited',
        refund: asked.refund,
        method: asked.method,
        card_cents: card,
        gift_card_cents: giftCard,
        shipping_cents: refund.shipping,
        made_at: now,
      })
      .onConflictDoNothing()
      .returning();
    if (row === undefined) throw usedTwice();
    const lines = asked.lines.map(({ id, quantity, reason }, place) => {
      return {
        return_id: row.id,
        line: id,
        quantity,
        reason,
        refund_cents: refund.lines[place] ?? 0,
      };
    });
    await tx.insert(order_return_line).values(lines);
    const made = await showReturn(tx, row);
    const letters = await languageOfLetters(tx, row);
    const told = await inWordsOf(letters, () => showReturn(tx, row));
    await putInOutbox(tx, [inWordsOf(letters, () => announced(told, { site, now }))]);
    return made;
  });
}
