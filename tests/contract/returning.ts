import { api } from '@otzar/contract/api';
import { ReturnConflict } from '@otzar/contract/return';
import * as v from 'valibot';
import { beforeAll, describe, expect, test } from 'vitest';
import { accountHolder } from './account-holder.ts';
import { expectProblem } from './expect-problem.ts';
import { newKey } from './order-desk.ts';
import { type BackOffice, bodyFor, ReturnDesk, sendBack } from './return-desk.ts';
import { NOWHERE } from './shelves.ts';
import { expectAnswer, type Handler, Visitor } from './visitor.ts';

const wrapped = { wrap: false, message: 'For you', price: 0 };

/** How things go back, and what opens them. */
export function returning(answer: Handler, backOffice: BackOffice): void {
  let desk: ReturnDesk;

  beforeAll(async () => {
    desk = await ReturnDesk.open(answer, backOffice);
  });

  const gift = () => desk.arrived({ lines: [desk.three({ gift_options: wrapped }), desk.other()] });

  describe('an order that something is returned from', () => {
    test('is found by who ordered it, its e-mail address in whichever case, and its proof', async () => {
      const { visitor, order, found } = await desk.arrived();
      expect(found).toMatchObject({ gift: false, lines: [{ bought: 3, returnable: 3 }] });
      const stranger = await Visitor.known(answer);
      const order_id = order.id;
      for (const proof of [{ email: order.email.toUpperCase() }, { token: found.token }])
        expect(await stranger.call(api.findReturnable, { body: { order_id, ...proof } })).toEqual(
          found,
        );
      const { visitor: customer } = await accountHolder(answer);
      for (const other of [stranger, customer])
        await expectProblem(await other.try(api.findReturnable, { body: { order_id } }), 404);
      expect(await visitor.call(api.findReturnable, { body: { order_id } })).toEqual(found);
    });

    test('answers the same for a wrong number, a wrong address, a wrong proof and a wrong code', async () => {
      const { order } = await gift();
      const wrong = [
        { order_id: NOWHERE, email: order.email },
        { order_id: order.id, email: 'thief@example.com' },
      ];
      const stranger = await Visitor.known(answer);
      const ask = async (body: (typeof wrong)[number] | object) =>
        expectProblem(
          await stranger.send('POST', '/api/return/lookup', { text: JSON.stringify(body) }),
          404,
        );
      const [first, ...others] = await Promise.all(wrong.map(ask));
      for (const other of others) expect(other).toEqual(first);
      await ask({ order_id: order.id, token: order.token });
      const [none, some] = await Promise.all([
        ask({ order_id: NOWHERE, gift_code: order.gift_code }),
        ask({ order_id: order.id, gift_code: 'AAAA-BBBB' }),
      ]);
      expect(none).toEqual(some);
    });

    test('may be guessed at ten times', async () => {
      const { order } = await desk.ordered();
      const stranger = await Visitor.known(answer);
      const guess = (email: string) =>
        stranger.try(api.findReturnable, { body: { order_id: order.id, email } });
      for (let tries = 0; tries < 10; tries++)
        await expectProblem(await guess('wrong@example.com'), 404);
      const refused = await guess(order.email);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      await expectProblem(refused, 429);
    });

    test('has nothing to give back while it is on its way', async () => {
      const { visitor, order } = await desk.ordered();
      const { lines, until, standing } = await visitor.call(api.findReturnable, {
        body: { order_id: order.id },
      });
      expect(until).toBeNull();
      expect(standing).toBe('not_arrived');
      expect(lines).toMatchObject([{ returnable: 0, blocked: expect.stringContaining('arrived') }]);
    });
  });

  describe('a return', () => {
    test('is made, shown to who made it, and to the holder of its token', async () => {
      const { visitor, order, found, made } = await desk.returned();
      expect(made).toMatchObject({ order_id: order.id, status: 'awaited', method: 'label' });
      expect(made.refunds).toMatchObject([{ to: 'card', amount: made.lines[0]?.refund }]);
      const params = { id: String(made.id) };
      expect(await visitor.call(api.readReturn, { params })).toEqual(made);
      const stranger = await Visitor.known(answer);
      const { token } = made;
      expect(await stranger.call(api.readReturn, { params, query: { token } })).toEqual(made);
      const { visitor: customer } = await accountHolder(answer);
      for (const other of [stranger, customer])
        for (const query of [{}, { token: order.token }, { token: found.token }])
          await expectProblem(await other.try(api.readReturn, { params, query }), 404);
    });

    test('is the same one for the same key, and none for the same key with another body', async () => {
      const { visitor, found } = await desk.arrived();
      const key = newKey();
      const body = bodyFor(found);
      const first = await expectAnswer(api.makeReturn, await sendBack(visitor, body, key));
      expect(await expectAnswer(api.makeReturn, await sendBack(visitor, body, key))).toEqual(first);
      await expectProblem(await sendBack(visitor, { ...body, method: 'store' }, key), 409);
      const { lines } = await visitor.call(api.findReturnable, {
        body: { order_id: found.order_id },
      });
      expect(lines).toMatchObject([{ returnable: 2 }]);
    });

    test('of more than was bought, or of what is not in the order, is refused at its line', async () => {
      const { visitor, found } = await desk.arrived();
      const [line] = bodyFor(found).lines;
      if (!line) throw new Error('Nothing can come back.');
      for (const wrong of [
        [{ ...line, quantity: 4 }],
        [{ ...line, id: 99 }],
        [{ ...line, quantity: 4, returnable: 4 }],
      ]) {
        const refused = await sendBack(visitor, bodyFor(found, { lines: wrong }));
        const { fields } = await expectProblem(refused, 422);
        expect(Object.keys(fields ?? {})).toEqual(['lines.0.quantity']);
      }
      const twice = await sendBack(visitor, bodyFor(found, { lines: [line, line] }));
      expect((await expectProblem(twice, 422)).fields).toHaveProperty('lines.1.quantity');
    });

    test('of a damaged order gives its shipping back with the last of it, as at once', async () => {
      const { visitor, order, found } = await desk.arrived();
      const [line] = bodyFor(found).lines;
      if (!line) throw new Error('Nothing can come back.');
      const paid = found.lines[0]?.money?.paid ?? 0;
      const back = async (quantity: number, returnable: number) => {
        const lines = [{ ...line, quantity, returnable, reason: 'damaged' as const }];
        const made = await sendBack(visitor, bodyFor(found, { lines }));
        return expectAnswer(api.makeReturn, made);
      };
      const first = await back(1, 3);
      expect(first.shipping).toBe(0);
      const second = await back(2, 2);
      expect(second.shipping).toBe(order.totals.shipping);
      const all = [...first.refunds, ...second.refunds].reduce(
        (sum, { amount }) => sum + (amount ?? 0),
        0,
      );
      expect(all).toBeCloseTo(paid + order.totals.shipping, 2);
      const now = await visitor.call(api.findReturnable, { body: { order_id: order.id } });
      expect(now).toMatchObject({ standing: 'nothing', money: { shipping: 0, card_left: 0 } });
    });

    test('of what has come back meanwhile tells how the order stands now', async () => {
      const { visitor, found } = await desk.returned();
      const [line] = found.lines;
      const all = [{ id: 1, quantity: 3, reason: 'too_late' as const, returnable: 3 }];
      const refused = await sendBack(visitor, bodyFor(found, { lines: all }));
      const answered = await refused.clone().json();
      await expectProblem(refused, 409);
      const conflict = v.parse(ReturnConflict, answered);
      expect(conflict.order.lines).toMatchObject([{ id: line?.id, returnable: 2 }]);
      const now = bodyFor(conflict.order, {
        lines: [{ ...all[0], quantity: 3, returnable: 2 }] as never,
      });
      await expectProblem(await sendBack(visitor, now), 422);
    });

    test('of nothing, or without a reason, is refused at its field', async () => {
      const { visitor, found } = await desk.arrived();
      const [line] = bodyFor(found).lines;
      for (const [field, wrong] of [
        ['lines', { lines: [] }],
        ['lines.0.reason', { lines: [{ ...line, reason: '' }] }],
        ['refund', { refund: 'cash' }],
        ['method', { method: 'pigeon' }],
      ] as const) {
        const text = JSON.stringify({ ...bodyFor(found), ...wrong });
        const headers = { 'Idempotency-Key': newKey() };
        const refused = await visitor.send('POST', '/api/return', { text, headers });
        expect(Object.keys((await expectProblem(refused, 422)).fields ?? {})).toEqual([field]);
      }
    });

    test('needs a proof of its own order', async () => {
      const { visitor, found } = await desk.arrived();
      const { found: other, order } = await desk.arrived();
      for (const token of [other.token, order.token, 'nothing'])
        await expectProblem(await sendBack(visitor, bodyFor(found, { token })), 404);
    });

    test('that has arrived says so', async () => {
      const { visitor, made } = await desk.returned();
      await backOffice.receive(made.id);
      const params = { id: String(made.id) };
      const received = await visitor.call(api.readReturn, { params });
      expect(received).toMatchObject({ status: 'received', refunds: made.refunds });
      expect(received.received_at).not.toBeNull();
    });

    test('is listed for its customer alone', async () => {
      const { visitor } = await accountHolder(answer);
      expect(await visitor.call(api.listReturns)).toEqual([]);
    });
  });

  describe('a gift that goes back', () => {
    test('shows neither prices nor what was not given', async () => {
      const { order } = await gift();
      expect(order.gift_code).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/);
      const friend = await Visitor.known(answer);
      const gift_code = order.gift_code?.toLowerCase().replace('-', ' ') ?? '';
      const found = await friend.call(api.findReturnable, {
        body: { order_id: order.id, gift_code },
      });
      expect(found).toMatchObject({ gift: true, money: null, lines: [{ id: 1, money: null }] });
      const lines = [{ id: 2, quantity: 1, reason: 'too_late' as const, returnable: 1 }];
      await expectProblem(await sendBack(friend, bodyFor(found, { lines })), 422);
      const made = await expectAnswer(api.makeReturn, await sendBack(friend, bodyFor(found)));
      expect(made).toMatchObject({ gift: true, shipping: null, lines: [{ refund: null }] });
      expect(made.refunds).toEqual([
        { to: 'gift_card', amount: null, brand: null, last_four: null },
      ]);
      expect(JSON.stringify(made)).not.toContain(order.email);
      const open = { params: { id: String(order.id) }, query: { token: found.token } };
      await expectProblem(await friend.try(api.readOrder, open), 404);
    });

    test('comes back as a gift card alone, to an address of its own', async () => {
      const { order, visitor } = await gift();
      const friend = await Visitor.known(answer);
      const body = { order_id: order.id, gift_code: order.gift_code ?? '' };
      const found = await friend.call(api.findReturnable, { body });
      for (const [field, wrong] of [
        ['refund', { refund: 'card' }],
        ['email', { email: null }],
        ['email', { email: 'nobody' }],
      ] as const) {
        const refused = await sendBack(friend, bodyFor(found, wrong));
        expect((await expectProblem(refused, 422)).fields).toHaveProperty(field);
      }
      const made = await expectAnswer(api.makeReturn, await sendBack(friend, bodyFor(found)));
      expect(made.email).toBe('tamar@example.com');
      const params = { id: String(made.id) };
      await expectProblem(await visitor.try(api.readReturn, { params }), 404);
    });

    test('is none where nothing was given', async () => {
      const { order } = await desk.ordered();
      expect(order.gift_code).toBeNull();
      const friend = await Visitor.known(answer);
      const body = { order_id: order.id, gift_code: 'ABCD-EFGH' };
      await expectProblem(await friend.try(api.findReturnable, { body }), 404);
    });
  });
}
