import type { Discount } from '@otzar/contract/discount';
import { persistedAtom } from '../../platform/persisted.ts';
import { savedDiscount } from './discount-schema.ts';

/** The discount on this bag (specification, section 3); null for none. */
export const discountModule = persistedAtom<Discount | null>({
  name: 'discount',
  version: 1,
  shape: savedDiscount,
});
