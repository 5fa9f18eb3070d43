import type { GiftCards } from '@otzar/domain/gift-card';
import { persistedAtom } from '../../platform/persisted.ts';
import { savedGiftCards } from './gift-card-schema.ts';

/** The gift cards that pay for this order (specification, section 4, Gift cards). */
export const giftCardModule = persistedAtom<GiftCards>({
  name: 'giftCard',
  version: 1,
  shape: savedGiftCards,
});
