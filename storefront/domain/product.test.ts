import { readProductExamples } from '@otzar/contract/product.examples';
import { describe, expect, test } from 'vitest';
import { bundleSaving, hasHebrew, lineOf, selectVariation } from './product.ts';

const { default: book, bundle, hebrew, variations: mug } = readProductExamples;

describe('choosing a variation', () => {
  test('finds the one with all of the chosen options', () => {
    const chosen = selectVariation(mug, { Color: 'Cream', Size: 'Large' });
    expect(chosen?.options).toEqual({ Color: 'Cream', Size: 'Large' });
  });

  test('finds none while a choice is missing or unknown', () => {
    expect(selectVariation(mug, { Color: 'Cream' })).toBeNull();
    expect(selectVariation(mug, { Color: 'Cream', Size: 'Vast' })).toBeNull();
  });

  test('finds none where there is nothing to choose', () => {
    expect(selectVariation(book, {})).toBeNull();
  });
});

describe('the bag line', () => {
  test('of a product is the product', () => {
    expect(lineOf(book, null, 2)).toMatchObject({
      id: book.id,
      type: 'product',
      product_id: book.id,
      item_key: '',
      quantity: 2,
      price: 24,
      variation: '',
      image: book.image,
    });
  });

  test('of a variation has its id, price, stock and picture, and says what was chosen', () => {
    const large = selectVariation(mug, { Color: 'Cream', Size: 'Large' });
    expect(lineOf(mug, large, 1)).toMatchObject({
      id: large?.id,
      type: 'variation',
      product_id: mug.id,
      sku: large?.sku,
      price: 28,
      max: 12,
      variation: 'Cream, Large',
      image: large?.picture,
      title: mug.title,
      vendor: mug.vendor,
      path: mug.path,
      preorder_date: large?.preorder_date,
      exclude_free_shipping: mug.exclude_free_shipping,
    });
  });

  test('offers no more than one order may hold', () => {
    expect(lineOf({ ...book, max: 40, max_quantity: 5 }, null, 1).max).toBe(5);
  });
});

test('the language toggle appears for a Hebrew title, description, short description or creator', () => {
  const { heb_title, heb_description, heb_short_desc, creators } = hebrew;
  expect(hasHebrew(book)).toBe(false);
  expect(hasHebrew({ ...book, heb_title })).toBe(true);
  expect(hasHebrew({ ...book, heb_description })).toBe(true);
  expect(hasHebrew({ ...book, heb_short_desc })).toBe(true);
  expect(hasHebrew({ ...book, creators })).toBe(true);
  expect(hasHebrew({ ...book, heb_title: '' })).toBe(false);
});

describe('what a bundle saves', () => {
  const part = (quantity: number, price: number) => ({
    quantity,
    product: { ...bundle.parts[0]?.product, price } as (typeof bundle.parts)[number]['product'],
  });

  test('is what its parts cost one by one, less its price', () => {
    expect(bundleSaving(bundle)).toBe(4);
    expect(bundleSaving({ price: 10, parts: [part(3, 4.1), part(1, 0.1)] })).toBe(2.4);
  });

  test('is nothing where they cost no more, and where there are none', () => {
    expect(bundleSaving({ price: 10, parts: [part(2, 4)] })).toBe(0);
    expect(bundleSaving(book)).toBe(0);
  });
});
