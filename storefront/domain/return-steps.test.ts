import { findReturnableExamples } from '@otzar/contract/return.examples';
import { expect, test } from 'vitest';
import { chosenLines, openStep, type ReturnDraft, returnEntry } from './return-steps.ts';

const { default: order, gift } = findReturnableExamples;
const fresh: ReturnDraft = {
  gift: false,
  order: null,
  choices: [],
  refund: '',
  email: '',
  method: '',
};
const found = { ...fresh, order };
const chosen = { ...found, choices: [{ id: 1, quantity: 1, reason: 'damaged' as const }] };
const refunded = { ...chosen, refund: 'card' as const };

test('each step opens once all before it is said', () => {
  expect([fresh, found, chosen, refunded].map(openStep)).toEqual([
    'lookup',
    'items',
    'refund',
    'method',
  ]);
});

test('a screen opened too early leads to the first that is still open, and one gone back to stays', () => {
  expect(returnEntry('method', fresh)).toBe('lookup');
  expect(returnEntry('method', found)).toBe('items');
  expect(returnEntry('method', chosen)).toBe('refund');
  expect(returnEntry('items', refunded)).toBeNull();
  expect(returnEntry('method', refunded)).toBeNull();
});

test('the address of a gift’s gift card holds once it is said, not while it is typed', () => {
  const given = { ...fresh, gift: true, order: gift, choices: [{ ...chosen.choices[0], id: 2 }] };
  const typed = { ...given, email: 'tamar@example.com' } as ReturnDraft;
  expect(openStep(typed)).toBe('refund');
  expect(openStep({ ...typed, refund: 'gift_card' })).toBe('method');
});

test.each([
  ['none', []],
  ['no reason', [{ id: 1, quantity: 1, reason: '' as const }]],
  ['more than there is', [{ id: 1, quantity: 3, reason: 'damaged' as const }]],
  ['what is blocked', [{ id: 3, quantity: 1, reason: 'damaged' as const }]],
  ['another order’s line', [{ id: 9, quantity: 1, reason: 'damaged' as const }]],
])('%s is nothing to send', (_, choices) => {
  expect(chosenLines({ ...found, choices })).toBeNull();
});
