import { api } from '@otzar/contract/api';
import type { CallInput } from '@otzar/contract/endpoint';
import { and, asc, eq } from 'drizzle-orm';
import type { PoolClient } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { accountHolder, newEmail, PASSWORD } from '../../../../tests/contract/account-holder.ts';
import { newKey } from '../../../../tests/contract/order-desk.ts';
import { expectAnswer, type Handler, Visitor } from '../../../../tests/contract/visitor.ts';
import { type TemporaryShop, temporaryShop } from '../../../../tests/temporary-shop.ts';
import { forgetExpired } from '../../app/expired.ts';
import { handlerOf } from '../../app/handler.fixture.ts';
import { chat_message, chat_thread, outbox } from '../../db/schema.ts';
import { deliverDue } from '../../kit/mail/mail-worker.ts';
import { StepRefused } from '../order/advance.ts';
import { store } from '../store/store.ts';
import { answerThread, noteAnswered } from './answer.ts';
import { UNSEEN_MS } from './mail.ts';
import { threadInWords, waitingInWords } from './told.ts';

let open: TemporaryShop;
let answer: Handler;
let now = new Date('2026-11-24T15:00:00Z');

beforeAll(async () => {
  open = await temporaryShop();
  open.shop.clock = () => now;
  answer = handlerOf(open.shop);
});

afterAll(() => open.close());

beforeEach(async () => {
  now = new Date('2026-11-24T15:00:00Z');
  await open.shop.db.delete(outbox);
  await open.shop.db.delete(chat_thread);
});

const send = async (
  visitor: Visitor,
  body: NonNullable<CallInput<typeof api.sendChatMessage>['body']>,
  key = newKey(),
) =>
  expectAnswer(
    api.sendChatMessage,
    await visitor.try(api.sendChatMessage, { body, headers: { 'idempotency-key': key } }),
  );

/** The only thread there is. */
async function onlyThread() {
  const [thread, ...more] = await open.shop.db.select().from(chat_thread);
  expect(more).toEqual([]);
  if (!thread) throw new Error('Nobody has written.');
  return thread;
}

const reply = async (text: string) => answerThread(open.shop, (await onlyThread()).id, text);

const lettersTo = (recipient: string) =>
  open.shop.db.select().from(outbox).where(eq(outbox.recipient, recipient)).orderBy(asc(outbox.id));

/** What the mail worker takes along within so many minutes, each letter by whom it goes to and what it says. */
async function postWithin(minutes: number): Promise<string[]> {
  const { db } = open.shop;
  const later = new Date(now.getTime() + minutes * 60_000);
  const taken: string[] = [];
  await deliverDue({
    db,
    clock: () => later,
    transport: async ({ recipient, text }) => void taken.push(`${recipient}: ${text}`),
  });
  return taken;
}

/** Keeps the next transaction from beginning; statements by themselves go on. */
function holdNextTransaction() {
  const pool = open.shop.db.$client;
  const connect = pool.connect.bind(pool) as (...given: unknown[]) => Promise<PoolClient>;
  let reach = () => {};
  let letGo = () => {};
  const reached = new Promise<void>((resolve) => {
    reach = resolve;
  });
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const spy = vi.spyOn(pool, 'connect').mockImplementation(async (...given: unknown[]) => {
    // A statement by itself takes its connection with a callback.
    if (given.length === 0) {
      spy.mockRestore();
      reach();
      await gate;
    }
    return connect(...given);
  });
  return { reached, letGo: () => letGo() };
}

