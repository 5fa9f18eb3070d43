import type { GiftCards } from '@otzar/domain/gift-card';
import { persistedModule } from '../../platform/persisted.ts';
import { keptGiftCards } from './gift-card-schema.ts';

/** The gift cards that pay for this order (specification, section 4, Gift cards). */
export const giftCardModule = persistedModule<GiftCards>({
  name: 'giftCard',
  version: 1,
  shape: keptGiftCards,
});
