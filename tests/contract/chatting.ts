import { api } from '@otzar/contract/api';
import type { Chat } from '@otzar/contract/chat';
import type { CallInput } from '@otzar/contract/endpoint';
import { beforeAll, describe, expect, test } from 'vitest';
import { accountHolder, newEmail, PASSWORD } from './account-holder.ts';
import { expectProblem } from './expect-problem.ts';
import { newKey, OrderDesk, place } from './order-desk.ts';
import type { BackOffice } from './return-desk.ts';
import { NOWHERE } from './shelves.ts';
import { expectAnswer, type Handler, Visitor } from './visitor.ts';

type Body = NonNullable<CallInput<typeof api.sendChatMessage>['body']>;

const trySending = (visitor: Visitor, body: Body, key = newKey()) =>
  visitor.try(api.sendChatMessage, { body, headers: { 'idempotency-key': key } });

const send = async (visitor: Visitor, body: Body, key?: string): Promise<Chat> =>
  expectAnswer(api.sendChatMessage, await trySending(visitor, body, key));

const textsOf = ({ messages }: Chat) => messages.map(({ author, text }) => `${author}: ${text}`);

/** How visitors and the shop write to each other. */
export function chatting(answer: Handler, backOffice: BackOffice): void {
  const read = (visitor: Visitor) => visitor.call(api.readChat);

  test('is empty for whoever has written nothing, and tells when somebody is there', async () => {
    const chat = await read(await Visitor.known(answer));
    expect(chat).toMatchObject({ messages: [], unseen: 0, account: false, email: null });
    expect(chat.hours).toMatchObject({ open: expect.any(Boolean), zone_name: 'New York time' });
    expect(chat.hours.until).not.toBe('');
  });

  test('keeps what a guest writes, for their session alone', async () => {
    const visitor = await Visitor.known(answer);
    const sent = await send(visitor, { text: '  Do you have it?\nשלום 👩‍👩‍👧‍👦  ' });
    expect(sent.messages).toEqual([
      {
        ...{ number: 1, author: 'visitor', text: 'Do you have it?\nשלום 👩‍👩‍👧‍👦' },
        ...{ order_id: null, written_at: expect.any(String) },
      },
    ]);
    expect(await read(visitor.twin())).toEqual(sent);
    expect((await read(await Visitor.known(answer))).messages).toEqual([]);
  });

  test('takes one message for each key, and no other one under it', async () => {
    const visitor = await Visitor.known(answer);
    const key = newKey();
    await send(visitor, { text: 'Once' }, key);
    expect(textsOf(await send(visitor, { text: 'Once' }, key))).toEqual(['visitor: Once']);
    await expectProblem(await trySending(visitor, { text: 'Twice' }, key), 409);
    expect(textsOf(await send(visitor, { text: 'Once' }))).toHaveLength(2);
  });

  test('keeps the address that a guest gives, until they take it back', async () => {
    const visitor = await Visitor.known(answer);
    const email = newEmail();
    expect(await send(visitor, { text: 'One', email })).toMatchObject({ email });
    expect(await send(visitor, { text: 'Two' })).toMatchObject({ email });
    expect(await send(visitor, { text: 'Three', email: null })).toMatchObject({ email: null });
  });

  test.each([
    ['text', { text: ' \n ' }],
    ['text', { text: 'x'.repeat(2001) }],
    ['text', { text: 7 }],
    ['email', { email: 'nobody' }],
    ['order_id', { order_id: 0 }],
  ])('with a wrong %s is refused at that field', async (field, wrong) => {
    const visitor = await Visitor.known(answer);
    const refused = await visitor.send('POST', api.sendChatMessage.path, {
      text: JSON.stringify({ text: 'Hello', ...wrong }),
      headers: { 'idempotency-key': newKey() },
    });
    const { fields } = await expectProblem(refused, 422);
    expect(Object.keys(fields ?? {})).toEqual([field]);
    expect((await read(visitor)).messages).toEqual([]);
  });

  test('takes 2000 letters as a reader counts them', async () => {
    const text = 'e\u0301'.repeat(2000);
    const chat = await send(await Visitor.known(answer), { text });
    expect(chat.messages[0]?.text).toBe(text);
  });

  test('the thirty-first message of a session in a quarter of an hour has to wait', async () => {
    const visitor = await Visitor.known(answer);
    for (const text of Array.from({ length: 30 }, (_, at) => `Message ${at}`))
      await send(visitor, { text });
    const late = await trySending(visitor, { text: 'One more' });
    expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0);
    await expectProblem(late, 429);
    await send(await Visitor.known(answer), { text: 'Somebody else' });
  });

  test('shows what the shop answers, until it is seen as something new', async () => {
    const visitor = await Visitor.known(answer);
    await send(visitor, { text: 'Is it there?' });
    await backOffice.answerChat('It is.');
    await backOffice.answerChat('Shall we keep it?');
    const answered = await read(visitor);
    expect(textsOf(answered)).toEqual([
      'visitor: Is it there?',
      'shop: It is.',
      'shop: Shall we keep it?',
    ]);
    expect(answered.unseen).toBe(2);
    expect(await visitor.call(api.noteChatSeen, { body: { number: 2 } })).toEqual({ unseen: 1 });
    expect(await visitor.call(api.noteChatSeen, { body: { number: 3 } })).toEqual({ unseen: 0 });
    expect((await read(visitor)).unseen).toBe(0);
  });

  test('whoever has written nothing has nothing to see, and a number that is none is refused', async () => {
    const visitor = await Visitor.known(answer);
    expect(await visitor.call(api.noteChatSeen, { body: { number: 9 } })).toEqual({ unseen: 0 });
    const refused = await visitor.try(api.noteChatSeen, { body: { number: 0 } });
    const { fields } = await expectProblem(refused, 422);
    expect(Object.keys(fields ?? {})).toEqual(['number']);
  });

  describe('of a customer', () => {
    test('goes to the address of the account, and is there in each of their browsers', async () => {
      const { visitor, customer } = await accountHolder(answer);
      const chat = await send(visitor, { text: 'Hello' });
      expect(chat).toMatchObject({ account: true, email: customer.email });
      const elsewhere = await Visitor.known(answer);
      await elsewhere.call(api.logIn, { body: { email: customer.email, password: PASSWORD } });
      expect(textsOf(await read(elsewhere))).toEqual(['visitor: Hello']);
    });

    test('has what they wrote as a guest, after what the account has, and is gone once they sign out', async () => {
      const { visitor, customer } = await accountHolder(answer);
      await send(visitor, { text: 'From the account' });
      const guest = await Visitor.known(answer);
      await send(guest, { text: 'As a guest', email: newEmail() });
      await backOffice.answerChat('To the guest');
      const before = guest.twin();
      await guest.call(api.logIn, { body: { email: customer.email, password: PASSWORD } });
      const merged = await read(guest);
      expect(textsOf(merged)).toEqual([
        'visitor: From the account',
        'visitor: As a guest',
        'shop: To the guest',
      ]);
      expect(merged).toMatchObject({ unseen: 1, account: true, email: customer.email });
      expect((await read(before)).messages).toEqual([]);
      await guest.call(api.logOut);
      expect(await read(guest)).toMatchObject({ messages: [], orders: [], email: null });
    });

    test('comes along to an account that has written nothing', async () => {
      const { customer } = await accountHolder(answer);
      const guest = await Visitor.known(answer);
      await send(guest, { text: 'As a guest' });
      await guest.call(api.logIn, { body: { email: customer.email, password: PASSWORD } });
      expect(textsOf(await read(guest))).toEqual(['visitor: As a guest']);
    });

    test('is part of the data that they can take along', async () => {
      const { visitor } = await accountHolder(answer);
      await send(visitor, { text: 'Hello' });
      await backOffice.answerChat('Good morning');
      const { chat } = await visitor.call(api.readCustomerData);
      expect(chat.map(({ author, text }) => `${author}: ${text}`)).toEqual([
        'visitor: Hello',
        'shop: Good morning',
      ]);
    });
  });

  describe('an order', () => {
    let desk: OrderDesk;

    beforeAll(async () => {
      desk = await OrderDesk.open(answer);
    });

    /** A guest who has just ordered. */
    const buyer = async () => {
      const { visitor, body } = await desk.shopper();
      const order = await expectAnswer(api.placeOrder, await place(visitor, body));
      return { visitor, order };
    };

    test('that was placed in this session can be asked about', async () => {
      const { visitor, order } = await buyer();
      const { id, placed_at } = order;
      expect((await read(visitor)).orders).toEqual([{ id, placed_at }]);
      const chat = await send(visitor, { text: 'Where is it?', order_id: id });
      expect(chat.messages).toMatchObject([{ order_id: id }]);
    });

    test('of a customer can be asked about wherever they are signed in', async () => {
      const { visitor, customer } = await accountHolder(answer);
      const { body } = await desk.shopper({ email: customer.email });
      const { id } = await expectAnswer(api.placeOrder, await place(visitor, body));
      const elsewhere = await Visitor.known(answer);
      await elsewhere.call(api.logIn, { body: { email: customer.email, password: PASSWORD } });
      expect((await read(elsewhere)).orders).toMatchObject([{ id }]);
      await send(elsewhere, { text: 'Where is it?', order_id: id });
    });

    test('of somebody else, or that is not there, is not found', async () => {
      const { order } = await buyer();
      const { visitor } = await accountHolder(answer);
      for (const order_id of [order.id, NOWHERE])
        await expectProblem(await trySending(visitor, { text: 'Where?', order_id }), 404);
      expect(await read(visitor)).toMatchObject({ messages: [], orders: [] });
    });
  });
}
