import { checkGiftCard } from '@otzar/contract/gift-card';
import { giftCardCode, giftCardRefused, payableCents } from '@otzar/domain/gift-card';
import { toUsd } from '@otzar/domain/money';
import { eq } from 'drizzle-orm';
import { gift_card } from '../../db/schema.ts';
import { clientAddress } from '../../kit/client-address.ts';
import type { Mount } from '../../kit/endpoint.ts';
import { HttpError } from '../../kit/http-error.ts';
import { countTowardsLimit, requireWithinLimit } from '../../kit/rate-limit.ts';
import type { Shop } from '../../kit/shop.ts';
import { GIFT_CARD_GUESSES } from './queries.ts';

export function giftCardRoutes(mount: Mount, { db, clock }: Shop): void {
  mount(checkGiftCard, async ({ body }, { session, context }) => {
    const now = clock();
    const guesser = { session, address: clientAddress(context) };
    await requireWithinLimit(db, GIFT_CARD_GUESSES, guesser, now);
    const code = giftCardCode(body.code);
    const [card] = await db.select().from(gift_card).where(eq(gift_card.code, code));
    const cents = card ? payableCents(card, now) : 0;
    if (cents > 0) return { code, balance: toUsd(cents) };
    await countTowardsLimit(db, GIFT_CARD_GUESSES, guesser, now);
    throw new HttpError(400, giftCardRefused());
  });
}
