import { noa } from '@otzar/contract/customer.examples';
import { cardTokenOf, plainAddress } from '@otzar/domain/customer';
import { describe, expect, test } from 'vitest';
import { freshCheckout, type SavedCheckout } from '../../features/checkout/checkout-module.ts';
import {
  addressEntries,
  addressInForm,
  cardEntries,
  withoutAddress,
  withSavedAddress,
} from './saved-entries.ts';

const { addresses, payments } = noa;
const [home, abroad] = addresses.map(plainAddress) as [
  ReturnType<typeof plainAddress>,
  ReturnType<typeof plainAddress>,
];
const goingTo = (address: typeof home): SavedCheckout => ({
  ...freshCheckout,
  shippingInfo: address,
  draft: { ...freshCheckout.draft, address },
});

describe('what is kept in an account', () => {
  test('is sent without what only the account knows', () => {
    expect(home).not.toHaveProperty('id');
    expect(home).not.toHaveProperty('default');
    expect(payments.map(cardTokenOf)[0]).not.toHaveProperty('default');
  });

  test('is found again in the form, to the letter', () => {
    expect(addressInForm(addresses, abroad)?.id).toBe(addresses[1]?.id);
    expect(addressInForm(addresses, { ...abroad, phone: '1' })).toBeUndefined();
  });

  test('is offered with its name apart, and cards with when they end', () => {
    const [first] = addressEntries(addresses);
    expect(first).toMatchObject({ name: home.name, isDefault: addresses[0]?.default });
    expect(first?.lines).not.toContain(home.name);
    const card = { ...(payments[0] as (typeof payments)[number]), exp: '0127' };
    expect(cardEntries([card], new Date(2027, 0, 15))[0]).toMatchObject({
      expires: '01/27',
      expired: false,
    });
    expect(cardEntries([card], new Date(2027, 1, 15))[0]).toMatchObject({ expired: true });
  });
});

describe('what the account answers of a new address', () => {
  const asWritten = { ...home, city: 'As the shop writes it' };

  test('is what the order goes to', () => {
    const now = withSavedAddress(goingTo(home), home, asWritten);
    expect([now.shippingInfo, now.draft.address]).toEqual([asWritten, asWritten]);
  });

  test('does not undo another choice, nor come back after signing out', () => {
    expect(withSavedAddress(goingTo(abroad), home, asWritten)).toEqual(goingTo(abroad));
    expect(withSavedAddress(freshCheckout, home, asWritten)).toEqual(freshCheckout);
  });

  test('does not make another order of one that is under way', () => {
    const placing = { ...goingTo(home), attempt: { key: 'k', body: '{}' } };
    expect(withSavedAddress(placing, home, asWritten).shippingInfo).toEqual(home);
  });
});

describe('deleting an address', () => {
  test('clears the shipping info, and the form that holds it', () => {
    const now = withoutAddress(goingTo(home), home);
    expect(now.shippingInfo).toBeNull();
    expect(now.draft.address).toEqual(freshCheckout.draft.address);
  });

  test('leaves another one in the form, and all else that is typed', () => {
    const typed = {
      ...goingTo(abroad),
      draft: { ...goingTo(abroad).draft, email: 'n@example.com' },
    };
    const now = withoutAddress(typed, home);
    expect(now.shippingInfo).toBeNull();
    expect(now.draft).toEqual(typed.draft);
  });
});
