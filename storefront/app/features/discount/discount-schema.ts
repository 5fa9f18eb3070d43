import { Discount } from '@otzar/contract/discount';
import * as v from 'valibot';

/** The discount on this bag, as the shop last said; null for none. */
export const savedDiscount = { schema: v.nullable(Discount), initial: null };
