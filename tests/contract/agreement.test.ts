import { api } from '@otzar/contract/api';
import type { BagLine } from '@otzar/contract/bag';
import type { Discount } from '@otzar/contract/discount';
import type { GiftCard } from '@otzar/contract/gift-card';
import { isDigitalOnly } from '@otzar/domain/bag';
import { takenOffCents } from '@otzar/domain/discount';
import {
  addGiftCard,
  hasRemainingBalance,
  lastFour,
  leftToPay,
  noGiftCards,
  withOrderTotal,
} from '@otzar/domain/gift-card';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brand } from '../../storefront/app/brand.ts';
import {
  freshCheckout,
  type SavedCheckout,
} from '../../storefront/app/features/checkout/checkout-module.ts';
import { orderBody } from '../../storefront/app/features/checkout/place-order.ts';
import {
  type Rates,
  shippingOf,
  summaryRowsOf,
} from '../../storefront/app/features/checkout/summary-rows.ts';
import { anyBag, type Sort } from './any-bag.ts';
import { goodCard } from './cards.ts';
import { type FullShop, openFullShop } from './full-shop.ts';
import { home, newKey, pickup, place } from './order-desk.ts';
import { expectAnswer, Visitor } from './visitor.ts';

/** Taxed, untaxed, and beyond where tax is known. */
const places = [
  { country: 'US', region: 'NY', postal_code: '11201' },
  { country: 'US', region: 'NY', postal_code: '10002' },
  { country: 'US', region: 'OR', postal_code: '97201' },
  { country: 'US', region: 'Illinois', postal_code: '60601' },
  { country: 'US', region: 'AP', postal_code: '96201' },
  { country: 'US', region: 'PR', postal_code: '00901' },
  { country: 'PR', region: '', postal_code: '00901' },
  { country: 'CA', region: 'ON', postal_code: 'K1A 0B1' },
  { country: 'IL', region: '', postal_code: '9414101' },
];

let shop: FullShop;
beforeAll(async () => {
  shop = await openFullShop();
});
afterAll(() => shop.close());

/** How a shopper has it, and what they pay with beside a card. */
interface Choice {
  lines: BagLine[];
  delivery: boolean;
  place: (typeof places)[number];
  /** The place of the way of delivery among those there are. */
  way: number;
  discount: Discount | null;
  cards: GiftCard[];
}

const anyChoice = (sort: Sort): fc.Arbitrary<Choice> =>
  fc.record({
    lines: anyBag(shop.shelves, sort),
    delivery: fc.boolean(),
    place: fc.constantFrom(...places),
    way: fc.nat({ max: 2 }),
    discount: fc.option(fc.constantFrom(...shop.known.discounts)),
    cards: fc.oneof(fc.constant<GiftCard[]>([]), fc.shuffledSubarray(shop.known.cards)),
  });

/** What the shop tells a browser of where an order goes; it keeps the place with the session. */
async function ratesFor(visitor: Visitor, { lines, delivery, place }: Choice): Promise<Rates> {
  const { country, postal_code } = place;
  const location = { zipCode: postal_code, country };
  const { tax_rate } = await visitor.call(api.saveLocation, { body: location });
  if (isDigitalOnly(lines)) return { taxRate: tax_rate, options: null };
  const body = delivery ? { zip_code: postal_code, country } : { zip_code: brand.postalCode };
  const options = await visitor.call(api.readShipping, { body });
  return { taxRate: delivery ? options.tax_rate : options.pickup.tax_rate, options };
}

/** The checkout as it stands when the shopper comes to Review. */
function checkoutOf({ lines, delivery, place, way }: Choice, { options }: Rates): SavedCheckout {
  const methods = options?.methods ?? [];
  const id = methods[way % methods.length]?.id ?? null;
  const ships = delivery && !isDigitalOnly(lines);
  return {
    ...freshCheckout,
    // A code that each may use once is used by somebody else each time.
    email: `${newKey()}@example.com`,
    shippingType: ships || isDigitalOnly(lines) ? { delivery: true, id } : { delivery, id: null },
    shippingInfo: ships ? { ...home, street_2: '', phone: '', ...place } : null,
    pickupInfo: ships || isDigitalOnly(lines) ? null : pickup,
  };
}

describe('browser and server come to the same figures', () => {
  const sorts: [Sort, number][] = [
    ['anything', 30],
    ['personalized', 15],
    ['digital', 10],
    ['gift cards', 10],
  ];
  test.each(sorts)('for any bag of %s, and any way to have and pay it', async (sort, numRuns) => {
    await fc.assert(
      fc.asyncProperty(anyChoice(sort), async (choice) => {
        await shop.fillCards();
        const visitor = await Visitor.known(shop.answer);
        const { lines, discount, cards } = choice;
        const rates = await ratesFor(visitor, choice);
        const kept = checkoutOf(choice, rates);
        const totals = summaryRowsOf(lines, kept, rates, discount);
        const off = takenOffCents(discount, lines, shippingOf(lines, kept, rates));
        const paying = withOrderTotal(cards.reduce(addGiftCard, noGiftCards), totals.total);
        const creditInfo = hasRemainingBalance(paying)
          ? await visitor.call(api.createCardToken, { body: goodCard })
          : null;
        const body = orderBody({ ...kept, creditInfo }, lines, totals, {
          discountCode: discount !== null && off > 0 ? discount.code : null,
          cards: paying,
        });

        const order = await expectAnswer(api.placeOrder, await place(visitor, body));

        expect(order.totals).toEqual(totals);
        expect(order.gift_cards).toEqual(
          body.gift_cards?.map(({ code, amount_applied }) => ({
            last_four: lastFour(code),
            amount_applied,
          })),
        );
        expect(order.due).toBe(leftToPay(paying));
      }),
      { numRuns },
    );
  });
});
