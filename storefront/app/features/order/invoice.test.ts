import { sampleLines } from '@otzar/contract/bag.examples';
import { readOrderExamples } from '@otzar/contract/order.examples';
import { expect, it } from 'vitest';
import { invoiceOf } from './invoice.ts';

it('tells lines apart that are the same but for what was made of them', () => {
  const cards = ['a', 'b'].map((item_key) => ({ ...sampleLines.giftCard, item_key }));
  const { lines } = invoiceOf({ ...readOrderExamples.default, lines: cards });
  expect(new Set(lines.map(({ key }) => key)).size).toBe(2);
});
