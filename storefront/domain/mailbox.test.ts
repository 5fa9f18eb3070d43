import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mailboxKey } from './mailbox.ts';

test.each([
  ['same@example.com', 'same@example.com'],
  [' Same@Example.COM ', 'same@example.com'],
  ['same+1@example.com', 'same@example.com'],
  ['same+a+b@example.com', 'same@example.com'],
  ['+tag@example.com', '+tag@example.com'],
  ['sa.me@example.com', 'sa.me@example.com'],
  ['sa.me+x@gmail.com', 'same@gmail.com'],
  ['s.a.m.e@googlemail.com', 'same@gmail.com'],
  ['same@mail.gmail.com', 'same@mail.gmail.com'],
])('%s leads to %s', (email, mailbox) => {
  expect(mailboxKey(email)).toBe(mailbox);
});

test('a mailbox is its own', () => {
  fc.assert(
    fc.property(fc.emailAddress(), (email) => {
      expect(mailboxKey(mailboxKey(email))).toBe(mailboxKey(email));
    }),
  );
});
