import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bagSummaryRows } from './bag-summary-rows.ts';
import { aLine, anyLines } from './line.fixture.ts';
import { toCents } from './money.ts';
import {
  openTotalLabel,
  orderRows,
  type SummaryRow,
  subtotalRow,
  totalRow,
} from './summary-rows.ts';
import { isTaxed, orderTotals } from './totals.ts';

const engraved = [{ entries: [{ key: 'name', label: 'Name', value: 'Noa', price: 4.5 }] }];
const delivery = { label: 'Delivery', explanation: 'Standard delivery to 10002.' };
const tax = { rate: 0.08875, place: 'for delivery to 10002' };

const lines = [
  aLine({ price: 20, quantity: 2, variation: 'Olive', personalization: engraved }),
  aLine({ id: 2, type: 'giftCard', title: 'E-gift card', price: 25 }),
];
const figures = (discountCents = 0) => {
  const totals = orderTotals({ lines, taxRate: tax.rate, shippingCents: 599, discountCents });
  return { totals, figures: orderRows(totals, { lines, delivery, tax, known: true }) };
};
const called = (all: SummaryRow[], name: string) => all.find(({ label }) => label === name);

test('the subtotal is told line by line, with its choice, quantity and price', () => {
  expect(subtotalRow(lines).parts).toEqual([
    {
      label: 'A Field Guide to Quiet Places',
      detail: 'Olive, 2 × $20.00',
      value: '$40.00',
    },
    { label: 'E-gift card', detail: '1 × $25.00', value: '$25.00' },
  ]);
});

test('tax names its rate, its place, and what is not taxed', () => {
  const figure = called(figures().figures, 'Estimated tax');
  expect(figure?.explanation).toBe(
    '8.875% of the price, for delivery to 10002, rounded on each item.',
  );
  expect(figure?.parts).toEqual([
    { label: 'A Field Guide to Quiet Places', detail: '8.875% of $40.00', value: '$3.55' },
    { label: 'E-gift card', value: 'Not taxed' },
  ]);
});

test('an order that keeps only the sum of its tax names no rate', () => {
  const { totals } = figures();
  const kept = orderRows(totals, { lines, delivery, tax: null, known: true });
  expect(called(kept, 'Tax')).toEqual({
    label: 'Tax',
    value: '$3.55',
    explanation: 'Worked out on each item when you ordered. Not taxed: E-gift card.',
  });
});

test('delivery and tax are a dash until the place is known', () => {
  const { totals } = figures();
  const early = orderRows(totals, { lines, delivery, tax, known: false });
  expect(called(early, 'Delivery')).toMatchObject({ value: '—' });
  expect(called(early, 'Estimated tax')).toMatchObject({ value: '—' });
  expect(called(early, 'Estimated tax')?.parts).toBeUndefined();
  expect(totalRow('Total so far', totals, early).explanation).toBe(
    'Subtotal and personalization together.',
  );
});

test('with a discount the personalization fee is shown as waived and left out of the total', () => {
  const { totals, figures: discounted } = figures(500);
  expect(called(discounted, 'Personalization')).toMatchObject({
    value: '$9.00',
    waived: true,
    note: 'Not charged in an order with a discount.',
  });
  expect(called(discounted, 'Discount')?.note).toBe(
    'With it, $9.00 for personalization is not charged.',
  );
  expect(called(discounted, 'Discount')?.value).toBe('−$5.00');
  expect(totalRow('Total', totals, discounted).explanation).toBe(
    'Subtotal, delivery, and estimated tax together, less the discount.',
  );
});

const eBook = aLine({ item_type: 'digital' });
const eGiftCard = aLine({ type: 'giftCard', item_type: 'digital' });

test.each([
  ['things that are sent', [aLine()], 'Total so far, before delivery and tax'],
  ['things that are sent untaxed', [aLine({ tax_code: 22 })], 'Total so far, before delivery'],
  ['an e-book', [eBook, eGiftCard], 'Total so far, before tax'],
  ['an e-gift card', [eGiftCard], 'Total'],
  ['an e-book for nothing', [aLine({ item_type: 'digital', price: 0 })], 'Total'],
])('the total of %s says what it leaves out while the place is not known', (_, some, label) => {
  expect(openTotalLabel(some)).toBe(label);
  expect(bagSummaryRows(some, null, null).total.label).toBe(label);
});

test('a bag has the same figures before and after its place is known, and room for either name of its total', () => {
  const place = { shippingCents: 500, way: 'Standard', taxRate: 0.08, place: 'to 11201' };
  const names = ({ rows }: ReturnType<typeof bagSummaryRows>) => rows.map(({ label }) => label);
  fc.assert(
    fc.property(anyLines, (some) => {
      const before = bagSummaryRows(some, null, null);
      const after = bagSummaryRows(some, place, null);
      expect(names(after)).toEqual(names(before));
      expect(after.total.room).toBe(before.total.label);
      expect(before.total.room).toBe(before.total.label);
    }),
  );
});

test('tax is no figure while the place is not known, unless nothing is taxed', () => {
  fc.assert(
    fc.property(anyLines, (some) => {
      const totals = orderTotals({ lines: some, taxRate: 0, shippingCents: 0 });
      const sources = { lines: some, delivery: null, tax, known: false };
      const { value } = called(orderRows(totals, sources), 'Estimated tax') ?? {};
      const taxed = some.some((line) => isTaxed(line) && line.price > 0);
      expect(value).toBe(taxed ? '—' : '$0.00');
      const inBag = bagSummaryRows(some, null, null).rows.filter(({ label }) => /tax/i.test(label));
      for (const row of inBag) expect(row.value).toBe(taxed ? '—' : '$0.00');
    }),
  );
});

const cents = (value: string) =>
  value.startsWith('$') ? toCents(Number(value.replace(/[$,]/g, ''))) : 0;

test('the parts of every figure come to the figure', () => {
  fc.assert(
    fc.property(anyLines, fc.double({ min: 0, max: 0.3, noNaN: true }), (some, rate) => {
      const totals = orderTotals({ lines: some, taxRate: rate, shippingCents: 0 });
      const all = orderRows(totals, {
        lines: some,
        delivery: null,
        tax: { rate, place: 'here' },
        known: true,
      });
      for (const { value, parts } of all) {
        expect(parts?.reduce((sum, part) => sum + cents(part.value), 0)).toBe(cents(value));
      }
    }),
  );
});
