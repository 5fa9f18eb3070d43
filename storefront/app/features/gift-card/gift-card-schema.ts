import { GiftCard } from '@otzar/contract/gift-card';
import { Usd } from '@otzar/contract/scalar';
import { type GiftCards, noGiftCards } from '@otzar/domain/gift-card';
import * as v from 'valibot';

const schema: v.GenericSchema<unknown, GiftCards> = v.object({
  giftcards: v.array(v.object({ ...GiftCard.entries, amount_applied: Usd, value_remaining: Usd })),
  orderTotal: Usd,
  totalApplied: Usd,
});

/** Gift-card state (specification, section 3) as a browser keeps it. */
export const savedGiftCards = { schema, initial: noGiftCards };
