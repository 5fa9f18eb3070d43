import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addressBlock, widerBlock } from './address-block.ts';

test.each([
  ['203.0.113.9', '203.0.113.9'],
  [' 203.0.113.9:4711 ', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::FFFF:cb00:7109', '203.0.113.9'],
  ['[::ffff:203.0.113.9]:443', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002:ffff::1', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::7]:8080', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['64:ff9b::203.0.113.9', '64:ff9b:0:0::/64'],
])('%s counts as %s', (written, block) => {
  expect(addressBlock(written)).toBe(block);
});

test.each(['', 'unknown', '_hidden', '1.2.3', '1.2.3.256', '2001:db8', '::ffff:1.2.3.4.5', 'a b'])(
  '%j is no address',
  (written) => {
    expect(addressBlock(written)).toBe('');
  },
);

test('256 networks of one customer lie in one wider block, and the next customer’s does not', () => {
  const inside = Array.from({ length: 256 }, (_, at) =>
    widerBlock(addressBlock(`2001:db8:1:${(0x4200 + at).toString(16)}::1`)),
  );
  expect(new Set(inside)).toEqual(new Set(['2001:db8:1:4200::/56']));
  expect(widerBlock(addressBlock('2001:db8:1:4300::1'))).toBe('2001:db8:1:4300::/56');
  expect(widerBlock('203.0.113.9')).toBeNull();
  expect(widerBlock('')).toBeNull();
});

test('whatever the last 64 bits of an address are, it counts as the same', () => {
  const word = fc.nat(0xffff).map((one) => one.toString(16));
  fc.assert(
    fc.property(
      fc.array(word, { minLength: 4, maxLength: 4 }),
      fc.array(word, { minLength: 4, maxLength: 4 }),
      (network, device) => {
        fc.pre(network.some((one) => one !== '0'));
        expect(addressBlock([...network, ...device].join(':'))).toBe(`${network.join(':')}::/64`);
      },
    ),
  );
});
