import type { Order } from '@otzar/contract/order';
import { readOrderExamples } from '@otzar/contract/order.examples';
import { describe, expect, test } from 'vitest';
import { pdfWords } from '../../../../tests/pdf-words.ts';
import { invoicePdf } from './invoice-pdf.ts';

const order: Order = readOrderExamples.default;
const [book] = order.lines;

const asSeen = (text: string): string => [...text].toReversed().join('');

const wordsOf = async (different: Partial<Order>): Promise<string> =>
  pdfWords(await invoicePdf({ ...order, ...different }));

describe('an invoice in Hebrew', () => {
  const shipping_info = {
    ...{
      name: 'נועה לוי',
      street: 'רחוב הרצל 12 (קומה 3)',
      street_2: '',
      city: 'חיפה',
      region: '',
    },
    ...{ postal_code: '3303141', country: 'IL', phone: '' },
  };

  test('has names and titles from right to left, and numbers and Latin words within them as they are', async () => {
    const title = 'שלום World: כרך 2!';
    const lines = book ? [{ ...book, title, heb_title: 'ספר השירים' }] : [];
    const words = await wordsOf({ shipping_info, lines });
    expect(words).toContain(asSeen('נועה לוי'));
    expect(words).toContain(`(3 ${asSeen('קומה')}) 12 ${asSeen('רחוב הרצל')}`);
    expect(words).toContain(`!2 ${asSeen('כרך')} :World ${asSeen('שלום')}`);
    expect(words).toContain(asSeen('ספר השירים'));
  });
});

test('an invoice of many lines goes on on further pages, each with its number and its columns', async () => {
  const lines = Array.from({ length: 60 }, (_, at) => ({
    ...(book as NonNullable<typeof book>),
    item_key: String(at),
    title: `Title number ${at + 1}`,
  }));
  const words = await wordsOf({ lines });
  for (const { title } of lines) expect(words).toContain(title);
  const pages = [...words.matchAll(/page (\d+) of (\d+)/g)].map(([, page, all]) => [page, all]);
  expect(pages.length).toBeGreaterThan(2);
  expect(pages.every(([, all]) => all === String(pages.length))).toBe(true);
  expect(words.match(/Amount/g)).toHaveLength(pages.length);
});

test('a word without an end is broken, and an order without a card says what paid', async () => {
  const lines = book ? [{ ...book, title: 'x'.repeat(300) }] : [];
  const gift_cards = [{ last_four: '4410', amount_applied: 73.98 }];
  const words = await wordsOf({ lines, gift_cards, card: null, due: 0 });
  expect(words.replaceAll(/[^x]/g, '').length).toBeGreaterThanOrEqual(300);
  expect(words).toContain('Gift card ending in 4410: $73.98');
});
