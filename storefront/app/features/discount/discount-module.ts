import type { Discount } from '@otzar/contract/discount';
import { persistedModule } from '../../platform/persisted.ts';
import { keptDiscount } from './discount-schema.ts';

/** The discount on this bag (specification, section 3, Discount); null for none. */
export const discountModule = persistedModule<Discount | null>({
  name: 'discount',
  version: 1,
  shape: keptDiscount,
});
