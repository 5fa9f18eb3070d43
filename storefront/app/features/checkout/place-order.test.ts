import { noa } from '@otzar/contract/customer.examples';
import { withSavedDefaults } from '@otzar/domain/checkout';
import { noGiftCards } from '@otzar/domain/gift-card';
import { aLine } from '@otzar/domain/line.fixture';
import { describe, expect, test } from 'vitest';
import { freshCheckout, type SavedCheckout } from './checkout-module.ts';
import { attemptFor, orderBody } from './place-order.ts';

const totals = {
  subtotal: 20,
  tax: 0,
  shipping: 0,
  gift_options: 0,
  personalization: 0,
  discount: 0,
  total: 20,
};
const codes = { discountCode: null, cards: noGiftCards };
const pickupInfo = { name: noa.name, email: noa.email, phone: '555 0100' };
const inPerson = { delivery: false, id: null };

const digital = aLine({ item_type: 'digital' });
const started = withSavedDefaults(freshCheckout, noa);

describe('an order that is tried again', () => {
  test.each<[string, SavedCheckout, ReturnType<typeof aLine>]>([
    [
      'fetched',
      { ...freshCheckout, shippingType: inPerson, pickupInfo, email: noa.email },
      aLine(),
    ],
    ['digital', { ...started, shippingInfo: null }, digital],
  ])('is the same attempt after a reload: %s', (_, kept, line) => {
    const body = orderBody(kept, [line], totals, codes);
    const attempt = attemptFor(kept, body);
    // Every visit to Review starts from what is kept in the account.
    const reloaded = withSavedDefaults({ ...kept, attempt }, noa);
    expect(attemptFor(reloaded, orderBody(reloaded, [line], totals, codes))).toBe(attempt);
  });

  test('is another one once a quantity is', () => {
    const attempt = attemptFor(started, orderBody(started, [aLine()], totals, codes));
    const more = orderBody(started, [aLine({ quantity: 2 })], totals, codes);
    expect(attemptFor({ ...started, attempt }, more).key).not.toBe(attempt.key);
  });
});

test('an order goes to one place: an address, the counter, or neither', () => {
  const both = { ...started, pickupInfo };
  const toAddress = orderBody(both, [aLine()], totals, codes);
  expect(toAddress).toMatchObject({ shipping_info: started.shippingInfo, pickup_info: null });
  const toCounter = orderBody({ ...both, shippingType: inPerson }, [aLine()], totals, codes);
  expect(toCounter).toMatchObject({ shipping_info: null, pickup_info: pickupInfo });
  const byMail = orderBody(both, [digital], totals, codes);
  expect(byMail).toMatchObject({ shipping_info: null, pickup_info: null });
});
