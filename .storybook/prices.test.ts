import { createElement } from 'react';
import { expect, test } from 'vitest';
import { currencyNamed, inCurrency } from './prices.ts';

const shekel = currencyNamed('ILS');

test('amounts in dollars are shown in the currency, wherever they stand', () => {
  const onAdd = () => undefined;
  const args = { price: '$24.95', symbol: '$', parts: [{ upTo: '$1,234.50' }], onAdd };
  expect(inCurrency(shekel, args)).toEqual({
    price: '₪91.07',
    symbol: '₪',
    parts: [{ upTo: '₪4,505.93' }],
    onAdd,
  });
});

test('an element is shown with the price it has, under the key it has', () => {
  const { child } = inCurrency(shekel, {
    child: createElement('span', { key: 'a', title: '$2.00' }),
  });
  expect({ key: child.key, props: child.props }).toEqual({
    key: 'a',
    props: { title: '₪7.30' },
  });
});

test.each(['Free', '€22.95', 'Add $20.05 more', '$50', ''])('“%s” stays as it is', (words) => {
  expect(inCurrency(shekel, { words })).toEqual({ words });
});

test('dollars stay dollars, also for a code that nobody knows', () => {
  const args = { price: '$24.95', symbol: '$' };
  expect(inCurrency(currencyNamed('USD'), args)).toEqual(args);
  expect(inCurrency(currencyNamed('XXX'), args)).toEqual(args);
});
