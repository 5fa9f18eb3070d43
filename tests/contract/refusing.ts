import { api } from '@otzar/contract/api';
import type { Endpoint } from '@otzar/contract/endpoint';
import { describe, expect, test } from 'vitest';
import { goodCard } from './cards.ts';
import { expectProblem } from './expect-problem.ts';
import { type Handler, Visitor } from './visitor.ts';

/** Every write, with a path that leads somewhere and a body whose types are wrong. */
const writes: { endpoint: Endpoint; path: string; wrong: object; field: string }[] = [
  {
    endpoint: api.checkMax,
    path: '/api/max',
    wrong: { products: [{ id: 'one', type: 'product', quantity: 1 }] },
    field: 'products.0.id',
  },
  { endpoint: api.saveLocation, path: '/api/zip_code', wrong: { zipCode: 1 }, field: 'zipCode' },
  {
    endpoint: api.readShipping,
    path: '/api/shipping/index',
    wrong: { zip_code: ' ' },
    field: 'zip_code',
  },
  {
    endpoint: api.createCardToken,
    path: '/api/card/createToken',
    wrong: { ...goodCard, card: 'abcd' },
    field: 'card',
  },
  { endpoint: api.placeOrder, path: '/api/order', wrong: { email: 'nobody' }, field: 'email' },
  {
    endpoint: api.checkGiftCard,
    path: '/api/gift_card',
    wrong: { code: 7 },
    field: 'code',
  },
  {
    endpoint: api.checkGuestEmail,
    path: '/api/guest_email',
    wrong: { email: 'nobody' },
    field: 'email',
  },
  {
    endpoint: api.checkDiscount,
    path: '/api/discount',
    wrong: { code: 'READ10', lines: [{ id: 1, type: 'product', quantity: '2' }] },
    field: 'lines.0.quantity',
  },
  { endpoint: api.reportCampaign, path: '/utm', wrong: { utm_term: 7 }, field: 'utm_term' },
  { endpoint: api.findOrder, path: '/api/order/1/status', wrong: { email: null }, field: 'email' },
  // Requires no field of its body.
  { endpoint: api.cancelOrder, path: '/api/order/1/cancel', wrong: { email: 7 }, field: 'email' },
];

/** How every write refuses what is malformed, forged or too large. */
export function refusing(answer: Handler): void {
  describe.each(writes)('$endpoint.method $path', ({ endpoint, path, wrong, field }) => {
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    const text = JSON.stringify(wrong);
    const send = async (writing: { headers?: Record<string, string>; text: string }) => {
      const visitor = await Visitor.known(answer);
      return visitor.send(endpoint.method, path, {
        ...writing,
        headers: { ...headers, ...writing.headers },
      });
    };

    test('refuses wrong types, field by field', async () => {
      const { fields } = await expectProblem(await send({ text }), 422);
      expect(fields?.[field]).toMatch(/./);
    });

    test.each(['{"a":', 'null,', ''])('refuses %j, which is not JSON', async (malformed) => {
      await expectProblem(await send({ text: malformed }), 400);
    });

    test.each(['null', '[]', '"text"', '7'])('refuses %s, which is no object', async (other) => {
      await expectProblem(await send({ text: other }), 422);
    });

    test('refuses a missing or wrong anti-forgery header', async () => {
      await expectProblem(await send({ text, headers: { 'X-XSRF-TOKEN': '' } }), 403);
      await expectProblem(await send({ text, headers: { 'X-XSRF-TOKEN': 'forged' } }), 403);
      const { headers: stolen } = await strangersPair(answer);
      await expectProblem(await send({ text, headers: stolen }), 403);
    });

    test('refuses what is not marked as an XHR', async () => {
      await expectProblem(await send({ text, headers: { 'X-Requested-With': '' } }), 403);
    });

    test('refuses a body over 1 MB', async () => {
      const large = JSON.stringify({ ...wrong, padding: 'x'.repeat(1024 * 1024) });
      await expectProblem(await send({ text: large }), 413);
    });
  });
}

/** The anti-forgery header of somebody else's session. */
async function strangersPair(answer: Handler) {
  const stranger = await Visitor.known(answer);
  return { headers: { 'X-XSRF-TOKEN': stranger.cookie('XSRF-TOKEN') } };
}
