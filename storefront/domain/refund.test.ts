import type { BagLine } from '@otzar/contract/bag';
import type { Order } from '@otzar/contract/order';
import type { ReturnReason } from '@otzar/contract/return';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { discountCents } from './discount.ts';
import { aLine, anyLine } from './line.fixture.ts';
import { toCents } from './money.ts';
import {
  type PaidOrder,
  paidShares,
  refundOf,
  sharedOut,
  splitRefund,
  unitsCents,
} from './refund.ts';
import { orderTotals } from './totals.ts';

type AnyDiscount = { kind: NonNullable<Order['discount']>['kind']; value: number } | null;

/** An order as the shop writes it down, with the totals that it works out. */
const orderOf = (
  lines: BagLine[],
  taxRate: number,
  shippingCents: number,
  discount: AnyDiscount,
): PaidOrder => {
  const off = discount ? discountCents(discount, lines, shippingCents) : 0;
  return {
    lines: lines.map(({ max: _, ...line }) => line),
    totals: orderTotals({ lines, taxRate, shippingCents, discountCents: off }),
    discount: discount && { code: 'CODE', kind: discount.kind },
  };
};

const anyDiscount: fc.Arbitrary<AnyDiscount> = fc.oneof(
  fc.constant(null),
  fc.record({
    kind: fc.constant('percent' as const),
    value: fc.integer({ min: 1, max: 10_000 }).map((share) => share / 100),
  }),
  fc.record({
    kind: fc.constant('amount' as const),
    value: fc.integer({ min: 1, max: 2_000_000 }).map((cents) => cents / 100),
  }),
  fc.constant({ kind: 'free_shipping' as const, value: 0 }),
);

const anyOrder = fc
  .tuple(
    fc.array(anyLine, { minLength: 1, maxLength: 10 }),
    fc.integer({ min: 0, max: 100_000 }).map((share) => share / 100_000),
    fc.integer({ min: 0, max: 10_000 }),
    anyDiscount,
  )
  .map((order) => orderOf(...order));

/** Every single thing of an order, by its line, in any order, and where the pieces end. */
const piecesOf = (order: PaidOrder) => {
  const things = order.lines.flatMap((line, at) => Array.from({ length: line.quantity }, () => at));
  return fc.tuple(
    fc.shuffledSubarray(things, { minLength: things.length, maxLength: things.length }),
    fc.array(fc.integer({ min: 1, max: 9 }), {
      minLength: things.length,
      maxLength: things.length,
    }),
  );
};

/** Sends things back piece after piece; `stopAfter` leaves the rest with the shopper. */
function refunds(
  order: PaidOrder,
  things: number[],
  sizes: number[],
  { stopAfter = things.length, reason = 'changed_mind' as ReturnReason } = {},
) {
  const { lines, shipping } = paidShares(order);
  const returned = order.lines.map(() => 0);
  const bought = things.length;
  const left = things.slice(0, stopAfter);
  const totals: number[] = [];
  for (const size of sizes) {
    const piece = left.splice(0, size);
    if (piece.length === 0) break;
    const counted = order.lines.map((line, at) => ({
      paid: lines[at] ?? 0,
      bought: line.quantity,
      returned: returned[at] ?? 0,
      quantity: piece.filter((one) => one === at).length,
      reason,
    }));
    const before = sum(returned);
    const refund = refundOf(counted, { bought, returned: before, ourFault: true, shipping });
    totals.push(...refund.lines, refund.shipping);
    for (const at of piece) returned[at] = (returned[at] ?? 0) + 1;
  }
  return totals;
}

const sum = (amounts: number[]) => amounts.reduce((all, one) => all + one, 0);

