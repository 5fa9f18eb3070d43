import { api } from '@otzar/contract/api';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { countries } from '../country/countries.ts';
import { shippingTo } from './options.ts';

const now = new Date('2026-06-09T12:00:00-04:00');

test('every country is reached by ways that the contract knows, or not at all', () => {
  const unreached = countries.filter(({ value }) => {
    const options = shippingTo(value, value === 'US' ? '10002' : '1000', now);
    if (options !== null) v.parse(api.readShipping.answer, options);
    return options === null;
  });
  expect(countries.length).toBeGreaterThan(240);
  expect(unreached.map(({ value }) => value)).toContain('KP');
});

test('ways are listed from the cheapest, and the fastest arrives first', () => {
  for (const zip of ['10002', '99501']) {
    const options = shippingTo('US', zip, now);
    const prices = options?.methods.map((method) => method.price) ?? [];
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    const days = options?.methods.map((method) => method.days) ?? [];
    expect(options?.fastest.days).toBe(Math.min(...days));
  }
});

test('only the United States ship free', () => {
  expect(shippingTo('US', '10002', now)?.free_over).toMatchObject({ free_shipping_above: 49 });
  expect(shippingTo('IL', '9100000', now)?.free_over).toBeNull();
});
