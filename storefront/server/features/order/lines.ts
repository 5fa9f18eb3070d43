import type { LineOffer } from '@otzar/contract/bag';
import type { OrderConflict } from '@otzar/contract/order';
import { lineKey } from '@otzar/domain/bag';
import {
  type ExtrasOffer,
  personalizationProblem,
  pricedExtras,
  sameExtrasPrice,
} from '@otzar/domain/extras';
import { toCents } from '@otzar/domain/money';
import type { Queryable } from '../../db/database.ts';
import { fieldRefused } from '../../kit/http-error.ts';
import { readOffers } from '../bag/offers.ts';
import { offerMade } from '../e-gift-card/offer.ts';
import { readExtras } from '../product/extras.ts';
import { messages } from './messages.ts';
import type { OfferedLine, OrderRequest } from './request.ts';

type RequestedLine = OrderRequest['lines'][number];
type Change = OrderConflict['changes'][number];

/** A product without extras of its own, or none at all. */
const NO_EXTRAS: ExtrasOffer = { gift_wrap: null, personalizations: [] };

/**
 * The lines of an order at the shop's own prices, and what is no longer as the shopper saw it:
 * sold out, fewer than asked for, or at another price.
 * @throws {HttpError} 422 for what no line can be: words that do not fit, a gift card for no day.
 */
export async function offerLines(
  db: Queryable,
  requested: RequestedLine[],
  now: Date,
): Promise<{ lines: OfferedLine[]; changes: Change[] }> {
  const offers = new Map((await readOffers(db, requested)).map((offer) => [lineKey(offer), offer]));
  const asking = requested.filter(hasExtras).map((line) => offers.get(lineKey(line))?.product_id);
  const extras = await readExtras(db, asking);
  const asked = askedInAll(requested);
  const changes: Change[] = [];
  const lines = requested.flatMap((line, place): OfferedLine[] => {
    const found = offers.get(lineKey(line));
    const offer = found && offerMade(found, line.gift_card, `lines.${place}.gift_card`, now);
    const own = extras.get(offer?.product_id ?? 0) ?? NO_EXTRAS;
    refuseUnfitting(line, own, place);
    const priced = pricedExtras(line, own);
    const unchanged =
      offer !== undefined &&
      offer.max >= (asked.get(thing(line)) ?? 0) &&
      toCents(offer.price) === toCents(line.price) &&
      sameExtrasPrice(line, priced);
    if (!unchanged) changes.push({ ...changeOf(line, offer), ...priced });
    const { quantity, gift_card } = line;
    return offer ? [{ ...offer, ...priced, quantity, gift_card }] : [];
  });
  return { lines, changes };
}

const hasExtras = ({ gift_options, personalization }: RequestedLine): boolean =>
  gift_options !== null || personalization.length > 0;

function refuseUnfitting(line: RequestedLine, own: ExtrasOffer, place: number): void {
  const problem = personalizationProblem(line.personalization, own.personalizations);
  if (problem === null) return;
  throw fieldRefused(`lines.${place}.personalization.${problem.path}`, problem.message);
}

/** Personalised variants of one thing come out of one stock; each e-gift card is a thing of its own. */
const thing = ({ type, id, item_key, gift_card }: RequestedLine): string =>
  gift_card ? lineKey({ type, id, item_key }) : `${type}:${id}`;

function askedInAll(lines: RequestedLine[]): Map<string, number> {
  const asked = new Map<string, number>();
  for (const line of lines) asked.set(thing(line), (asked.get(thing(line)) ?? 0) + line.quantity);
  return asked;
}

const changeOf = (line: RequestedLine, offer?: LineOffer) => ({
  id: line.id,
  type: line.type,
  item_key: line.item_key,
  title: offer?.title ?? messages.soldNoLonger,
  quantity: line.quantity,
  max: offer?.max ?? 0,
  price: offer?.price ?? line.price,
});
