import { checkDiscount } from '@otzar/contract/discount';
import { clientAddress } from '../../kit/client-address.ts';
import type { Mount } from '../../kit/endpoint.ts';
import { HttpError } from '../../kit/http-error.ts';
import { countTowardsLimit, requireWithinLimit } from '../../kit/rate-limit.ts';
import type { Shop } from '../../kit/shop.ts';
import { readOffers } from '../bag/offers.ts';
import { DISCOUNT_GUESSES, findDiscount } from './queries.ts';

export function discountRoutes(mount: Mount, { db, clock }: Shop): void {
  mount(checkDiscount, async ({ body: { code, lines: asked, email } }, { session, context }) => {
    const now = clock();
    const guesser = { session, address: clientAddress(context) };
    await requireWithinLimit(db, DISCOUNT_GUESSES, guesser, now);
    const lines = await readOffers(db, asked);
    const found = await findDiscount(db, { code, lines, email }, now);
    if ('discount' in found) return found.discount;
    // A code that is known but not for this bag tells nothing to whoever guesses.
    if (found.unknown) await countTowardsLimit(db, DISCOUNT_GUESSES, guesser, now);
    throw new HttpError(400, found.refused);
  });
}
