import { expect, test } from 'vitest';
import { aLine } from './line.fixture.ts';
import { lineExtras } from './line-extras.ts';

const engraved = (value: string, price: number) => [
  { entries: [{ key: 'name', label: 'Name on the cover', value, price }] },
];

test('a plain line has none', () => {
  expect(lineExtras(aLine())).toEqual([]);
});

test('words put on an item are told with their fee, empty ones are not', () => {
  expect(lineExtras(aLine({ personalization: engraved('נועה', 4.5) }))).toEqual([
    { name: 'Name on the cover', value: 'נועה', price: '$4.50' },
  ]);
  expect(lineExtras(aLine({ personalization: engraved('', 4.5) }))).toEqual([]);
});

test('the price of gift options stands once, at the wrap or else at the message', () => {
  const message = 'Mazal tov!';
  expect(lineExtras(aLine({ gift_options: { wrap: true, message, price: 5 } }))).toEqual([
    { name: 'Gift wrap', price: '$5.00' },
    { name: 'Gift message', value: message },
  ]);
  expect(lineExtras(aLine({ gift_options: { wrap: false, message, price: 1 } }))).toEqual([
    { name: 'Gift message', value: message, price: '$1.00' },
  ]);
});
