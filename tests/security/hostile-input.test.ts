import { api, type CallName } from '@otzar/contract/api';
import type { CardToken } from '@otzar/contract/card-token';
import type { Endpoint } from '@otzar/contract/endpoint';
import { openApiDocument } from '@otzar/contract/openapi';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { attempt, card_attempt } from '../../storefront/server/db/schema.ts';
import { accountHolder, newEmail, PASSWORD } from '../contract/account-holder.ts';
import { goodCard } from '../contract/cards.ts';
import { giftCards } from '../contract/codes.ts';
import { home, newKey, OrderDesk, pickup } from '../contract/order-desk.ts';
import { findSoldOut } from '../contract/shelves.ts';
import type { Visitor } from '../contract/visitor.ts';
import { Outside } from './outside.ts';

/** JSON as it is sent in place of a value: other types, numbers out of range, texts that databases and browsers trip over. */
const VALUES = [
  ...['null', 'true', '0', '-1', '0.1', '2147483647', '2147483648', '9007199254740993', '1e309'],
  ...['-1e309', '""', '" "', '"NaN"', '"-1"', '"2147483648"', '[]', '[null]', '[[]]', '{}'],
  ...['"\\u0000"', '"a\\u0000b@example.com"', '"\\ud800"', '"\\udc00\\ud800"', '"\\ufffe"'],
  ...['"👩‍👩‍👧‍👦"', '"\\u202eabc\\u2066"', '"ﷺ"', '"İı"', '"%00"', '"%zz"', '"../../etc/passwd"'],
  ...['"__proto__"', '"constructor"', '{"__proto__":{"id":1}}', '{"constructor":1}'],
  ...[`"' OR 1=1; drop table customer --"`, '"\\\\"', '"%\\\\_"', '"<b>&amp;"'],
  ...['"2026-02-30"', '"9999-99-99"', '"0000-01-01"', '"+275760-09-13"', '"2026-11-24T25:61:61Z"'],
  JSON.stringify('x'.repeat(100_000)),
  JSON.stringify('😀'.repeat(300)),
  `${'['.repeat(2_000)}${']'.repeat(2_000)}`,
];

/** The same for what stands in an address, as it is sent. */
const WORDS = [
  ...['', '0', '-1', '1.5', '2147483647', '2147483648', '9007199254740993', '1e309', 'NaN', 'null'],
  ...['%00', 'a%00b', '%ED%A0%80', '%FF', '%C3', '%F0%9F%91%A9', '%E2%80%AE', '%5C', '%25', '%'],
  ...[
    '__proto__',
    'constructor',
    '%27%20OR%201%3D1--',
    '..%2F..%2Fetc',
    '2026-02-30',
    '9999-99-99',
  ],
  ...['0000-01-01', '1,2,2147483648', '%7B%7D', 'x'.repeat(3_000), '%F0%9F%98%80'.repeat(200)],
];

const BODIES: [string, string | Uint8Array<ArrayBuffer>][] = [
  ...['', '{', 'null', '[]', '"x"', '0', '{}', '{"a":1}{', '\ufeff{}', '{"__proto__":null}'].map(
    (text): [string, string] => ['application/json', text],
  ),
  ['application/json', new Uint8Array([0x7b, 0x22, 0xff, 0xc3, 0x22, 0x3a, 0x31, 0x7d])],
  ['application/json', '['.repeat(200_000)],
  ['application/json', JSON.stringify({ text: 'x'.repeat(1_100_000) })],
  ['application/json; charset=utf-16', '{}'],
  ...['text/plain', 'multipart/form-data', 'application/x-www-form-urlencoded', 'json', ''].map(
    (type): [string, string] => [type, '{}'],
  ),
];

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'];

const HEADERS: Record<string, string>[] = [
  ...['', 'x', 'x'.repeat(5_000), '%00', 'é', `' OR 1=1--`].map((key) => ({
    'Idempotency-Key': key,
  })),
  ...['x', '=', 'otzar_session=%00; otzar_device=%', `otzar_device=${'~'.repeat(900)}`].map(
    (Cookie) => ({ Cookie }),
  ),
  { 'Accept-Encoding': ',;q=x' },
  { 'If-None-Match': '"' },
  { 'X-Forwarded-For': ',[::1,', 'X-Forwarded-Host': '///', 'X-Forwarded-Proto': ',' },
  { Origin: 'http://[' },
  { 'X-XSRF-TOKEN': 'é' },
];

let outside: Outside;
let desk: OrderDesk;
let token: CardToken;
let soldOut: number;

beforeAll(async () => {
  outside = await Outside.stand(20);
  desk = await OrderDesk.open(outside.from());
  soldOut = await findSoldOut(await outside.visitor());
});

beforeEach(async () => {
  token = await (await outside.visitor()).call(api.createCardToken, { body: goodCard });
});

