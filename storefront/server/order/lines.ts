import type { LineOffer } from '@otzar/contract/bag';
import type { OrderConflict } from '@otzar/contract/order';
import { lineKey } from '@otzar/domain/bag';
import { toCents } from '@otzar/domain/money';
import { readOffers } from '../bag/offers.ts';
import type { Queryable } from '../db/database.ts';
import type { OfferedLine, OrderRequest } from './request.ts';

type RequestedLine = OrderRequest['lines'][number];

/**
 * The lines of an order at the shop's own prices, and what is no longer as the shopper saw it:
 * sold out, fewer than asked for, or at another price.
 */
export async function offerLines(
  db: Queryable,
  requested: RequestedLine[],
): Promise<{ lines: OfferedLine[]; changes: OrderConflict['changes'] }> {
  const offers = await readOffers(db, requested);
  const byKey = new Map(offers.map((offer) => [lineKey(offer), offer]));
  const asked = askedInAll(requested);
  const changes = requested.flatMap((line) => {
    const offer = byKey.get(lineKey(line));
    const enough = offer !== undefined && offer.max >= (asked.get(thing(line)) ?? 0);
    const samePrice = offer !== undefined && toCents(offer.price) === toCents(line.price);
    return enough && samePrice ? [] : [changeOf(line, offer)];
  });
  const lines = requested.flatMap((line) => {
    const offer = byKey.get(lineKey(line));
    if (offer === undefined) return [];
    return [{ ...offer, quantity: line.quantity, gift_options: null, personalization: [] }];
  });
  return { lines, changes };
}

const thing = ({ type, id }: RequestedLine): string => `${type}:${id}`;

/** Personalised variants of one thing come out of one stock. */
function askedInAll(lines: RequestedLine[]): Map<string, number> {
  const asked = new Map<string, number>();
  for (const line of lines) asked.set(thing(line), (asked.get(thing(line)) ?? 0) + line.quantity);
  return asked;
}

const changeOf = (line: RequestedLine, offer?: LineOffer): OrderConflict['changes'][number] => ({
  id: line.id,
  type: line.type,
  item_key: line.item_key,
  title: offer?.title ?? 'An item that we no longer sell',
  quantity: line.quantity,
  max: offer?.max ?? 0,
  price: offer?.price ?? line.price,
});
