import { isExpired } from '@otzar/domain/card';
import { isPosted } from '@otzar/domain/recurring';
import type { Queryable } from '../../../db/database.ts';
import { HttpError } from '../../../kit/http-error.ts';
import { said } from '../../../kit/language.ts';
import { readOwn } from '../../customer/own.ts';
import type { SavedLocation } from '../../location/queries.ts';
import type { OrderRequest } from '../../order/request.ts';
import { estimateOf, offeredLine } from '../../plan/estimate.ts';
import { messages } from '../messages.ts';
import type { Due } from './due.ts';

/** Why an order cannot be placed: its sentence says to its customer what is wrong and what to do. */
export class Trouble extends Error {
  readonly sentence: () => string;

  constructor(sentence: () => string) {
    super(sentence());
    this.sentence = sentence;
  }
}

/** The order of a day, at its prices, as its customer would send it. @throws {Trouble} */
export async function requestFor(
  db: Queryable,
  due: Due,
  now: Date,
): Promise<{ request: OrderRequest; whereabouts: SavedLocation }> {
  const { row, email, payment } = due;
  const title = row.product.title;
  const type = row.product.type === 'bundle' ? 'bundle' : 'product';
  const line = await offeredLine(db, { product_id: row.product_id, type, quantity: row.quantity });
  if (line === null) throw new Trouble(() => messages.trouble.notSold(title));
  if (line.max < 1) throw new Trouble(() => messages.trouble.soldOut(title));
  if (line.max < row.quantity) throw new Trouble(() => messages.trouble.tooFew(line.max, title));
  if (payment === null) throw new Trouble(() => messages.trouble.noCard);
  if (isExpired(payment.exp, now)) throw new Trouble(() => messages.trouble.cardExpired);
  if (isPosted(line) && due.address === null) throw new Trouble(() => messages.trouble.noAddress);
  const { whereabouts } = await readOwn(db, row.customer_id, { ...row, payment_id: null });
  const address = due.address?.address ?? null;
  const { totals, method } = estimated(line, address, whereabouts, now);
  const { id, item_key, quantity, price } = line;
  const plain = { gift_options: null, personalization: [], gift_card: null };
  const request: OrderRequest = {
    email,
    lines: [{ id, type, item_key, quantity, price, ...plain }],
    shipping_type: { delivery: true, id: method?.id ?? null },
    shipping_info: method ? address : null,
    pickup_info: null,
    discount_code: null,
    gift_cards: [],
    card_token: payment.token,
    expected_total: totals.total,
  };
  return { request, whereabouts };
}

/** What an address is refused for is trouble like any other. */
function estimated(...of: Parameters<typeof estimateOf>) {
  try {
    return estimateOf(...of);
  } catch (refusal) {
    if (!(refusal instanceof HttpError)) throw refusal;
    throw new Trouble(() => messages.trouble.anotherAddress(said(refusal.sentence)));
  }
}
