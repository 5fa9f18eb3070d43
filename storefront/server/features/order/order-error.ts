import { HttpError } from '../../kit/http-error.ts';
import { GatewaySilent, PaymentDeclined } from '../../kit/payment-gateway.ts';
import type { Shop } from '../../kit/shop.ts';
import { DiscountTaken } from '../discount/queries.ts';
import { BalanceShort } from '../gift-card/queries.ts';
import { discountRefused, linesChanged, shortTogether } from './conflict.ts';
import { draftOrder } from './draft.ts';
import { type IdempotentRequest, RecordOvertaken } from './idempotency-record.ts';
import { offerLines } from './lines.ts';
import { messages } from './messages.ts';
import type { OrderRequest } from './request.ts';
import { StockShort } from './stock.ts';

/** What went wrong with an order that could not be placed, as the shopper is told it. */
export async function orderErrorOf(
  error: unknown,
  shop: Shop,
  attempt: IdempotentRequest,
  request: OrderRequest,
): Promise<unknown> {
  if (error instanceof PaymentDeclined)
    return new HttpError(402, error.sentence, { fields: { card: error.message } });
  if (error instanceof GatewaySilent) return new HttpError(503, error.message);
  if (error instanceof StockShort) return shortfall(shop, request);
  if (error instanceof DiscountTaken) return discountRefused(messages.discountUsed);
  // Worked out anew, the order says itself what is left on its cards, or that its hold was given back.
  if (error instanceof BalanceShort || error instanceof RecordOvertaken)
    return placedAnew(shop, attempt, request);
  return error;
}

/** Somebody was quicker; or each line is to be had, but not together with a set that holds it too. */
async function shortfall({ db, clock }: Shop, request: OrderRequest): Promise<HttpError> {
  const { changes } = await offerLines(db, request.lines, clock());
  return changes.length > 0 ? linesChanged(changes) : shortTogether();
}

/** Why an order that was overtaken cannot be placed as it was sent. */
async function placedAnew(
  shop: Shop,
  attempt: IdempotentRequest,
  request: OrderRequest,
): Promise<unknown> {
  try {
    await draftOrder(shop.db, attempt, request, shop.clock());
    return new HttpError(503, messages.notPlaced);
  } catch (refusal) {
    return refusal;
  }
}
