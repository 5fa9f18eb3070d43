import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aLine, anyLine } from './line.fixture.ts';
import { toCents } from './money.ts';
import { orderTotals } from './totals.ts';

const engraved = [{ entries: [{ key: 'name', label: 'Name', value: 'Noa', price: 4.5 }] }];
const wrapped = { wrap: true, message: '', price: 5 };

test('the grand total is subtotal, tax, shipping, gift options and personalization fee', () => {
  const lines = [
    aLine({ price: 19.99, quantity: 2, gift_options: wrapped }),
    aLine({ id: 2, price: 10, quantity: 3, personalization: engraved }),
  ];
  expect(orderTotals({ lines, taxRate: 0.08875, shippingCents: 599 })).toEqual({
    subtotal: 69.98,
    tax: 6.21,
    shipping: 5.99,
    gift_options: 5,
    personalization: 13.5,
    discount: 0,
    total: 100.68,
  });
});

test('words of white space are not put on an item, and cost nothing', () => {
  const entries = ['Noa', ' ', ''].map((value) => ({
    key: value,
    label: 'Name',
    value,
    price: 4.5,
  }));
  const lines = [aLine({ quantity: 2, personalization: [{ entries }] })];
  expect(orderTotals({ lines, taxRate: 0, shippingCents: 0 }).personalization).toBe(9);
});

test('a discount is subtracted and leaves the personalization fee out of the total', () => {
  const lines = [aLine({ price: 10, quantity: 1, personalization: engraved })];
  const totals = orderTotals({ lines, taxRate: 0, shippingCents: 500, discountCents: 200 });
  expect(totals).toMatchObject({ personalization: 4.5, discount: 2, total: 13 });
});

test('a discount above the order leaves nothing to pay', () => {
  const totals = orderTotals({
    lines: [aLine({ price: 10 })],
    taxRate: 0,
    shippingCents: 0,
    discountCents: 5000,
  });
  expect(totals.total).toBe(0);
});

test('tax code 22 and gift cards are not taxed', () => {
  const lines = [
    aLine({ tax_code: 22 }),
    aLine({ id: 2, type: 'giftCard', tax_code: 1 }),
    aLine({ id: 3, price: 100 }),
  ];
  expect(orderTotals({ lines, taxRate: 0.1, shippingCents: 0 }).tax).toBe(10);
});

test('tax is rounded half up on each line', () => {
  const lines = [aLine({ price: 0.1 }), aLine({ id: 2, price: 0.1 })];
  expect(orderTotals({ lines, taxRate: 0.05, shippingCents: 0 }).tax).toBe(0.02);
});

test('an empty order costs nothing', () => {
  const totals = orderTotals({ lines: [], taxRate: 0.1, shippingCents: 0 });
  expect(Object.values(totals)).toEqual([0, 0, 0, 0, 0, 0, 0]);
});

const anyOrder = fc.record({
  lines: fc.array(anyLine, { maxLength: 12 }),
  taxRate: fc.integer({ min: 0, max: 100_000 }).map((share) => share / 100_000),
  shippingCents: fc.integer({ min: 0, max: 10_000 }),
  discountCents: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 1_000_000 })),
});

test('every figure of any order is a whole number of cents and never negative', () => {
  fc.assert(
    fc.property(anyOrder, (order) => {
      for (const usd of Object.values(orderTotals(order))) {
        expect(usd).toBeGreaterThanOrEqual(0);
        expect(usd).toBe(toCents(usd) / 100);
      }
    }),
  );
});

test('the order of the lines does not matter', () => {
  fc.assert(
    fc.property(anyOrder, (order) => {
      const turned = { ...order, lines: order.lines.toReversed() };
      expect(orderTotals(turned)).toEqual(orderTotals(order));
    }),
  );
});

test('one more line never lowers the total', () => {
  fc.assert(
    fc.property(anyOrder, anyLine, (order, line) => {
      const more = orderTotals({ ...order, lines: [...order.lines, line] });
      expect(more.total).toBeGreaterThanOrEqual(orderTotals(order).total);
    }),
  );
});
