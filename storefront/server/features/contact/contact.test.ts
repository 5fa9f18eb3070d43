import { api } from '@otzar/contract/api';
import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectProblem } from '../../../../tests/contract/expect-problem.ts';
import { type Handler, Visitor } from '../../../../tests/contract/visitor.ts';
import { type TemporaryShop, temporaryShop } from '../../../../tests/temporary-shop.ts';
import { handlerOf } from '../../app/handler.fixture.ts';
import { contact_message, outbox } from '../../db/schema.ts';
import { store } from '../store/store.ts';
import { forgetMessages } from './queries.ts';

let open: TemporaryShop;
let answer: Handler;

beforeAll(async () => {
  open = await temporaryShop();
  answer = handlerOf(open.shop);
});

afterAll(() => open.close());

const letter = {
  name: 'Ruth <b>Almog</b>',
  email: 'ruth@example.com',
  subject: 'order',
  message: 'Where is it?\n<script>alert(1)</script>',
} as const;

test('a letter is kept and goes to the shop’s own address, its words as words', async () => {
  const visitor = await Visitor.known(answer);
  await visitor.call(api.writeToShop, { body: letter });
  const { db } = open.shop;
  expect(await db.select().from(contact_message)).toMatchObject([letter]);
  const [sent] = await db.select().from(outbox).orderBy(desc(outbox.id)).limit(1);
  expect(sent).toMatchObject({ recipient: store.email, subject: `An order: ${letter.name}` });
  expect(sent?.reply_to).toBe(letter.email);
  expect(sent?.text).toContain(letter.message);
  expect(sent?.html).not.toContain('<script>');
});

test('the eleventh letter of a browser in a quarter of an hour has to wait, another browser’s not', async () => {
  const visitor = await Visitor.known(answer);
  for (const _ of Array.from({ length: 10 })) await visitor.call(api.writeToShop, { body: letter });
  const late = await visitor.try(api.writeToShop, { body: letter });
  expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0);
  await expectProblem(late, 429);
  await (await Visitor.known(answer)).call(api.writeToShop, { body: letter });
});

test('letters that tell of an address are forgotten with it, and not those of one that has it within', async () => {
  const { db } = open.shop;
  const others = ['r.levi+books@example.com.au', 'xr.levi+books@example.com'];
  const writers = ['r.levi+books@example.com', ...others];
  for (const email of writers)
    await (await Visitor.known(answer)).call(api.writeToShop, {
      body: { ...letter, email, message: `Please write to ${email}!` },
    });
  await db.update(outbox).set({ sent_at: new Date() });
  await forgetMessages(db, 'R.Levi+Books@example.com');
  const told = await db.select().from(outbox);
  const left = writers.filter((email) => told.some(({ text }) => text.includes(`to ${email}!`)));
  expect(left).toEqual(others);
});
