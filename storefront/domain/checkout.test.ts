import { describe, expect, test } from 'vitest';
import {
  type Checkout,
  checkoutEntry,
  emptyCheckout,
  hasNeededInfo,
  reviewEntry,
  signInEntry,
} from './checkout.ts';
import { aLine } from './line.fixture.ts';

const guest = { bagEmpty: false, signedIn: false };
const customer = { bagEmpty: false, signedIn: true };
const nobody = { bagEmpty: true, signedIn: false };

test.each([
  [nobody, '/sign-in', '/bag'],
  [customer, '/bag', '/review'],
  [guest, '/sign-in', null],
  [guest, '/review', null],
  [guest, '/bag', '/sign-in'],
  [guest, null, '/sign-in'],
])('checkout, %o coming from %s, goes to %s', (who, from, path) => {
  expect(checkoutEntry({ ...who, from })).toBe(path);
});

test.each([
  [nobody, '/checkout', true, '/bag'],
  [guest, '/checkout', false, '/checkout'],
  [guest, '/checkout', true, null],
  [guest, '/bag', false, null],
  [guest, null, false, null],
  [customer, '/checkout', false, null],
])('review, %o coming from %s with info %s, goes to %s', (who, from, hasInfo, path) => {
  expect(reviewEntry({ ...who, from, hasInfo })).toBe(path);
});

test.each([
  [guest, '/bag', null],
  [guest, null, null],
  [customer, '/', '/'],
  [customer, null, '/bag'],
  [nobody, '/products/a-book/1', '/products/a-book/1'],
  [nobody, '/sign-in', '/bag'],
])('sign-in, %o coming from %s, goes to %s', (who, from, path) => {
  expect(signInEntry({ ...who, from })).toBe(path);
});

describe('the info that review needs', () => {
  const address = {
    name: 'Noa Levi',
    street: '12 Maple Street',
    street_2: '',
    city: 'Brooklyn',
    region: 'NY',
    postal_code: '11201',
    country: 'US',
    phone: '',
  };
  const card = { Token: 'tok_1', last_four: '4242', brand: 'Visa', exp: '1230' };
  const delivered: Checkout = {
    ...emptyCheckout,
    shippingType: { delivery: true, id: 1 },
    shippingInfo: address,
    creditInfo: card,
  };
  const pickup: Checkout = {
    ...emptyCheckout,
    shippingType: { delivery: false, id: null },
    pickupInfo: { name: 'Noa Levi', email: 'noa@example.com', phone: '718 555 0100' },
  };
  const books = [aLine()];
  const downloads = [aLine({ item_type: 'digital' })];

  test('for delivery is a method, an address and a card', () => {
    expect(hasNeededInfo(delivered, books, false)).toBe(true);
    expect(hasNeededInfo({ ...delivered, shippingType: null }, books, false)).toBe(false);
    expect(hasNeededInfo({ ...delivered, shippingInfo: null }, books, false)).toBe(false);
    expect(hasNeededInfo({ ...delivered, creditInfo: null }, books, false)).toBe(false);
  });

  test('needs no card when gift cards cover all', () => {
    expect(hasNeededInfo({ ...delivered, creditInfo: null }, books, true)).toBe(true);
  });

  test('for pickup is who picks it up', () => {
    expect(hasNeededInfo(pickup, books, false)).toBe(true);
    expect(hasNeededInfo({ ...pickup, pickupInfo: null }, books, false)).toBe(false);
  });

  test('for a digital-only bag is where to send it', () => {
    const digitalInfo = { email: 'noa@example.com' };
    expect(hasNeededInfo({ ...emptyCheckout, digitalInfo }, downloads, false)).toBe(true);
    expect(hasNeededInfo(delivered, downloads, false)).toBe(false);
  });
});