afterAll(() => outside.close());

/** Else what is sent to the checkout of an empty bag would be refused before it is looked into. */
async function fillSessionBag(visitor: Visitor): Promise<void> {
  const { id, type } = desk.offer;
  await visitor.call(api.addToSessionBag, { body: { line: { id, type, quantity: 1 } } });
}

/** What each call takes with all its fields filled in; nothing where it takes no body. */
function goodBody(name: CallName): object | undefined {
  const { id, type, item_key, product_id } = desk.offer;
  const line = { id, type, item_key, quantity: 1 };
  const kept = { ...line, gift_options: null, personalization: [], gift_card: null };
  const address = { ...home, street_2: '', phone: '718 555 0100', default: false };
  const email = newEmail();
  const bodies: { [N in CallName]?: object } = {
    addAddress: address,
    addFavorites: { ids: [product_id] },
    addPayment: { Token: token.Token, default: true },
    addToSessionBag: {
      line: {
        ...{ id, type, quantity: 1, gift_options: { wrap: true, message: 'Enjoy', price: 0 } },
        personalization: [{ entries: [{ key: 'name', label: 'Name', value: 'Noa', price: 0 }] }],
      },
    },
    beginSubscription: {
      ...{ type_id: 2, group_id: product_id, product_id, frequency: 'month', quantity: 1 },
      ...{ first_on: '2026-12-24', address_id: null, payment_id: null },
    },
    cancelOrder: { token: 'x', email },
    changeAddress: address,
    changePayment: { Token: token.Token, default: true },
    changeSubscription: {
      ...{ frequency: 'month', quantity: 1, address_id: 1, payment_id: 1 },
      ...{ status: 'paused', next_on: '2026-12-24', ends_on: null, retry: true, skip: true },
    },
    changeSessionBag: { line },
    checkDiscount: { code: 'READ10', lines: [line], email },
    checkGiftCard: { code: giftCards.small.code },
    checkGuestEmail: { email },
    checkMax: { products: [line] },
    checkResetToken: { token: 'x' },
    createCardToken: goodCard,
    deleteAccount: { current_password: 'not the one' },
    estimatePlan: { product_id, quantity: 1, address_id: null },
    findOrder: { email },
    findReturnable: { order_id: 1, email, gift_code: 'WREN-AAAA', token: 'x' },
    follow: { type: 'vendor', id: 1 },
    forgetSessionBag: { version: 'x' },
    forgotPassword: { email },
    logIn: { email, password: PASSWORD },
    makeReturn: {
      ...{ order_id: 1, token: 'x', refund: 'card', method: 'store', email },
      lines: [{ id: 1, quantity: 1, reason: 'damaged', returnable: 1 }],
    },
    mergeBag: { bag: [kept], later: [kept], favorites: [product_id] },
    noteChatSeen: { number: 1 },
    placeOrder: {
      ...desk.bodyFor([desk.offer], { card_token: token.Token, discount_code: 'NOTHING' }),
      pickup_info: pickup,
      gift_cards: [{ code: giftCards.small.code, amount_applied: 1 }],
    },
    readShipping: { zip_code: '11201', country: 'US', product_id },
    register: { name: 'Noa Levi', email, password: PASSWORD },
    removeFavorites: { ids: [product_id] },
    removeFromBag: { bag: [line] },
    removeFromLater: { later: [line] },
    reportCampaign: {
      ...{ utm_medium: 'mail', utm_campaign: 'autumn', utm_term: 'quiet', utm_content: 'top' },
    },
    requestBackInStock: { email, product_id: soldOut, variation_id: null },
    resetPassword: { token: 'x', password: PASSWORD },
    saveBag: { bag: [kept] },
    saveLater: { later: [kept] },
    saveLocation: { zipCode: '11201', country: 'US' },
    saveProfile: { name: 'Noa Levi', email, password: PASSWORD, current_password: PASSWORD },
    saveSessionCheckout: {
      ...{ email, pickup_info: pickup, shipping_info: home },
      shipping_type: { delivery: true, id: desk.method.id },
      card: token,
    },
    sendChatMessage: { text: 'Where is it?', order_id: 1, email },
    signUpForNewsletter: { email },
    unfollow: { type: 'vendor', id: 1 },
    writeToShop: { name: 'Noa Levi', email, subject: 'order', message: 'Where is it?' },
  };
  return bodies[name];
}

type Path = (string | number)[];

/** The way to every value in a body, lists and objects among them. */
const pathsIn = (value: unknown): Path[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => [
        [key],
        ...pathsIn(inner).map((path) => [key, ...path]),
      ])
    : [];

const PLACEHOLDER = '@hostile@';

