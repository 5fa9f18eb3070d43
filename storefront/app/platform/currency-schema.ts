import { Currency } from '@otzar/contract/currency';
import * as v from 'valibot';

/** How the chosen currency is kept, and how it starts. */
export const savedCurrency = { schema: v.nullable(Currency), initial: null };
