import { api } from '@otzar/contract/api';
import type { LineOffer } from '@otzar/contract/bag';
import { OrderConflict } from '@otzar/contract/order';
import type { Product } from '@otzar/contract/product';
import { discountProblem } from '@otzar/domain/discount';
import fc from 'fast-check';
import * as v from 'valibot';
import { beforeAll, describe, expect, test } from 'vitest';
import { discounts } from './codes.ts';
import {
  type KnownDiscount,
  newKey,
  OrderDesk,
  pickup,
  place,
  type WantedLine,
} from './order-desk.ts';
import { NOWHERE } from './shelves.ts';
import { expectAnswer, type Handler, type Visitor } from './visitor.ts';

/** What the shop knew better. */
async function expectConflict(response: Response): Promise<OrderConflict> {
  const body: unknown = await response.json();
  expect({ status: response.status, body }).toMatchObject({ status: 409 });
  return v.parse(OrderConflict, body);
}

/** Up to six of the offers, each once, up to three of each. */
const anyLinesOf = (offers: LineOffer[]) =>
  fc
    .shuffledSubarray(offers, { minLength: 1, maxLength: Math.min(6, offers.length) })
    .chain((chosen) =>
      fc.tuple(
        ...chosen.map((offer) =>
          fc.integer({ min: 1, max: 3 }).map((quantity) => ({ ...offer, quantity })),
        ),
      ),
    );

/** The products behind some offers, by their ids. */
async function readProducts(visitor: Visitor, offers: LineOffer[]): Promise<Map<number, Product>> {
  const ids = new Set(offers.map(({ product_id }) => product_id));
  const products = [...ids].map((id) =>
    visitor.call(api.readProduct, { params: { id: String(id) } }),
  );
  return new Map((await Promise.all(products)).map((product) => [product.id, product]));
}

/** Any lines, wrapped and written on wherever chance and the shop will have it. */
const anyExtrasOn = (offers: LineOffer[], products: Map<number, Product>) =>
  anyLinesOf(offers).chain((lines) =>
    fc.tuple(
      ...lines.map((line): fc.Arbitrary<WantedLine> => {
        const { gift_wrap = null, personalizations = [] } = products.get(line.product_id) ?? {};
        return fc
          .record({ wrap: fc.boolean(), written: fc.subarray(personalizations) })
          .map(({ wrap, written }) => ({
            ...line,
            gift_options: {
              wrap: wrap && gift_wrap !== null,
              message: 'Mazal tov',
              price: wrap ? (gift_wrap ?? 0) : 0,
            },
            personalization:
              written.length > 0
                ? [{ entries: written.map((field) => ({ ...field, value: 'Noa' })) }]
                : [],
          }));
      }),
    ),
  );

const anyDiscount = fc.option(
  fc.constantFrom<{ code: string; discount: KnownDiscount }>(
    { code: discounts.percent, discount: { kind: 'percent', value: 10 } },
    { code: discounts.amount, discount: { kind: 'amount', value: 5 } },
    { code: discounts.freeShipping, discount: { kind: 'free_shipping', value: 0 } },
  ),
);

/** Whether a discount of the shop, which has no end and no minimum, is taken off these lines. */
const isTaken = (discount: KnownDiscount, lines: WantedLine[]) => {
  const always = { begins_at: null, ends_at: null, used: false, minimum: 0 };
  return discountProblem({ ...discount, ...always }, lines, new Date()) === null;
};

/** What an order is told that the shop cannot keep as it was seen (decision 011). */
export function orderConflicts(answer: Handler): void {
  describe('an order that the shop knows better', () => {
    let desk: OrderDesk;

    beforeAll(async () => {
      desk = await OrderDesk.open(answer);
    });

    test('of more than there is tells how many there are', async () => {
      const { visitor, body } = await desk.shopper();
      const max = await desk.max(visitor);
      const lines = body.lines.map((line) => ({ ...line, quantity: max + 1 }));
      const { changes } = await expectConflict(await place(visitor, { ...body, lines }));
      expect(changes).toMatchObject([{ id: desk.offer.id, max }]);
    });

    test('at a price that has changed tells the price', async () => {
      const { visitor, body } = await desk.shopper();
      const lines = body.lines.map((line) => ({ ...line, price: 0.01 }));
      const { changes } = await expectConflict(await place(visitor, { ...body, lines }));
      expect(changes).toMatchObject([{ id: desk.offer.id, price: desk.offer.price }]);
    });

    test('of what is not sold tells that there is none', async () => {
      const { visitor, body } = await desk.shopper();
      const lines = [{ id: NOWHERE, type: 'product' as const, quantity: 1, price: 1 }];
      const { changes } = await expectConflict(await place(visitor, { ...body, lines }));
      expect(changes).toMatchObject([{ id: NOWHERE, max: 0 }]);
    });

    test('is told the total that the browser works out too, for any bag', async () => {
      const { visitor, body } = await desk.shopper();
      const anyGiven = anyExtrasOn(desk.offers, await readProducts(visitor, desk.offers));
      const { tax_rate } = await visitor.call(api.saveLocation, { body: { zipCode: '10002' } });
      await fc.assert(
        fc.asyncProperty(anyGiven, fc.boolean(), anyDiscount, async (lines, delivery, known) => {
          const discount = known && isTaken(known.discount, lines) ? known : null;
          const totals = desk.totalsOf(lines, delivery, {
            taxRate: tax_rate,
            discount: discount?.discount ?? null,
          });
          const unseen = desk.bodyFor(lines, {
            discount_code: discount?.code ?? null,
            shipping_type: { delivery, id: delivery ? desk.method.id : null },
            pickup_info: delivery ? null : pickup,
            card_token: body.card_token,
            expected_total: totals.total + 1,
          });
          const conflict = await expectConflict(await place(visitor, unseen));
          expect(conflict.totals).toEqual(totals);
        }),
        { numRuns: 40 },
      );
    });

    test('of the last ones is refused to whoever comes second', async () => {
      const scarce = desk.offers
        .filter((offer) => offer.item_type === 'physical' && offer.type === 'product')
        .filter(({ id, price }) => id !== desk.offer.id && price > 0)
        .toSorted((a, b) => a.max - b.max)[0];
      if (!scarce) throw new Error('The shop has but one thing to sell.');
      const { visitor, body } = await desk.shopper();
      const buy = (quantity: number, key?: string) =>
        place(
          visitor,
          desk.bodyFor([{ ...scarce, quantity }], { card_token: body.card_token }),
          key,
        );
      // One order holds at most so many, whatever the stock: it takes a few to empty the shelf. Each is
      // sent by three clicks at once, none of which may find the shelf emptied by another.
      let left = scarce.max;
      while (left > 0) {
        const key = newKey();
        const clicks = await Promise.all([buy(left, key), buy(left, key), buy(left, key)]);
        const orders = clicks.map((click) => expectAnswer(api.placeOrder, click));
        expect(new Set((await Promise.all(orders)).map(({ id }) => id)).size).toBe(1);
        left = await desk.max(visitor, scarce);
      }
      const { changes } = await expectConflict(await buy(1));
      expect(changes).toMatchObject([{ id: scarce.id, max: 0 }]);
    });
  });
}
