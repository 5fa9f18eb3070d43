import type { Discount } from '@otzar/contract/discount';
import type { Order, OrderTotals } from '@otzar/contract/order';
import { discountCents } from '@otzar/domain/discount';
import {
  addGiftCard,
  changedGiftCards,
  type GiftCards,
  giftCardCode,
  leftToPay,
  noGiftCards,
} from '@otzar/domain/gift-card';
import { type Cents, toCents } from '@otzar/domain/money';
import { regionProblem } from '@otzar/domain/regions';
import { orderTotals } from '@otzar/domain/totals';
import type { Database } from '../../db/database.ts';
import { fieldRefused } from '../../kit/http-error.ts';
import { countTowardsLimit, requireWithinLimit } from '../../kit/rate-limit.ts';
import { DISCOUNT_GUESSES, findDiscount } from '../discount/queries.ts';
import { GIFT_CARD_GUESSES, readBalances } from '../gift-card/queries.ts';
import { readSavedLocation } from '../location/queries.ts';
import { discountRefused, giftCardsChanged, linesChanged, totalChanged } from './conflict.ts';
import { type Fulfilment, fulfil } from './fulfilment.ts';
import type { IdempotentRequest } from './idempotency-record.ts';
import { offerLines } from './lines.ts';
import { messages } from './messages.ts';
import type { OfferedLine, OrderRequest } from './request.ts';

/** An order that is worked out and agreed on, with nothing taken for it yet. */
export interface Draft extends Fulfilment {
  lines: OfferedLine[];
  discount: Discount | null;
  totals: Order['totals'];
  giftCards: GiftCards;
  /** What the card has to pay. */
  dueCents: Cents;
  now: Date;
}

/**
 * Works an order out from the shop's own prices, as it would be placed now.
 * @throws {HttpError} 422 for what is missing, 409 for what is not as the shopper saw it, 429 for guessed codes.
 */
export async function draftOrder(
  db: Database,
  attempt: IdempotentRequest,
  request: OrderRequest,
  now: Date,
): Promise<Draft> {
  const { lines, changes } = await offerLines(db, request.lines, now);
  if (changes.length > 0) throw linesChanged(changes);
  const { behalf } = attempt;
  const whereabouts = async () =>
    behalf?.whereabouts ?? (await readSavedLocation(db, attempt.session, now));
  const fulfilment = await fulfil(request, lines, whereabouts, now);
  // What comes regularly goes to an address that was kept when regions were not asked about.
  if (fulfilment.method !== null && behalf === undefined) refuseRegion(request);
  const agreed = await agreedDiscount(db, attempt, request, lines, now);
  const off = agreed === null ? 0 : discountCents(agreed, lines, fulfilment.shippingCents);
  // A code that takes nothing off is not used up by this order.
  const discount = off > 0 ? agreed : null;
  const totals = orderTotals({ lines, ...fulfilment, discountCents: off });
  if (toCents(totals.total) !== toCents(request.expected_total)) throw totalChanged(totals);
  const giftCards = await agreedGiftCards(db, attempt, request, totals, now);
  const dueCents = toCents(leftToPay(giftCards));
  if (dueCents > 0 && request.card_token === null)
    throw fieldRefused('card_token', messages.cardMissing);
  return { ...fulfilment, lines, discount, totals, giftCards, dueCents, now };
}

function refuseRegion({ shipping_info: address }: OrderRequest): void {
  const problem = address && regionProblem(address);
  if (problem) throw fieldRefused('shipping_info.region', problem);
}

async function agreedDiscount(
  db: Database,
  attempt: IdempotentRequest,
  { discount_code, email }: OrderRequest,
  lines: OfferedLine[],
  now: Date,
): Promise<Discount | null> {
  if (discount_code === null) return null;
  await requireWithinLimit(db, DISCOUNT_GUESSES, attempt, now);
  const found = await findDiscount(db, { code: discount_code, lines, email }, now);
  if ('discount' in found) return found.discount;
  if (found.unknown) await countTowardsLimit(db, DISCOUNT_GUESSES, attempt, now);
  throw discountRefused(found.refused);
}

async function agreedGiftCards(
  db: Database,
  attempt: IdempotentRequest,
  request: OrderRequest,
  { total }: OrderTotals,
  now: Date,
): Promise<GiftCards> {
  const none = { ...noGiftCards, orderTotal: total };
  if (request.gift_cards.length === 0) return none;
  await requireWithinLimit(db, GIFT_CARD_GUESSES, attempt, now);
  const seen = request.gift_cards.map((card) => ({ ...card, code: giftCardCode(card.code) }));
  const balances = await readBalances(
    db,
    seen.map(({ code }) => code),
    now,
  );
  // One that is spent counts like one that is unknown, or the count would tell them apart.
  for (const { code } of seen)
    if (!balances.get(code)?.balance) await countTowardsLimit(db, GIFT_CARD_GUESSES, attempt, now);
  const cards = seen
    .map(({ code }) => balances.get(code) ?? { code, balance: 0 })
    .reduce(addGiftCard, none);
  const changed = changedGiftCards(cards, seen);
  if (changed.length > 0) throw giftCardsChanged(changed);
  return cards;
}
