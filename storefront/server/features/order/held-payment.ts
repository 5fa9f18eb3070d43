import { isDigitalOnly } from '@otzar/domain/bag';
import type { SQL } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import type { PipelinedStatement } from '../../db/transaction.ts';
import type { Authorisation } from '../../kit/payment-gateway.ts';
import { noteAuthorised } from '../payments/queries.ts';
import type { Draft } from './draft.ts';
import { type IdempotencyRecord, RecordOvertaken, referenceOf } from './idempotency-record.ts';

/** What a card pays: what its bank holds, and the statement that takes it off the count of cards tried. */
export interface HeldPayment {
  held: Authorisation;
  counted: SQL;
}

/** Ties what is held to its order. What is digital is delivered as it is placed, and captured with it. */
export const spendHeld = (
  tx: Queryable,
  record: IdempotencyRecord,
  authorisation: Authorisation,
  { row, lines, now }: { row: { id: number }; lines: Draft['lines']; now: Date },
): PipelinedStatement => {
  const paid = { orderId: row.id, authorisation, capture: isDigitalOnly(lines), now };
  return {
    statement: noteAuthorised(tx, referenceOf(record), paid),
    rows: 1,
    otherwise: () => new RecordOvertaken(),
  };
};
