import type { LineOffer, LineRequest } from '@otzar/contract/bag';
import {
  EGiftCardDesign as Designs,
  E_GIFT_CARD_AMOUNTS,
  type EGiftCard,
  type EGiftCardDesign,
  type EGiftCardOffer,
} from '@otzar/contract/e-gift-card';
import type { OrderLine } from '@otzar/contract/order';
import { LARGEST_ID } from '@otzar/contract/scalar';
import { deliverOnProblem, eGiftCardLine } from '@otzar/domain/e-gift-card';
import type { Drawing } from '../../db/schema.ts';
import { fieldRefused } from '../../kit/http-error.ts';
import { drawingOf } from '../../kit/pictures/drawing.ts';
import { pictureOf } from '../../kit/pictures/picture.ts';
import { messages as inEnglish } from './messages.en.ts';
import { messages } from './messages.ts';

/** It is no product of the catalogue: no row has this id. */
const ID = LARGEST_ID;

/** A picture is at one address for readers of both languages, so what is drawn on it is in one. */
const drawn = (design: EGiftCardDesign): Drawing =>
  drawingOf({
    motif: `gift-card/${design}`,
    words: [inEnglish.designs[design], ''],
    alt: messages.alt(messages.designs[design]),
    seed: 1,
  });

/** The drawing of a design, by its place in the list from 1 on; `null` where there is none. */
export function eGiftCardDrawing(place: number): Drawing | null {
  const design = Designs.options[place - 1];
  return design ? drawn(design) : null;
}

/** What an e-gift card can be. */
export const eGiftCardOffer = (): EGiftCardOffer => ({
  id: ID,
  title: messages.title,
  sku: 'OTZ-GFT-E',
  vendor: 'Otzar',
  tax_code: 22,
  max: 10,
  ...E_GIFT_CARD_AMOUNTS,
  amounts: [10, 25, 50, 100, 250],
  designs: Designs.options.map((design, at) => ({
    design,
    name: messages.designs[design],
    image: pictureOf('gift-card', at + 1, 0, drawn(design)),
  })),
});

export const isEGiftCard = ({ id, type }: Pick<LineRequest, 'id' | 'type'>): boolean =>
  type === 'giftCard' && id === ID;

/** What the shop has of a card that nobody has made yet: its price is still open. */
export function blankOffer({ item_key, quantity }: LineRequest): LineOffer {
  const { id, title, sku, vendor, tax_code, max, least, designs } = eGiftCardOffer();
  const [design] = designs;
  if (design === undefined) throw new Error('The e-gift card has no design.');
  return {
    id,
    type: 'giftCard',
    item_key,
    item_type: 'digital',
    quantity: Math.min(max, Math.max(1, quantity)),
    max,
    price: least,
    fake_price: 0,
    tax_code,
    title,
    heb_title: null,
    variation: '',
    sku,
    product_id: id,
    path: '/e-gift-card',
    vendor,
    image: design.image,
    preorder_date: null,
    exclude_free_shipping: true,
  };
}

/** A line as its reader is told of it: an e-gift card's title is the shop's own word, and no product's. */
export function inWordsOfReader(line: OrderLine): OrderLine {
  if (!isEGiftCard(line)) return line;
  const offer = eGiftCardOffer();
  // The one of somebody who has left tells no more whom it was for.
  if (line.gift_card === null) return { ...line, title: offer.title };
  const { title, variation, image } = eGiftCardLine(offer, line.gift_card, line.item_key);
  return { ...line, title, variation, image };
}

/**
 * The offer of a line once it is known what its giver made of it; any other line's is as it was found.
 * @param field where in the request the card is
 * @throws {HttpError} 422 for a card that is not filled in, is none, or is for a day on which none is mailed.
 */
export function offerMade(
  found: LineOffer,
  card: EGiftCard | null,
  field: string,
  now: Date,
): LineOffer {
  if (!isEGiftCard(found)) {
    if (card === null) return found;
    throw fieldRefused(field, messages.notOne);
  }
  if (card === null) throw fieldRefused(field, messages.recipientMissing);
  const problem = deliverOnProblem(card.deliver_on, now);
  if (problem !== null) throw fieldRefused(`${field}.deliver_on`, problem);
  const { gift_options, personalization, gift_card, ...offer } = eGiftCardLine(
    eGiftCardOffer(),
    card,
    found.item_key,
    found.quantity,
  );
  return offer;
}
