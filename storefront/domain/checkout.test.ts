import { describe, expect, test } from 'vitest';
import {
  checkoutEntry,
  hasNeededInfo,
  reviewEntry,
  signInEntry,
  withSavedDefaults,
} from './checkout.ts';
import { type Checkout, emptyCheckout } from './checkout-state.ts';
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
  const address = place('Noa Levi');
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

describe('a customer’s checkout', () => {
  const toHome = { ...place('Home'), id: 1, default: false };
  const toWork = { ...place('Work'), id: 2, default: true };
  const first = { Token: 'tok_a', last_four: '4242', brand: 'Visa', exp: '1230', id: 1 };
  const second = { ...first, Token: 'tok_b', id: 2 };
  const saved = {
    email: 'noa@example.com',
    addresses: [toHome, toWork],
    payments: [
      { ...first, default: false },
      { ...second, default: false },
    ],
  };

  test('starts from what has the default flag, else from the first', () => {
    const { shippingInfo, creditInfo, email } = withSavedDefaults(emptyCheckout, saved);
    expect(shippingInfo).toEqual(place('Work'));
    expect(creditInfo?.Token).toBe('tok_a');
    expect(email).toBe(saved.email);
  });

  test('keeps what was chosen already', () => {
    const chosen = {
      ...emptyCheckout,
      email: 'other@example.com',
      shippingInfo: place('Elsewhere'),
    };
    expect(withSavedDefaults(chosen, saved)).toMatchObject({
      email: 'other@example.com',
      shippingInfo: place('Elsewhere'),
    });
  });

  test('lacks what the account has none of', () => {
    const bare = withSavedDefaults(emptyCheckout, { ...saved, addresses: [], payments: [] });
    expect(bare).toMatchObject({ shippingInfo: null, creditInfo: null });
    expect(hasNeededInfo(bare, [aLine()], true)).toBe(false);
    expect(hasNeededInfo(bare, [aLine({ item_type: 'digital' })], false)).toBe(true);
  });
});

function place(name: string) {
  return {
    name,
    street: '12 Maple Street',
    street_2: '',
    city: 'Brooklyn',
    region: 'NY',
    postal_code: '11201',
    country: 'US',
    phone: '',
  };
}
