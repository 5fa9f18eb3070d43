import { api } from '@otzar/contract/api';
import { fastestText } from '@otzar/domain/delivery';
import { freeShippingText } from '@otzar/domain/free-shipping';
import { regionOfPostalCode } from '@otzar/domain/regions';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { countries } from '../country/countries.ts';
import { shippingTo } from './options.ts';

const now = new Date('2026-06-09T12:00:00-04:00');

test('every country is reached by ways that the contract knows, or not at all', () => {
  const unreached = countries().filter(({ value }) => {
    const options = shippingTo(value, value === 'US' ? '10002' : '1000', now);
    if (options !== null) v.parse(api.readShipping.answer, options);
    return options === null;
  });
  expect(countries().length).toBeGreaterThan(240);
  expect(unreached.map(({ value }) => value)).toContain('KP');
});

test('ways are listed from the cheapest, and the fastest arrives first', () => {
  for (const zip of ['10002', '11201', '96201', '99501']) {
    const options = shippingTo('US', zip, now);
    const prices = options?.methods.map((method) => method.price) ?? [];
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    const days = options?.methods.map((method) => method.days) ?? [];
    expect(options?.fastest.days).toBe(Math.min(...days));
  }
});

test.each([
  ['US', '11201', 'Free Shipping over $49 on Most Orders'],
  ['US', '96201', 'Free Shipping over $49 on Most Orders'],
  ['US', '00901', 'Free Shipping over $49 on Most Orders'],
  ['US', '10002', 'Free Shipping on all orders'],
  ['IL', '9100701', 'Fast and easy shipping options available around the world'],
  ['CA', 'K1A 0B1', 'Fast and easy shipping options available around the world'],
])('to %s %s the rates offer "%s"', (country, zip, text) => {
  const options = shippingTo(country, zip, now);
  expect(freeShippingText(options?.free_over?.free_shipping_above ?? null)).toBe(text);
  expect(options?.over_price).toBe(options?.free_over?.free_shipping_above ?? 0);
});

test.each([
  ['10002', '2026-06-09T14:59:00-04:00', 'Get it Today'],
  ['10002', '2026-06-09T15:00:00-04:00', 'Get it Tomorrow'],
  ['11201', '2026-06-09T14:59:00-04:00', 'Get it Tomorrow'],
  ['11201', '2026-06-09T15:00:00-04:00', '2-day shipping'],
])('to %s at %s the fastest way reads "%s"', (zip, moment, text) => {
  const options = shippingTo('US', zip, new Date(moment));
  expect(options && fastestText(options.fastest)).toBe(text);
});

describe('the armed forces', () => {
  test.each(['96201', '34001', '09012'])('have rates of their own at %s, and no tax', (zip) => {
    const options = shippingTo('US', zip, now);
    expect(options?.tax_rate).toBe(0);
    expect(options?.cheapest).toMatchObject({ name: 'Military mail', price: 7.99 });
  });
});

test('a territory costs the same as a country and as a part of the United States', () => {
  const zips = ['00601', '00901', '00802', '96910', '96799', '96950', '96940', '96941', '96960'];
  const moments = fc.date({
    min: new Date('2026-01-01T00:00:00Z'),
    max: new Date('2027-12-01T00:00:00Z'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(fc.constantFrom(...zips), moments, (zip, moment) => {
      const country = regionOfPostalCode('US', zip) ?? '';
      expect(shippingTo(country, zip, moment)).toEqual(shippingTo('US', zip, moment));
    }),
  );
  expect(shippingTo('PR', '00901', now)?.tax_rate).toBe(0.115);
});