test('what was paid is shared out whole: nothing is lost and nothing is made', () => {
  fc.assert(
    fc.property(anyOrder, (order) => {
      const { lines, shipping } = paidShares(order);
      const { totals } = order;
      const fee = totals.discount > 0 ? 0 : toCents(totals.personalization);
      expect(sum(lines) + shipping + fee).toBe(toCents(totals.total));
      for (const cents of [...lines, shipping]) expect(cents).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: 500 },
  );
});

test('all of an order comes back to the cent, in whatever pieces and order', () => {
  const cases = anyOrder.chain((order) => fc.tuple(fc.constant(order), piecesOf(order)));
  fc.assert(
    fc.property(cases, ([order, [things, sizes]]) => {
      const amounts = refunds(order, things, sizes);
      expect(sum(amounts)).toBe(sum(paidShares(order).lines));
      for (const cents of amounts) expect(cents).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: 300 },
  );
});

test('a damaged order gives its shipping back in whatever pieces it comes, as in one', () => {
  const cases = anyOrder.chain((order) => fc.tuple(fc.constant(order), piecesOf(order)));
  fc.assert(
    fc.property(cases, fc.constantFrom('damaged', 'wrong_item'), ([order, pieces], reason) => {
      const [things, sizes] = pieces;
      const { lines, shipping } = paidShares(order);
      const amounts = refunds(order, things, sizes, { reason });
      const atOnce = refunds(order, things, [things.length], { reason });
      expect(sum(amounts)).toBe(sum(atOnce));
      expect(sum(amounts)).toBe(sum(lines) + shipping);
      expect(sum(amounts)).toBeLessThanOrEqual(toCents(order.totals.total));
    }),
    { numRuns: 300 },
  );
});

test('some of an order never brings back more than was paid for it', () => {
  const cases = anyOrder.chain((order) =>
    fc.tuple(fc.constant(order), piecesOf(order), fc.nat({ max: 40 })),
  );
  fc.assert(
    fc.property(cases, ([order, [things, sizes], stop]) => {
      const paid = sum(paidShares(order).lines);
      expect(sum(refunds(order, things, sizes, { stopAfter: stop }))).toBeLessThanOrEqual(paid);
    }),
    { numRuns: 300 },
  );
});

test('a card never takes back more than it paid, however its refunds come', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.tuple(fc.nat({ max: 9000 }), fc.constantFrom('card' as const, 'gift_card' as const)),
      ),
      fc.nat({ max: 20_000 }),
      (parts, due) => {
        let back = 0;
        for (const [total, to] of parts) {
          const { card, giftCard } = splitRefund(total, to, due - back);
          expect(card + giftCard).toBe(total);
          expect(Math.min(card, giftCard)).toBeGreaterThanOrEqual(0);
          back += card;
        }
        expect(back).toBeLessThanOrEqual(due);
      },
    ),
  );
});

test('shares add up to the amount, and follow the weights', () => {
  expect(sharedOut(100, [1, 1, 1])).toEqual([33, 33, 34]);
  expect(sharedOut(5, [0, 10, 0])).toEqual([0, 5, 0]);
  expect(sharedOut(0, [0, 0])).toEqual([0, 0]);
});

test('three of something for a dollar come back as 33, 33 and 34 cents', () => {
  const line = { paid: 100, bought: 3 };
  expect([0, 1, 2].map((returned) => unitsCents({ ...line, returned }, 1))).toEqual([33, 33, 34]);
  expect(unitsCents({ ...line, returned: 0 }, 3)).toBe(100);
});

test('a discount is shared by price, and tax comes back with what it was paid on', () => {
  const lines = [aLine({ price: 30 }), aLine({ id: 2, price: 10, tax_code: 22 })];
  const order = orderOf(lines, 0.1, 500, { kind: 'amount', value: 4 });
  expect(paidShares(order)).toEqual({ lines: [3000 - 300 + 300, 1000 - 100], shipping: 500 });
});

test('a discount of free shipping leaves the price of the goods alone', () => {
  const order = orderOf([aLine({ price: 30 })], 0.1, 500, { kind: 'free_shipping', value: 0 });
  expect(paidShares(order)).toEqual({ lines: [3300], shipping: 0 });
});

test('what is wrapped brings its wrapping back, and what is written on no fee', () => {
  const wrapped = aLine({ price: 10, gift_options: { wrap: true, message: '', price: 5 } });
  const entries = [{ key: 'name', label: 'Name', value: 'Noa', price: 4.5 }];
  const written = aLine({ id: 2, price: 10, personalization: [{ entries }] });
  expect(paidShares(orderOf([wrapped, written], 0, 0, null)).lines).toEqual([1500, 1000]);
});

test('shipping comes back with a whole order that the shop got wrong, and never else', () => {
  const line = { paid: 2000, bought: 2, returned: 0, quantity: 2, reason: 'damaged' as const };
  const order = { bought: 2, returned: 0, ourFault: true, shipping: 599 };
  expect(refundOf([line], order)).toEqual({ lines: [2000], shipping: 599, total: 2599 });
  expect(refundOf([{ ...line, reason: 'changed_mind' }], order).shipping).toBe(0);
  expect(refundOf([{ ...line, quantity: 1 }], order).shipping).toBe(0);
  expect(refundOf([], { ...order, bought: 0 }).shipping).toBe(0);
  const rest = { ...line, quantity: 1, returned: 1 };
  expect(refundOf([rest], { ...order, returned: 1 }).shipping).toBe(599);
  expect(refundOf([rest], { ...order, returned: 1, ourFault: false }).shipping).toBe(0);
});
