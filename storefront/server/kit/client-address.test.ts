import { expect, test } from 'vitest';
import { addressOfCall } from './client-address.ts';

const call = (forwarded?: string) => ({
  socket: { remoteAddress: '10.0.0.1' },
  headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
});

test('with no proxy of ours the socket tells the address, whatever a caller writes', () => {
  expect(addressOfCall(call('203.0.113.9'), 0)).toBe('10.0.0.1');
});

test('behind a proxy the address that it was called from counts, not what stood before it', () => {
  expect(addressOfCall(call('198.51.100.1, 203.0.113.9'), 1)).toBe('203.0.113.9');
});

test('behind two proxies the outer one tells', () => {
  expect(addressOfCall(call('6.6.6.6, 203.0.113.9, 10.0.0.2'), 2)).toBe('203.0.113.9');
});

test('who comes past the proxies is known by the socket', () => {
  expect(addressOfCall(call(), 1)).toBe('10.0.0.1');
  expect(addressOfCall(call(''), 1)).toBe('10.0.0.1');
  expect(addressOfCall(call('203.0.113.9'), 2)).toBe('10.0.0.1');
});

test('of an address in the newer way its network counts, and one that means an older one is that one', () => {
  expect(addressOfCall(call('2001:db8:1:2:3:4:5:6'), 1)).toBe('2001:db8:1:2::/64');
  expect(addressOfCall({ socket: { remoteAddress: '::ffff:203.0.113.9' } }, 0)).toBe('203.0.113.9');
});

test('a proxy that names nobody is passed over', () => {
  expect(addressOfCall(call('unknown'), 1)).toBe('10.0.0.1');
});
