import type { SavedLine } from '@otzar/contract/customer-bag';
import type { CallOutput } from '@otzar/contract/endpoint';
import type { addToSessionBag, SessionBag, SessionCheckout } from '@otzar/contract/session-bag';
import { personalizationProblem } from '@otzar/domain/extras';
import { withLine, withQuantity } from '@otzar/domain/session-bag';
import { shownLines } from './customer-handlers.ts';
import type { SampleSessionBag } from './sample-rows.ts';
import { extrasOf, offersFor, type SampleShop } from './sample-shop.ts';
import { Refused, refuseField } from './serve.ts';

const nothing: SampleSessionBag = {
  version: '',
  lines: [],
  checkout: null,
  order_id: null,
  forms: 0,
};

/** How many forms a session may send: no sample lives for a quarter of an hour. */
const MOST = 120;

/** The bag of a session, at the prices of now. */
export function readSampleSessionBag(shop: SampleShop, session: string): SessionBag {
  const { version, lines, checkout, order_id } = shop.sessionBags.get(session) ?? nothing;
  return { version, lines: shownLines(shop, lines), checkout, order_id };
}

type Changed = Partial<Pick<SampleSessionBag, 'lines' | 'checkout'>>;

/** Changes the bag of a session. @throws {Refused} 429 for one form too many */
function change(
  shop: SampleShop,
  session: string,
  make: (kept: SampleSessionBag) => Changed,
): SessionBag {
  const kept = shop.sessionBags.get(session) ?? nothing;
  if (kept.forms >= MOST) {
    const message = 'That was too often. Please wait a quarter of an hour and try again.';
    throw new Refused(429, { message }, { 'Retry-After': '900' });
  }
  const version = crypto.randomUUID();
  const made = { ...kept, ...make(kept), version, order_id: null };
  shop.sessionBags.set(session, { ...made, forms: kept.forms + 1 });
  return readSampleSessionBag(shop, session);
}

/** Puts a line in. @throws {Refused} 422 for what cannot be sold so */
export const addToSampleSessionBag = (
  shop: SampleShop,
  session: string,
  asked: CallOutput<typeof addToSessionBag>['body']['line'],
): SessionBag =>
  change(shop, session, (kept) => {
    const line: SavedLine = { ...asked, item_key: '', gift_card: null };
    const [offer] = offersFor(shop, [line]);
    if (!offer || line.type === 'giftCard')
      return refuseField('line.id', 'We do not sell this. Please choose something else.');
    if (offer.max < 1) refuseField('line.quantity', `${offer.title} is sold out for now.`);
    const { personalizations } = extrasOf(offer.product_id);
    const problem = personalizationProblem(line.personalization, personalizations);
    if (problem) refuseField(`line.personalization.${problem.path}`, problem.message);
    const newKey = crypto.randomUUID();
    return { lines: withLine(kept.lines, line, { max: offer.max, newKey }) };
  });

/** Sets how many there are of a line; 0 takes it out. */
export const changeSampleSessionBag = (
  shop: SampleShop,
  session: string,
  { quantity, ...identity }: Pick<SavedLine, 'id' | 'type' | 'item_key' | 'quantity'>,
): SessionBag =>
  change(shop, session, (kept) => {
    const lines = withQuantity(kept.lines, identity, quantity);
    return { lines, ...(lines.length === 0 && { checkout: null }) };
  });

/** Keeps the checkout. @throws {Refused} 409 where there is nothing to order */
export const saveSampleSessionCheckout = (
  shop: SampleShop,
  session: string,
  checkout: SessionCheckout,
): SessionBag =>
  change(shop, session, ({ lines }) => {
    if (lines.length === 0) throw new Refused(409, { message: 'Your bag is empty.' });
    return { checkout };
  });

/** Forgets this version of the bag. */
export function forgetSampleSessionBag(
  shop: SampleShop,
  session: string,
  version: string,
): SessionBag {
  if (shop.sessionBags.get(session)?.version === version) shop.sessionBags.delete(session);
  return readSampleSessionBag(shop, session);
}

/** Empties the bag that was ordered under its version. */
export function noteSampleOrdered(
  shop: SampleShop,
  session: string,
  { key, order }: { key: string; order: number },
): void {
  const kept = shop.sessionBags.get(session);
  if (kept?.version !== key) return;
  shop.sessionBags.set(session, { ...kept, lines: [], checkout: null, order_id: order });
}
