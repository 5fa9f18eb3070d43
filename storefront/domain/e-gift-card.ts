import type { BagLine } from '@otzar/contract/bag';
import type { EGiftCard, EGiftCardOffer } from '@otzar/contract/e-gift-card';
import { messages } from '#messages/e-gift-card';
import { dateOf, plusMonths } from './calendar-day.ts';
import { storeDay } from './store-day.ts';

/** The days of the store on which an e-gift card can be mailed: from today to a year ahead. */
export const deliveryDays = (now: Date): { first: string; last: string } => {
  const first = storeDay(now);
  return { first, last: plusMonths(first, 12, dateOf(first)) };
};

/** Why a card cannot be mailed on a day, as a sentence; null where it can, and for at once. */
export const deliverOnProblem = (day: EGiftCard['deliver_on'], now: Date): string | null => {
  const { first, last } = deliveryDays(now);
  if (day === null || (day >= first && day <= last)) return null;
  return day < first ? messages.tooEarly : messages.tooLate;
};

/** What a card is called beside its title, e.g. "Olive Branch, for Tamar". */
const eGiftCardVariation = (
  { designs }: Pick<EGiftCardOffer, 'designs'>,
  { design, recipient_name }: Pick<EGiftCard, 'design' | 'recipient_name'>,
): string => {
  const name = designs.find((known) => known.design === design)?.name;
  return [name, messages.for(recipient_name)].filter(Boolean).join(', ');
};

/**
 * The bag line of an e-gift card. Its price is its amount.
 * @param itemKey random: two cards are never the same line
 */
export const eGiftCardLine = (
  offer: EGiftCardOffer,
  card: EGiftCard,
  itemKey: string,
  quantity = 1,
): BagLine => {
  const shown = offer.designs.find(({ design }) => design === card.design) ?? offer.designs[0];
  if (shown === undefined) throw new Error('The e-gift card has no design.');
  return {
    id: offer.id,
    type: 'giftCard',
    item_key: itemKey,
    item_type: 'digital',
    quantity,
    max: offer.max,
    price: card.amount,
    fake_price: 0,
    tax_code: offer.tax_code,
    title: offer.title,
    heb_title: null,
    variation: eGiftCardVariation(offer, card),
    sku: offer.sku,
    product_id: offer.id,
    path: '/e-gift-card',
    vendor: offer.vendor,
    image: shown.image,
    preorder_date: null,
    exclude_free_shipping: true,
    gift_options: null,
    personalization: [],
    gift_card: card,
  };
};
