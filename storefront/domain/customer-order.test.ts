import { offerOf, sampleLines } from '@otzar/contract/bag.examples';
import { sampleProducts } from '@otzar/contract/product.examples';
import { expect, test } from 'vitest';
import { boughtText, buyAgain, linesAgain, missedText } from './customer-order.ts';

const { book, mug, giftCard } = sampleLines;
const offers = sampleProducts.flatMap((product) => [
  offerOf(product),
  ...product.variation_infos.map((variation) => offerOf(product, variation)),
]);
const offersWith = (id: number, max: number) =>
  offers.map((offer) => (offer.id === id ? { ...offer, max } : offer));

test('everything that is still sold comes back, unwrapped and at today’s price', () => {
  const wrapped = { ...book, quantity: 2, gift_options: { wrap: true, message: '', price: 5 } };
  const dearer = offers.map((offer) => (offer.id === book.id ? { ...offer, price: 99 } : offer));
  const { lines, missed } = buyAgain({ lines: [wrapped, mug] }, dearer);
  expect(missed).toEqual([]);
  expect(lines.map(({ id, quantity }) => [id, quantity])).toEqual([
    [book.id, 2],
    [mug.id, mug.quantity],
  ]);
  expect(lines[0]).toMatchObject({ price: 99, gift_options: null });
});

test('what cannot be had is named, with the reason', () => {
  const order = { lines: [{ ...book, quantity: 3 }, mug, giftCard] };
  const { lines, missed } = buyAgain(
    order,
    offersWith(book.id, 1).filter(({ id }) => id !== mug.id),
  );
  expect(lines.map(({ id, quantity }) => [id, quantity])).toEqual([[book.id, 1]]);
  expect(missed.map(missedText)).toEqual([
    `Of ${book.title} only 1 is left.`,
    `${mug.title} is sold out.`,
    `${giftCard.title} is made anew on its own page.`,
  ]);
});

test('the shop is asked for lines as they are on the shelf, and for no gift card', () => {
  const written = { ...book, item_key: 'abc' };
  expect(linesAgain({ lines: [written, giftCard] })).toEqual([
    { id: book.id, type: book.type, item_key: '', quantity: book.quantity },
  ]);
});

test('how often something was bought is said in words', () => {
  expect(boughtText(1, 'Nov 3, 2026')).toBe('Bought once, on Nov 3, 2026');
  expect(boughtText(3, 'Nov 3, 2026')).toBe('Bought 3 times, last on Nov 3, 2026');
});
