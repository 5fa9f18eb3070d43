import { Currency } from '@otzar/contract/currency';
import * as v from 'valibot';

/** How the chosen currency is kept, and how it starts. */
export const keptCurrency = { schema: v.nullable(Currency), initial: null };
