import { sampleLines } from '@otzar/contract/bag.examples';
import { readShippingExamples } from '@otzar/contract/shipping.examples';
import { describe, expect, it } from 'vitest';
import { shippingWays } from './shipping-ways.ts';

const options = readShippingExamples.default;
const threshold = options.free_over.free_shipping_above;
const over = { ...sampleLines.book, quantity: 1, price: threshold, exclude_free_shipping: false };
const standard = (lines: (typeof over)[]) =>
  shippingWays(lines, options).find(({ value }) => value === String(options.free_over.id));

describe('the ways an order can travel', () => {
  it('say which is cheapest and which is fastest', () => {
    const tags = shippingWays([over], options).map(({ tag }) => tag);
    expect(tags).toContain('Cheapest');
    expect(tags).toContain('Fastest');
  });

  it('leave that out where there is no choice', () => {
    const [only] = options.methods;
    if (!only) throw new Error('The example has no way of delivery.');
    const single = { ...options, methods: [only], cheapest: only, fastest: only };
    expect(shippingWays([over], single)[0]?.tag).toBeUndefined();
  });

  it('say why one is free', () => {
    expect(standard([over])).toMatchObject({ price: 'Free', note: `Free over $${threshold}.` });
  });

  it('say nothing of what is not reached', () => {
    expect(standard([{ ...over, price: 1 }])?.note).toBeUndefined();
  });

  it('say that an excluded item makes the order pay', () => {
    const way = standard([{ ...over, exclude_free_shipping: true }]);
    expect(way?.note).toBe('Not free this time: something in your bag never ships free.');
    expect(way?.price).not.toBe('Free');
  });
});
