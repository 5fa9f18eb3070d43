import { readProductExamples } from '@otzar/contract/product.examples';
import { expect, test } from 'vitest';
import { fieldsOf, lineInForm } from './product-form.ts';

const { default: book, variations: mug, personalized } = readProductExamples;
const size = mug.variation_infos.find(({ max }) => max > 1);
const chosen = Object.fromEntries(
  Object.entries(size?.options ?? {}).map(([name, value]) => [`option.${name}`, value]),
);

test('a form says which variation, how many, what is written on it and how it is given', () => {
  expect(lineInForm(mug, { ...chosen, quantity: '2' })).toMatchObject({
    id: size?.id,
    type: 'variation',
    quantity: 2,
  });
  expect(
    lineInForm(personalized, { 'words.name': ' Ruth ', gift: 'wrap', message: 'Mazal tov' }),
  ).toMatchObject({
    quantity: 1,
    personalization: [{ entries: [{ key: 'name', value: 'Ruth', price: 4.5 }] }],
    gift_options: { wrap: true, message: 'Mazal tov', price: personalized.gift_wrap },
  });
});

test('what is chosen and not made is nothing to buy', () => {
  const unmade = Object.fromEntries(Object.keys(chosen).map((name) => [name, 'Vermilion']));
  expect(lineInForm(mug, unmade)).toBeNull();
  expect(lineInForm(mug, {})).toBeNull();
});

test.each([
  ['', 1],
  ['-3', 1],
  ['none', 1],
  ['2.9', 2],
  ['1e9', Math.min(book.max, book.max_quantity)],
])('a quantity of "%s" is %i', (quantity, bought) => {
  expect(lineInForm(book, { quantity })?.quantity).toBe(bought);
});

test('what cannot be done to it and empty fields fall away', () => {
  const line = lineInForm(
    { ...personalized, gift_wrap: null },
    { 'words.name': '  ', 'words.other': 'x', gift: 'wrap' },
  );
  expect(line).toMatchObject({ personalization: [], gift_options: null });
});

test('files are no part of a form', () => {
  const form = new FormData();
  form.set('quantity', '2');
  form.set('product', new File([], 'product'));
  expect(fieldsOf(form)).toEqual({ quantity: '2' });
});
