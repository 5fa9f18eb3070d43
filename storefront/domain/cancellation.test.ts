import { sampleLines } from '@otzar/contract/bag.examples';
import { OrderStatus } from '@otzar/contract/order';
import { cancelOrderExamples, readOrderExamples } from '@otzar/contract/order.examples';
import { describe, expect, test } from 'vitest';
import {
  cancelProblem,
  cardBackText,
  comesBackText,
  isCancellable,
  refundedParts,
  refundTexts,
} from './cancellation.ts';

const { default: order, given, pickup } = readOrderExamples;
const digital = { ...sampleLines.book, item_type: 'digital' as const };

describe('an order can be cancelled', () => {
  test('until it has left the shop', () => {
    const cancellable = OrderStatus.options.filter((status) => isCancellable({ ...order, status }));
    expect(cancellable).toEqual(['placed', 'packed', 'ready_for_pickup']);
  });

  test('where some of it is digital, and never where all of it is', () => {
    expect(isCancellable({ ...order, lines: [sampleLines.mug, digital] })).toBe(true);
    expect(cancelProblem({ ...order, lines: [digital] })).toMatch(/by e-mail at once/);
  });

  test('once: it has no problem then, and is not offered again', () => {
    const cancelled = cancelOrderExamples.default;
    expect(cancelProblem(cancelled)).toBeNull();
    expect(isCancellable(cancelled)).toBe(false);
  });

  test.each(['shipped', 'delivered'] as const)('not once it is %s, in a sentence', (status) => {
    expect(cancelProblem({ ...order, status })).toMatch(/^Order 1042 has been .+ sent back\.$/);
  });
});

describe('what comes back', () => {
  test('is everything, to where it came from', () => {
    expect(refundedParts(given)).toEqual([
      { to: 'gift card ending in WREN', amount: 50 },
      { to: 'Visa ending in 4242', amount: 65.78 },
    ]);
    expect(comesBackText(given)).toBe(
      'All that was paid goes back: $50.00 to your gift card ending in WREN and $65.78 to your Visa ending in 4242.',
    );
    expect(comesBackText(pickup)).toBe(
      'All that was paid goes back: $73.98 to your Visa ending in 4242.',
    );
  });

  test('is nothing where nothing was paid', () => {
    expect(comesBackText({ card: null, due: 0, gift_cards: [] })).toMatch(/nothing comes back/);
  });

  test('is told line by line once it is cancelled, and not before', () => {
    expect(refundTexts(given)).toEqual([]);
    expect(refundTexts(cancelOrderExamples.default)).toEqual([
      'Gift card ending in WREN: $50.00, on it again',
      'Visa ending in 4242: $65.78, never charged',
    ]);
    expect(refundTexts(cancelOrderExamples.byShop)).toEqual([
      'Visa ending in 4242: $73.98, refunded',
    ]);
  });

  test('tells a hold that ends from money that is paid back', () => {
    expect(cardBackText(cancelOrderExamples.default.refund)).toMatch(/not charged/);
    expect(cardBackText(cancelOrderExamples.byShop.refund)).toMatch(/working days/);
    expect(cardBackText({ card: 0, by: null, gift_cards: 50 })).toBeNull();
  });
});
