import { RefundMethod, ReturnableOrder, ReturnMethod, ReturnReason } from '@otzar/contract/return';
import type { ReturnDraft } from '@otzar/domain/return-steps';
import * as v from 'valibot';

/** A return as a tab keeps it, so that neither a reload nor Back loses anything. */
export interface SavedReturn extends ReturnDraft {
  /** What has been typed to find the order. */
  lookup: { order: string; email: string; code: string };
  /** The return being sent: the same body goes with the same key, however often. */
  attempt: { key: string; body: string } | null;
}

const orNothing = <S extends v.GenericSchema>(schema: S) => v.union([schema, v.literal('')]);

/** What a tab keeps of a return, checked as it is read. */
export const SavedReturnSchema: v.GenericSchema<unknown, SavedReturn> = v.object({
  gift: v.boolean(),
  lookup: v.object({ order: v.string(), email: v.string(), code: v.string() }),
  order: v.nullable(ReturnableOrder),
  choices: v.array(
    v.object({ id: v.number(), quantity: v.number(), reason: orNothing(ReturnReason) }),
  ),
  refund: orNothing(RefundMethod),
  email: v.string(),
  method: orNothing(ReturnMethod),
  attempt: v.nullable(v.object({ key: v.string(), body: v.string() })),
});