/** A body with something else at one place, as text. */
function withValue(body: object, path: Path, json: string): string {
  const copy = structuredClone(body);
  const last = path.at(-1) ?? '';
  const parent = path.slice(0, -1).reduce((at, key) => Reflect.get(at, key), copy);
  Reflect.set(parent, last, PLACEHOLDER);
  return JSON.stringify(copy).replace(`"${PLACEHOLDER}"`, () => json);
}

interface Shot {
  told: string;
  method: string;
  path: string;
  headers?: Record<string, string>;
  text?: string | Uint8Array<ArrayBuffer>;
}

const document = openApiDocument();

/** Everything that is sent to one call. */
function shotsAt(name: CallName): Shot[] {
  const endpoint: Endpoint = api[name];
  const { method } = endpoint;
  const path = endpoint.path.replace(/\{\w+\}/g, '1');
  const body = goodBody(name);
  const good = body && JSON.stringify(body);
  const headers = { 'Idempotency-Key': newKey() };
  const parameters =
    document.paths[endpoint.path]?.[method.toLowerCase()]?.parameters.filter(
      (one) => one.in === 'query',
    ) ?? [];
  const inPath = endpoint.path.match(/\{\w+\}/g) ?? [];
  return [
    { told: 'as it should be', method, path, headers, text: good },
    ...(body ? pathsIn(body) : []).flatMap((at) =>
      VALUES.map((json) => ({
        ...{ told: `${at.join('.')} = ${json}`, method, path },
        headers: { 'Idempotency-Key': newKey() },
        text: withValue(body ?? {}, at, json),
      })),
    ),
    ...inPath.flatMap((parameter) =>
      WORDS.map((word) => ({
        ...{ told: `${parameter} = ${word}`, method, headers, text: good },
        path: endpoint.path.replace(parameter, () => word).replace(/\{\w+\}/g, '1'),
      })),
    ),
    ...parameters.flatMap(({ name: query }) =>
      [...WORDS, `1&${query}=2`].map((word) => ({
        ...{ told: `?${query}=${word}`, method, headers, text: good },
        path: `${path}?${query}=${word}`,
      })),
    ),
    ...(method === 'GET'
      ? []
      : BODIES.map(([type, text]) => ({
          ...{ told: `body of ${type}`, method, path, text },
          headers: { ...headers, 'Content-Type': type },
        }))),
    ...HEADERS.map((one) => ({
      told: JSON.stringify(one),
      method,
      path,
      headers: one,
      text: good,
    })),
    ...METHODS.map((other) => ({
      ...{ told: `method ${other}`, method: other, path, headers },
      text: other === 'GET' || other === 'HEAD' ? undefined : '{}',
    })),
  ];
}

/** What is answered before a call is looked into. */
const AT_THE_DOOR = [400, 403, 405, 413, 415, 429];

/** Few enough to come before any limit of tries. */
const AT_ONCE = 8;

/** What was answered as a fault of the shop's own, in words. */
async function faultsOf(visitor: Visitor, shots: Shot[]): Promise<string[]> {
  const faults: string[] = [];
  for (let at = 0; at < shots.length; at += AT_ONCE) {
    await outside.db.delete(attempt);
    await outside.db.delete(card_attempt);
    const group = shots.slice(at, at + AT_ONCE);
    await Promise.all(
      group.map(async ({ told, method, path, headers, text }) => {
        const { status } = await visitor.twin().send(method, path, { headers, text });
        if (status >= 500)
          faults.push(`${method} ${path.slice(0, 80)} ${told.slice(0, 90)}: ${status}`);
      }),
    );
  }
  return faults;
}

const calls = (Object.keys(api) as CallName[]).map((name) => ({ name }));

/** Every other one is a guest's where guests may call; the next field begins with the other of the two. */
const ofGuest = (_: Shot, at: number) => at % 2 === 1;

test.each(calls)('$name answers no hostile input with a fault of its own', async ({ name }) => {
  const shots = shotsAt(name);
  const { visitor: customer } = await accountHolder(outside.from());
  const guest = await outside.visitor();
  for (const visitor of [customer, guest]) await fillSessionBag(visitor);
  const [{ method, path, headers, text } = { method: '', path: '' }] = shots;
  const { status } = await customer.twin().send(method, path, { headers, text });
  // Else nothing of what follows would come further than the door.
  expect(AT_THE_DOOR).not.toContain(status);
  const guests = api[name].audience === 'personal' ? shots.filter(ofGuest) : [];
  const theirs = shots.filter((shot) => !guests.includes(shot));
  const faults = await faultsOf(customer, theirs);
  faults.push(...(await faultsOf(guest, guests)));
  expect(faults).toEqual([]);
});

test('what is sent to one field by a customer is sent to the next by a guest', () => {
  expect(VALUES.length % 2).toBe(1);
  expect(WORDS.length % 2).toBe(1);
});
