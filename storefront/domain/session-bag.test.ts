import type { SavedLine } from '@otzar/contract/customer-bag';
import { expect, test } from 'vitest';
import { withLine, withQuantity } from './session-bag.ts';

const line = (different: Partial<SavedLine> = {}): SavedLine => ({
  id: 7,
  type: 'product',
  item_key: '',
  quantity: 1,
  gift_options: null,
  personalization: [],
  gift_card: null,
  ...different,
});
const words = (value: string) => [{ entries: [{ key: 'name', label: 'Name', value, price: 4 }] }];
const known = { max: 5, newKey: 'new' };

test('more of the same is one line, up to what can be had', () => {
  const two = withLine([line({ quantity: 2 })], line({ quantity: 2 }), known);
  expect(two).toEqual([line({ quantity: 4 })]);
  expect(withLine(two, line({ quantity: 2 }), known)).toEqual([line({ quantity: 5 })]);
});

test('what is written on is told from what is not, by its words', () => {
  const plain = withLine([], line({ personalization: words(' ') }), known);
  expect(plain).toEqual([line()]);
  const both = withLine(plain, line({ personalization: words('Ruth') }), known);
  expect(both.map(({ item_key }) => item_key)).toEqual(['', 'new']);
  const again = withLine(both, line({ personalization: words('Ruth ') }), known);
  expect(again.map(({ quantity }) => quantity)).toEqual([1, 2]);
  expect(withLine(both, line({ personalization: words('Noa') }), known)).toHaveLength(3);
});

test('how it is given stays as it was said first', () => {
  const gift = { wrap: true, message: '', price: 5 };
  const given = withLine([line({ gift_options: gift })], line(), known);
  expect(given[0]?.gift_options).toEqual(gift);
  expect(withLine([line()], line({ gift_options: gift }), known)[0]?.gift_options).toEqual(gift);
});

test('a quantity is set, none takes the line out, and an unknown line changes nothing', () => {
  const bag = [line(), line({ id: 8 })];
  expect(withQuantity(bag, line(), 3)).toEqual([line({ quantity: 3 }), line({ id: 8 })]);
  expect(withQuantity(bag, line(), 0)).toEqual([line({ id: 8 })]);
  expect(withQuantity(bag, line({ item_key: 'other' }), 0)).toEqual(bag);
});
