import type { Product } from '@otzar/contract/product';
import { readProductExamples } from '@otzar/contract/product.examples';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../mocks/render.tsx';
import { RegularPromise } from './RegularPromise.tsx';

const { default: book, variations, personalized } = readProductExamples;
const show = (product: Product) => renderScreen(<RegularPromise product={product} />);
const way = () => screen.queryByRole('link', { name: 'Have it come regularly' });

test('what can come regularly leads to having it so', () => {
  show(book);
  expect(way()).toHaveAttribute('href', `/subscription/2/${book.id}`);
});

test.each([variations, personalized, { ...book, max: 0 }])(
  'what cannot says nothing',
  (product) => {
    show(product);
    expect(way()).toBeNull();
  },
);
