import type { Queryable } from '../server/db/database.ts';
import { discount, gift_card } from '../server/db/schema.ts';
import { discountCodes, giftCardCodes } from './landmarks.ts';

/** Codes to try the shop with; one that has been used keeps what is left of it. */
export const writeCodes = async (tx: Queryable): Promise<void> => {
  const cards = Object.values(giftCardCodes).map((card) => ({
    balance_cents: card.initial_cents,
    ...card,
  }));
  await tx.insert(gift_card).values(cards).onConflictDoNothing();
  await tx.insert(discount).values(Object.values(discountCodes)).onConflictDoNothing();
};
