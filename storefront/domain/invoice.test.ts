import { sampleLines } from '@otzar/contract/bag.examples';
import { readOrderExamples } from '@otzar/contract/order.examples';
import { expect, test } from 'vitest';
import { seller } from './brand.ts';
import { invoiceNumber, invoiceOf } from './invoice.ts';

const order = readOrderExamples.default;

test('tells lines apart that are the same but for what was made of them', () => {
  const cards = ['a', 'b'].map((item_key) => ({ ...sampleLines.giftCard, item_key }));
  const { lines } = invoiceOf({ ...order, lines: cards });
  expect(new Set(lines.map(({ key }) => key)).size).toBe(2);
});

test('has a number, who sells by law, and the tax that was charged', () => {
  const { number, seller: from, rows, cancelled, refunds } = invoiceOf(order);
  expect(number).toBe(`${order.id}-${order.placed_at.slice(0, 4)}`);
  expect(from[0]).toBe(seller.legalName);
  expect(from).toContain(`Tax number: ${seller.taxNumber}`);
  expect(rows.map(({ label }) => label)).toContain('Tax');
  expect(JSON.stringify(rows)).not.toContain('Estimated');
  expect(cancelled).toBeUndefined();
  expect(refunds).toEqual([]);
});

test('has the year of the store in its number, whichever it is elsewhere by then', () => {
  const placed_at = '2027-01-01T02:00:00.000Z';
  expect(invoiceNumber({ id: 483_920_175, placed_at })).toBe('483920175-2026');
});

test('says that its order was cancelled', () => {
  const step = { status: 'cancelled' as const, at: '2026-11-25T15:00:00.000Z' };
  const cancelled = { ...order, status: 'cancelled' as const, timeline: [...order.timeline, step] };
  expect(invoiceOf(cancelled).cancelled).toBe('Cancelled on Wednesday, November 25, 2026');
});
