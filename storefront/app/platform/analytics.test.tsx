import { sampleLines } from '@otzar/contract/bag.examples';
import { afterEach, expect, test, vi } from 'vitest';
import { tellAddedToCart } from './analytics.ts';
import { firstParty, trackWith } from './tracking.ts';

const { mug } = sampleLines;

let giveBack = () => {};
afterEach(() => giveBack());

test('marketing is told what was added, and nothing about who added it', () => {
  const event = vi.fn();
  giveBack = trackWith({ ...firstParty, event });
  tellAddedToCart({ ...mug, quantity: 2 });
  expect(event.mock.calls).toEqual([
    [
      'Added to Cart',
      {
        ProductID: mug.product_id,
        ProductName: mug.title,
        ProductType: mug.type,
        SKU: mug.sku,
        Quantity: 2,
        Price: mug.price,
      },
    ],
  ]);
});

test('a tracker that is present is told, whoever brought it', () => {
  const push = vi.fn();
  Reflect.set(window, '_learnq', { push });
  tellAddedToCart(mug);
  Reflect.deleteProperty(window, '_learnq');
  expect(push.mock.calls).toEqual([
    [['track', 'Added to Cart', expect.objectContaining({ SKU: mug.sku })]],
  ]);
});
