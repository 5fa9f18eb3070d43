import { sampleLines } from '@otzar/contract/bag.examples';
import type { Order, OrderLine } from '@otzar/contract/order';
import { readOrderExamples } from '@otzar/contract/order.examples';
import { expect, test } from 'vitest';
import {
  giftReturnCode,
  labelCode,
  quantityProblem,
  type Returned,
  returnableOrder,
  wantedRefund,
} from './return.ts';
import {
  blockedText,
  canReturnFrom,
  type ReturnState,
  returnedQuantities,
  returnStateOf,
} from './return-status.ts';
import { eligibilityText } from './return-words.ts';

const { max: _, ...book }: OrderLine & { max: number } = sampleLines.book;
const arrived: ReturnState = {
  status: 'delivered',
  deliveredOn: '2026-11-01',
  today: '2026-11-20',
};
const none: Returned = { quantities: new Map(), ourFault: true, card: 0, shipping: 0 };
const order: Order = { ...readOrderExamples.default, status: 'delivered' };

test('a line can come back for 30 days from delivery, the last one included', () => {
  expect(blockedText(book, 0, { ...arrived, today: '2026-12-01' })).toBeNull();
  expect(blockedText(book, 0, { ...arrived, today: '2026-12-02' })).toBe(
    'Its 30 days ended on Dec 1, 2026.',
  );
});

const written = [{ entries: [{ key: 'name', label: 'Name', value: 'Noa', price: 0 }] }];
const blank = [{ entries: [{ key: 'name', label: 'Name', value: ' ', price: 0 }] }];

test.each<[string, Partial<OrderLine>, number, Partial<ReturnState>, string | null]>([
  ['a digital item', { item_type: 'digital' }, 0, {}, 'Digital items cannot be returned.'],
  ['a service', { item_type: 'service' }, 0, {}, 'Services cannot be returned.'],
  ['a gift card', { type: 'giftCard' }, 0, {}, 'Gift cards cannot be returned.'],
  [
    'what is written on',
    { personalization: written },
    0,
    {},
    'Personalized items cannot be returned.',
  ],
  ['what nothing is written on', { personalization: blank }, 0, {}, null],
  ['what has come back', {}, 2, {}, 'All 2 are already returned.'],
  ['one that has come back', { quantity: 1 }, 1, {}, 'Already returned.'],
  ['the rest of it', {}, 1, {}, null],
  [
    'what is on its way',
    {},
    0,
    { deliveredOn: null, status: 'shipped' },
    'It can be returned once it has arrived.',
  ],
  ['what was cancelled', {}, 0, { status: 'cancelled' }, 'This order was cancelled.'],
])('%s is told about', (_, line, returned, state, sentence) => {
  const asked = { ...book, quantity: 2, ...line };
  expect(blockedText(asked, returned, { ...arrived, ...state })).toBe(sentence);
});

test('an order shows its money, and a gift what was wrapped and no money at all', () => {
  const gift = { wrap: true, message: '', price: 4.95 };
  const lines = order.lines.map((line, at) => (at === 1 ? { ...line, gift_options: gift } : line));
  const given = { ...order, lines };
  const own = returnableOrder(given, none, arrived, { gift: false, token: 'own' });
  expect(own.lines.map(({ id }) => id)).toEqual([1, 2]);
  expect(own.until).toBe('2026-12-01');
  const theirs = returnableOrder(given, none, arrived, { gift: true, token: 'gift' });
  expect(theirs).toMatchObject({ money: null, lines: [{ id: 2, money: null, returnable: 1 }] });
  expect(JSON.stringify(theirs)).not.toMatch(/\d\.\d/);
  expect(wantedRefund(theirs, [{ id: 2, quantity: 1, reason: 'damaged' }])).toBeNull();
});

test('what is wanted is refunded from what was paid, counted on from what came back', () => {
  const quantities = new Map([[1, 1]]);
  const shown = returnableOrder(order, { ...none, quantities }, arrived, {
    gift: false,
    token: '',
  });
  const first = returnableOrder(order, none, arrived, { gift: false, token: '' });
  const wanted = [{ id: 1, quantity: 1, reason: 'changed_mind' as const }];
  const both =
    (wantedRefund(first, wanted)?.total ?? 0) + (wantedRefund(shown, wanted)?.total ?? 0);
  expect(both).toBe(Math.round((shown.lines[0]?.money?.paid ?? 0) * 100));
});

const [thing] = order.lines;
const delivered = { status: 'delivered' as const, at: '2026-11-01T15:00:00.000Z' };
const sent = order.timeline.filter(({ status }) => status !== 'delivered');
const home: Order = { ...order, timeline: [...sent, delivered] };

test.each<[string, Partial<Order>, [number, number][], string, string | RegExp]>([
  ['what is home', {}, [], '2026-12-01', /^Things can go back until Dec 1, 2026/],
  ['what is past its days', {}, [], '2026-12-02', /^Its 30 days ended on Dec 1, 2026/],
  [
    'what is on its way',
    { status: 'shipped', timeline: sent },
    [],
    '2026-11-20',
    /^It has not arrived yet/,
  ],
  [
    'what waits in the store',
    { status: 'ready_for_pickup', timeline: sent },
    [],
    '2026-11-20',
    /^It has not/,
  ],
  [
    'what was cancelled',
    { status: 'cancelled', timeline: sent },
    [],
    '2026-11-20',
    /^It was cancelled/,
  ],
  [
    'what has come back',
    {},
    [
      [1, 2],
      [2, 1],
    ],
    '2026-11-20',
    /^Nothing of it is left/,
  ],
  ['what came back in part', {}, [[1, 2]], '2026-11-20', /^Things can go back/],
  [
    'what never can',
    { lines: thing ? [{ ...thing, item_type: 'digital' }] : [] },
    [],
    '2026-11-20',
    /^Nothing/,
  ],
])('of %s a return is offered where the words say so', (_, different, back, today, words) => {
  const asked = { ...home, ...different };
  const quantities = returnedQuantities(back.map(([line, quantity]) => ({ line, quantity })));
  const state = returnStateOf(asked, today);
  const shown = returnableOrder(asked, { ...none, quantities }, state, { gift: false, token: '' });
  const open = shown.lines.some(({ returnable }) => returnable > 0);
  expect(canReturnFrom(asked, quantities, today)).toBe(open);
  expect(shown.standing === 'open').toBe(open);
  expect(eligibilityText(shown)).toMatch(words);
  expect(/can go back until/.test(eligibilityText(shown))).toBe(open);
});

test('more than there is has a sentence', () => {
  const { lines } = returnableOrder(order, { ...none, quantities: new Map([[1, 1]]) }, arrived, {
    gift: false,
    token: '',
  });
  expect(quantityProblem(lines[0], 1)).toBeNull();
  expect(quantityProblem(lines[0], 2)).toBe('Only 1 of it can be returned.');
  expect(quantityProblem(lines[0], 3)).toBe('You bought 2 of it.');
  expect(quantityProblem(undefined, 1)).toBe('This is not in your order.');
});

test('a gift code is read however it is typed', () => {
  for (const typed of ['ABCD-2345', 'abcd2345', ' ab cd – 23 45 '])
    expect(giftReturnCode(typed)).toBe('ABCD-2345');
  expect(giftReturnCode('O0O0')).toBe('O0O0');
});

test('a label has a check digit, and is another one for each return', () => {
  expect(labelCode(5, 12)).toMatch(/^\d{20}$/);
  expect(new Set([labelCode(5, 12), labelCode(6, 12), labelCode(5, 13)]).size).toBe(3);
});
