import { RefundMethod, ReturnableOrder, ReturnMethod, ReturnReason } from '@otzar/contract/return';
import * as v from 'valibot';
import type { SavedReturn } from './return-module.ts';

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