describe('what a visitor writes', () => {
  test('goes to the shop’s own address, answered to theirs, with how to answer in the chat', async () => {
    const visitor = await Visitor.known(answer);
    const text = 'Where is it?\n<script>alert(1)</script>';
    await send(visitor, { text, email: 'ruth@example.com' });
    const { id } = await onlyThread();
    const [letter, ...more] = await lettersTo(store.email);
    expect(more).toEqual([]);
    expect(letter).toMatchObject({ subject: `Chat ${id}: a guest`, reply_to: 'ruth@example.com' });
    expect(letter?.text).toContain(text);
    expect(letter?.text).toContain(`npm run chat -- ${id} "your answer"`);
    expect(letter?.html).not.toContain('<script>');
  });

  test('says so where a reply to the letter would reach nobody', async () => {
    await send(await Visitor.known(answer), { text: 'Hello' });
    const [letter] = await lettersTo(store.email);
    expect(letter?.reply_to).toBeNull();
    expect(letter?.text).toContain('They have left no e-mail address');
  });

  test('is told once, and taken down once, however often and at how many places at once it is sent', async () => {
    const visitor = await Visitor.known(answer);
    const key = newKey();
    const tabs = Array.from({ length: 5 }, () => visitor.twin());
    await Promise.all(tabs.map((tab) => send(tab, { text: 'The same' }, key)));
    await Promise.all(tabs.map((tab, at) => send(tab, { text: `Another ${at}` })));
    const { messages } = await visitor.call(api.readChat);
    expect(messages.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(await lettersTo(store.email)).toHaveLength(6);
  });

  test('is lost by no sign-in that comes in between', async () => {
    const { customer } = await accountHolder(answer);
    const guest = await Visitor.known(answer);
    await send(guest, { text: 'First' });
    const tab = guest.twin();
    const held = holdNextTransaction();
    const headers = { 'idempotency-key': newKey() };
    const sending = tab.try(api.sendChatMessage, { body: { text: 'Second' }, headers });
    await held.reached;
    await guest.call(api.logIn, { body: { email: customer.email, password: PASSWORD } });
    held.letGo();
    // Refused, so that the tab sends it again as the customer; never taken and gone.
    expect((await sending).status).toBe(403);
    const { messages } = await guest.call(api.readChat);
    expect(messages.map(({ text }) => text)).toEqual(['First']);
  });
});

describe('an answer that is not seen', () => {
  const email = 'ruth@example.com';

  test('goes out by mail after five minutes, all of them in one letter, and leads to the chat', async () => {
    await send(await Visitor.known(answer), { text: 'My own words', email });
    await postWithin(0);
    expect(await reply('It is here.')).toBe(email);
    expect(await postWithin(4)).toEqual([]);
    now = new Date(now.getTime() + 60_000);
    await reply('Shall we keep it?');
    const [letter, ...more] = await postWithin(UNSEEN_MS / 60_000);
    expect(more).toEqual([]);
    expect(letter).toMatch(/^ruth@example\.com: /);
    expect(letter).toMatch(/It is here\.[\s\S]*Shall we keep it\?/);
    expect(letter).toContain(`${open.shop.site}/contact-us#chat`);
    expect(letter).not.toContain('My own words');
  });

  test('is not mailed twice once its letter is gone', async () => {
    await send(await Visitor.known(answer), { text: 'Hello', email });
    await reply('The first answer');
    await postWithin(10);
    await reply('The second answer');
    const [letter] = await postWithin(10);
    expect(letter).toContain('The second answer');
    expect(letter).not.toContain('The first answer');
  });

  test('stays in the chat alone where no address is known', async () => {
    await send(await Visitor.known(answer), { text: 'Hello' });
    expect(await reply('Good morning')).toBeNull();
    expect((await postWithin(10)).filter((letter) => !letter.startsWith(store.email))).toEqual([]);
  });
});

test('an answer that was seen is not mailed, one after it is', async () => {
  const visitor = await Visitor.known(answer);
  await send(visitor, { text: 'Hello', email: 'ruth@example.com' });
  await reply('Good morning');
  await visitor.call(api.noteChatSeen, { body: { number: 2 } });
  expect(await lettersTo('ruth@example.com')).toEqual([]);
  await reply('Are you there?');
  await visitor.call(api.noteChatSeen, { body: { number: 2 } });
  const [letter] = await lettersTo('ruth@example.com');
  expect(letter?.text).toContain('Are you there?');
  expect(letter?.text).not.toContain('Good morning');
});

describe('behind the counter', () => {
  test('who waits is listed by the longest wait, until they are answered in the chat or elsewhere', async () => {
    const { db } = open.shop;
    expect(await waitingInWords(db)).toBe('Nobody waits for an answer in the chat.');
    const email = newEmail();
    const { visitor } = await accountHolder(answer, { email, name: 'Noa Levi' });
    await send(visitor, { text: 'First' });
    const { id } = await onlyThread();
    now = new Date(now.getTime() + 60_000);
    await send(await Visitor.known(answer), { text: `A long question ${'and so on '.repeat(20)}` });
    const [first, second] = (await waitingInWords(db)).split('\n');
    expect(first).toBe(`${id}  Noa Levi (${email}), since Nov 24, 2026, 10:00: First`);
    expect(second).toMatch(
      /A guest \(no e-mail address\), since Nov 24, 2026, 10:01: A long question .*…$/,
    );
    await answerThread(open.shop, id, 'Good morning');
    expect(await waitingInWords(db)).not.toContain('Noa Levi');
    await send(visitor, { text: 'Second' });
    expect(await waitingInWords(db)).toContain('Second');
    await noteAnswered(open.shop, id);
    expect(await waitingInWords(db)).not.toContain('Second');
  });

  test('a thread is read with who said what and when, and nothing in it moves the terminal', async () => {
    const visitor = await Visitor.known(answer);
    await send(visitor, { text: 'Red \u001b[31m and a bell \u0007\nin two lines' });
    await reply('Good morning');
    const { id } = await onlyThread();
    expect(await threadInWords(open.shop.db, id)).toBe(
      [
        `Chat ${id}, with A guest (no e-mail address)`,
        'Nov 24, 2026, 10:00, A guest:\nRed [31m and a bell \nin two lines',
        'Nov 24, 2026, 10:00, The shop:\nGood morning',
      ].join('\n\n'),
    );
  });

  test.each([1_000_000, 999_999_999])('there is no chat %i to read or answer', async (id) => {
    await expect(threadInWords(open.shop.db, id)).rejects.toThrow(StepRefused);
    await expect(answerThread(open.shop, id, 'Hello')).rejects.toThrow(`There is no chat ${id}.`);
    await expect(noteAnswered(open.shop, id)).rejects.toThrow(StepRefused);
  });
});

describe('what is forgotten', () => {
  const threads = () => open.shop.db.select().from(chat_thread);

  test('a guest’s chat is, half a year after its last message; a customer’s stays', async () => {
    const { visitor } = await accountHolder(answer);
    await send(visitor, { text: 'Of a customer' });
    await send(await Visitor.known(answer), { text: 'Of a guest' });
    const inDays = (days: number) => new Date(now.getTime() + days * 24 * 60 * 60 * 1000);
    await forgetExpired(open.shop.db, inDays(179));
    expect(await threads()).toHaveLength(2);
    await forgetExpired(open.shop.db, inDays(181));
    expect(await open.shop.db.select().from(chat_message)).toMatchObject([
      { text: 'Of a customer' },
    ]);
  });

  test('with an account goes its chat, that of guests with its address, and what was not mailed yet', async () => {
    const { visitor, customer } = await accountHolder(answer);
    await send(visitor, { text: 'Hello' });
    await reply('Good morning');
    await send(await Visitor.known(answer), { text: 'As a guest', email: customer.email });
    await visitor.call(api.deleteAccount, { body: { current_password: PASSWORD } });
    expect(await threads()).toEqual([]);
    const answers = and(
      eq(outbox.recipient, customer.email),
      eq(outbox.subject, 'We have answered you in the chat'),
    );
    expect(await open.shop.db.select().from(outbox).where(answers)).toEqual([]);
  });
});
