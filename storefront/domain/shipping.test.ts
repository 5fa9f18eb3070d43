import { describe, expect, test } from 'vitest';
import { freeShippingText } from './free-shipping.ts';
import { aLine } from './line.fixture.ts';
import { freeShippingProgress, shippingCents } from './shipping.ts';

const arrival = '2026-11-27T12:00:00.000Z';
const standard = { id: 1, name: 'Standard', price: 5.99, days: 5, estimated_arrival: arrival };
const express = { ...standard, id: 3, name: 'Express', price: 19.99, days: 1 };
const options = {
  free_over: { id: 1, days: 5, estimated_arrival: arrival, free_shipping_above: 49 },
  shipping_ids_not_excluded_from_free_shipping: '1, 2',
};

describe('what shipping costs', () => {
  test('is the price of the method below the threshold', () => {
    expect(shippingCents([aLine({ price: 48.99 })], standard, options)).toBe(599);
  });

  test('is nothing at the threshold', () => {
    expect(shippingCents([aLine({ price: 24.5, quantity: 2 })], standard, options)).toBe(0);
  });

  test('is the price of a method that is excluded from free shipping', () => {
    expect(shippingCents([aLine({ price: 60 })], express, options)).toBe(1999);
  });

  test('is the price of the method when a line is excluded', () => {
    const lines = [aLine({ price: 60 }), aLine({ id: 2, exclude_free_shipping: true })];
    expect(shippingCents(lines, standard, options)).toBe(599);
  });

  test('is the price of the method where nothing ships free', () => {
    const nowhere = { ...options, free_over: null };
    expect(shippingCents([aLine({ price: 600 })], standard, nowhere)).toBe(599);
  });

  test('is the price of the method when no method may be free', () => {
    const none = { ...options, shipping_ids_not_excluded_from_free_shipping: '' };
    expect(shippingCents([aLine({ price: 60 })], standard, none)).toBe(599);
  });

  test('is nothing for pickup and for a digital-only bag', () => {
    expect(shippingCents([aLine()], null, options)).toBe(0);
    expect(shippingCents([aLine({ item_type: 'digital' })], standard, options)).toBe(0);
  });
});

test.each([
  [49, 'Free Shipping over $49 on Most Orders'],
  [49.5, 'Free Shipping over $49.50 on Most Orders'],
  [1000, 'Free Shipping over $1,000 on Most Orders'],
  [0, 'Free Shipping on all orders'],
  [null, 'Fast and easy shipping options available around the world'],
])('a threshold of %s reads "%s"', (threshold, text) => {
  expect(freeShippingText(threshold)).toBe(text);
});

describe('progress towards free shipping', () => {
  test('tells what is missing and the share reached', () => {
    expect(freeShippingProgress([aLine({ price: 12.25 })], 49)).toEqual({
      remaining: 36.75,
      share: 0.25,
    });
  });

  test('stops at the threshold', () => {
    const reached = { remaining: 0, share: 1 };
    expect(freeShippingProgress([aLine({ price: 80 })], 49)).toEqual(reached);
    expect(freeShippingProgress([aLine()], 0)).toEqual(reached);
  });

  test('says nothing where no amount would help', () => {
    expect(freeShippingProgress([aLine()], null)).toBeNull();
    expect(freeShippingProgress([], 49)).toBeNull();
    expect(freeShippingProgress([aLine({ item_type: 'digital' })], 49)).toBeNull();
    expect(freeShippingProgress([aLine({ exclude_free_shipping: true })], 49)).toBeNull();
  });
});
