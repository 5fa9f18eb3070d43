import type { BagLine } from '@otzar/contract/bag';
import type { EGiftCardOffer } from '@otzar/contract/e-gift-card';
import type { Product } from '@otzar/contract/product';
import { addLine, emptyBag, isDigitalOnly, lineKey } from '@otzar/domain/bag';
import { setGiftOptions, setPersonalization } from '@otzar/domain/bag-extras';
import { deliveryDays, eGiftCardLine } from '@otzar/domain/e-gift-card';
import { lineOf } from '@otzar/domain/product';
import fc from 'fast-check';

/** What may be bought. */
export interface Shelves {
  products: Product[];
  eGiftCard: EGiftCardOffer;
}

/** What a bag may be of. */
export type Sort = 'anything' | 'personalized' | 'digital' | 'gift cards';

const MESSAGE = '<b>Mazal tov</b>';

/** What a shopper types into a field, or leaves. */
const anyWords = fc.constantFrom('', ' ', 'Noa', ' N ', 'נו');

const anyGift = (wrapping: number | null) =>
  wrapping === null
    ? fc.constant(null)
    : fc.option(
        fc
          .record({ wrap: fc.boolean(), message: fc.constantFrom('', MESSAGE) })
          .map((gift) => ({ ...gift, price: gift.wrap ? wrapping : 0 })),
      );

/** A product, or one of its variations, with whatever the shop lets a shopper add to it. */
const anyLineOf = (product: Product): fc.Arbitrary<BagLine> =>
  fc
    .record({
      variation: product.variation_infos.length
        ? fc.constantFrom(...product.variation_infos)
        : fc.constant(null),
      quantity: fc.integer({ min: 1, max: 3 }),
      gift: anyGift(product.gift_wrap),
      words: fc.tuple(...product.personalizations.map(() => anyWords)),
      key: fc.uuid().map((uuid) => uuid.slice(0, 8)),
    })
    .map(({ variation, quantity, gift, words, key }) => {
      const line = lineOf(product, variation, quantity);
      const entries = product.personalizations
        .map((field, at) => ({ ...field, value: words[at] ?? '' }))
        .map(({ max_length, ...entry }) => entry)
        .filter(({ value }) => value !== '');
      const given = setGiftOptions(addLine(emptyBag, line), lineKey(line), gift);
      const written = setPersonalization(given, lineKey(line), [{ entries }], key);
      return written.products[0] ?? line;
    });

/** An e-gift card of any amount, for today or the last day on which one can be mailed. */
const anyEGiftCard = (offer: EGiftCardOffer): fc.Arbitrary<BagLine> =>
  fc
    .record({
      amount: fc.integer({ min: offer.least, max: offer.most }),
      later: fc.boolean(),
      quantity: fc.integer({ min: 1, max: 2 }),
      key: fc.uuid().map((uuid) => uuid.slice(0, 8)),
    })
    .map(({ amount, later, quantity, key }) => {
      const card = {
        amount,
        design: 'olive' as const,
        recipient_name: 'Tamar',
        recipient_email: 'tamar@example.com',
        sender_name: 'Noa',
        message: MESSAGE,
        deliver_on: later ? deliveryDays(new Date()).last : null,
      };
      return eGiftCardLine(offer, card, key, quantity);
    });

const fits: Record<Sort, (product: Product) => boolean> = {
  anything: () => true,
  personalized: ({ personalizations }) => personalizations.length > 0,
  digital: (product) => isDigitalOnly([product]),
  'gift cards': ({ type }) => type === 'giftCard',
};

/** Up to six lines as they lie in the bag: one that is added twice counts once, with the sum. */
export function anyBag({ products, eGiftCard }: Shelves, sort: Sort): fc.Arbitrary<BagLine[]> {
  const fitting = products.filter(fits[sort]);
  const anyProduct = fc.constantFrom(...fitting).chain(anyLineOf);
  return fc
    .array(fc.oneof({ weight: 4, arbitrary: anyProduct }, anyEGiftCard(eGiftCard)), {
      minLength: 1,
      maxLength: 6,
    })
    .map((lines) => lines.reduce(addLine, emptyBag).products);
}
