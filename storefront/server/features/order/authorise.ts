import type { Cents } from '@otzar/domain/money';
import { type Authorisation, PaymentDeclined } from '../../kit/payment-gateway.ts';
import type { Shop } from '../../kit/shop.ts';
import type { Payer } from '../payments/declines.ts';
import { forgetRequest, noteRequest, noteVoidDue } from '../payments/queries.ts';
import { settleOne } from '../payments/settle.ts';
import {
  type IdempotencyRecord,
  type IdempotentRequest,
  isSpent,
  noteVoid,
  RecordOvertaken,
  readIdempotencyRecord,
  referenceOf,
} from './idempotency-record.ts';

/** By whom declines are counted. A token that the gateway does not know is of no card: it declines it itself. */
export async function payerOf(
  { gateway }: Shop,
  { session, address, behalf }: IdempotencyRecord,
  token: string,
): Promise<Payer> {
  const payer = behalf ? `customer ${behalf.customer}` : session;
  const card = await gateway.fingerprint(token).catch((error: unknown) => {
    if (error instanceof PaymentDeclined) return '';
    throw error;
  });
  return { payer, address, card };
}

/**
 * Money that was given back since the order was last sent is asked for under another name. What is about to be held
 * is always written down first, so that a crash leaves nothing held that nobody knows of.
 * @throws {RecordOvertaken} when another request with the key was quicker.
 */
export async function reauthorise(
  shop: Shop,
  { voids, ...asked }: IdempotencyRecord,
  amountCents: Cents,
): Promise<IdempotencyRecord> {
  const { db, clock } = shop;
  await noteVoid(db, { ...asked, voids }, clock());
  const record = { ...asked, voids: voids + 1 };
  const reference = referenceOf(record);
  const { rowCount } = await noteRequest(db, { reference, amountCents }, clock());
  return rowCount === 1 ? record : reauthorise(shop, record, amountCents);
}

/** Asks the bank to hold the money. @throws {PaymentDeclined} where it does not */
export async function authorise(
  { db, gateway }: Shop,
  record: IdempotencyRecord,
  token: string,
  amountCents: Cents,
): Promise<Authorisation> {
  const reference = referenceOf(record);
  try {
    return await gateway.authorise({ token, amountCents, reference });
  } catch (error) {
    if (error instanceof PaymentDeclined) await forgetRequest(db, reference);
    throw error;
  }
}

/**
 * The note comes first: once it is written, no other request with the key can place its order on this hold.
 * A hold that another click has placed the order on stays. What the gateway does not answer is asked again.
 */
export async function voidAuthorisation(shop: Shop, record: IdempotencyRecord): Promise<void> {
  const { db, clock } = shop;
  try {
    await noteVoid(db, record, clock());
  } catch (error) {
    if (!(error instanceof RecordOvertaken)) throw error;
    if (await isSpent(db, record)) return;
  }
  await noteVoidDue(db, referenceOf(record), clock());
  await settleOne(shop, referenceOf(record));
}

/** Gives back what may still be held for an attempt as it was once sent, where no order was placed on it. */
export async function voidAskedFor(
  shop: Shop,
  attempt: IdempotentRequest,
  bodyHash: string,
): Promise<void> {
  const known = await readIdempotencyRecord(shop.db, attempt, bodyHash);
  if ('record' in known) await voidAuthorisation(shop, known.record);
}
