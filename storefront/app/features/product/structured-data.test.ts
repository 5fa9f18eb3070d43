import { readProductExamples } from '@otzar/contract/product.examples';
import { expect, test } from 'vitest';
import { productData } from './structured-data.ts';

const absolute = (path: string) => `https://shop.example${path}`;
const { default: book, variations: mug, preorder, soldOut, bundle } = readProductExamples;
const dataOf = (product: typeof book) => productData(product, { page: absolute, file: absolute });

test('a book is told with its number, its author and its offer', () => {
  expect(dataOf(book)).toMatchObject({
    '@context': 'https://schema.org',
    '@type': ['Product', 'Book'],
    name: book.title,
    url: `https://shop.example${book.path}`,
    sku: 'BK-QUIET-01',
    isbn: '9781402894626',
    brand: { '@type': 'Brand', name: 'Lamplight Press' },
    author: [{ name: 'Miriam Adler', url: 'https://shop.example/creator/miriam-adler/31' }],
    offers: {
      price: '24.00',
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
    },
  });
});

test('pictures have addresses in the world', () => {
  const { image } = dataOf(book);
  expect(image).toHaveLength(3);
  for (const picture of [image].flat())
    expect(picture).toMatch(/^https:\/\/shop\.example\/.+\.jpg$/);
});

test('what cannot be had, or not yet, says so', () => {
  expect(dataOf(soldOut)).toMatchObject({
    offers: { availability: 'https://schema.org/OutOfStock' },
  });
  expect(dataOf(preorder)).toMatchObject({
    offers: { availability: 'https://schema.org/PreOrder', availabilityStarts: '2027-02-02' },
  });
});

test('variations are told one by one, each with its own address, price and stock', () => {
  const data = dataOf(mug);
  expect(data).toMatchObject({
    '@type': 'ProductGroup',
    productGroupID: '102',
    variesBy: ['https://schema.org/color', 'https://schema.org/size'],
  });
  expect(data).not.toHaveProperty('offers');
  expect(data.hasVariant).toHaveLength(6);
  expect([data.hasVariant].flat().at(-1)).toMatchObject({
    name: 'Harbor Stoneware Mug, Ink, Large',
    sku: 'GF-MUG-INK-LARGE',
    color: 'Ink',
    size: 'Large',
    offers: {
      url: `https://shop.example${mug.path}?variation=1026`,
      price: '28.00',
      availability: 'https://schema.org/OutOfStock',
    },
  });
});

test('a book in several bindings is a group, and a book all the same', () => {
  const data = dataOf({ ...mug, meta: book.meta });
  expect(data['@type']).toEqual(['ProductGroup', 'Book']);
  expect(data.isbn).toBe('9781402894626');
});

test('a bundle without a number of its own is a product, and nobody’s book', () => {
  const data = dataOf({ ...bundle, meta: [] });
  expect(data['@type']).toBe('Product');
  expect(data).not.toHaveProperty('isbn');
  expect(data).not.toHaveProperty('author');
});
