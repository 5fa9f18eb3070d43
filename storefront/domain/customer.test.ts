import { noa } from '@otzar/contract/customer.examples';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  defaultOf,
  emailKey,
  firstName,
  getsDefault,
  lastName,
  pickupInfoOf,
  withEntry,
} from './customer.ts';

test.each([
  ['Noa Levi', 'Noa', 'Levi'],
  ['Noa', 'Noa', ''],
  ['  Noa  Levi ', 'Noa', 'Levi'],
  ['נועה בת שבע', 'נועה', 'בת שבע'],
  ['', '', ''],
])('of %j the first name is %j and the last %j', (name, first, last) => {
  expect(firstName(name)).toBe(first);
  expect(lastName(name)).toBe(last);
});

test('e-mail addresses that differ in case or white space are one account', () => {
  expect(emailKey(' Noa@Example.com ')).toBe(emailKey('noa@example.COM'));
  expect(emailKey('noa@example.com')).not.toBe(emailKey('noah@example.com'));
});

const a = { id: 1, default: false };
const b = { id: 2, default: true };

describe('the default', () => {
  test('is what has the flag, else the first, else nothing', () => {
    expect(defaultOf([a, b])).toBe(b);
    expect(defaultOf([a, { ...b, default: false }])).toBe(a);
    expect(defaultOf([])).toBeUndefined();
  });

  test.each([
    [true, false, false, true],
    [false, true, true, false],
    [undefined, true, false, true],
    [undefined, false, true, true],
    [undefined, false, false, false],
  ])('asked %s, first %s, before %s: %s', (asked, first, before, gets) => {
    expect(getsDefault(asked, { first, before })).toBe(gets);
  });

  test('moves to what asks for it, and stays where nothing does', () => {
    expect(withEntry([a, b], { ...a, default: true })).toEqual([
      { id: 1, default: true },
      { id: 2, default: false },
    ]);
    expect(withEntry([a, b], { id: 3, default: false })).toEqual([a, b, { id: 3, default: false }]);
  });

  const changes = fc.array(
    fc.record({ id: fc.integer({ min: 1, max: 4 }), default: fc.boolean() }),
    { maxLength: 12 },
  );
  test('is never two, and each is kept once', () => {
    fc.assert(
      fc.property(changes, (made) => {
        const kept = made.reduce<(typeof a)[]>(withEntry, []);
        expect(kept.filter((one) => one.default).length).toBeLessThanOrEqual(1);
        expect(kept.map(({ id }) => id).sort()).toEqual(
          [...new Set(made.map(({ id }) => id))].sort(),
        );
      }),
    );
  });
});

describe('a pickup', () => {
  const [first, second] = noa.addresses.map((address) => ({ ...address, default: false }));
  if (!first || !second) throw new Error('Noa keeps two addresses.');

  test('is for the customer, on the phone of the default address, else of the first', () => {
    const phoneWith = (...addresses: (typeof first)[]) => pickupInfoOf({ ...noa, addresses }).phone;
    expect(pickupInfoOf(noa)).toMatchObject({ name: 'Noa Levi', email: 'noa@example.com' });
    const at = (address: typeof first, phone: string, flag = false) => ({
      ...address,
      phone,
      default: flag,
    });
    expect(phoneWith(at(first, '1'), at(second, '2', true))).toBe('2');
    expect(phoneWith(at(first, '1'), at(second, '2'))).toBe('1');
  });

  test('asks for a phone where no address is kept', () => {
    expect(pickupInfoOf({ ...noa, addresses: [] }).phone).toBe('');
  });
});
