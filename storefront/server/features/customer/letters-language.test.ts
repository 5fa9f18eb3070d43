import { randomUUID } from 'node:crypto';
import { api } from '@otzar/contract/api';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectProblem } from '../../../../tests/contract/expect-problem.ts';
import { type Handler, Visitor } from '../../../../tests/contract/visitor.ts';
import { type TemporaryShop, temporaryShop } from '../../../../tests/temporary-shop.ts';
import { handlerOf } from '../../app/handler.fixture.ts';
import { chat_thread, newsletter_sign_up, outbox } from '../../db/schema.ts';
import { answerThread } from '../chat/answer.ts';

let open: TemporaryShop;
let answer: Handler;

beforeAll(async () => {
  open = await temporaryShop();
  answer = handlerOf(open.shop);
});

afterAll(() => open.close());

const newAddress = () => `${randomUUID()}@example.com`;

const lettersTo = (email: string) =>
  open.shop.db.select().from(outbox).where(eq(outbox.recipient, email)).orderBy(outbox.id);

const inHebrew = (visitor: Visitor, path: string, body: object, headers = {}) =>
  visitor.send('POST', `${path}?language=he`, { headers, text: JSON.stringify(body) });

test('an account begins with the language of the page that it was made on, and is written to in it', async () => {
  const visitor = await Visitor.known(answer);
  const [email, password] = [newAddress(), 'quiet lamps by the sea'];
  await inHebrew(visitor, '/api/register', { name: 'נועה', email, password });
  const { customer } = await visitor.call(api.readCustomer);
  expect(customer?.language).toBe('he');
  const [welcome] = await lettersTo(email);
  expect(welcome?.html).toContain('<html lang="he" dir="rtl">');
  expect(welcome?.text).toContain('/he/account');
  await visitor.call(api.forgotPassword, { body: { email } });
  const [, reset] = await lettersTo(email);
  expect(reset?.text).toContain('/he/password/reset/');
  const { customer: changed } = await visitor.call(api.saveProfile, { body: { language: 'en' } });
  expect(changed.language).toBe('en');
  await visitor.call(api.forgotPassword, { body: { email } });
  expect((await lettersTo(email)).at(-1)?.subject).toBe('Set a new password');
});

test('a language that the shop does not speak is refused, and the account keeps its own', async () => {
  const visitor = await Visitor.known(answer);
  const body = { name: 'Ruth', email: newAddress(), password: 'quiet lamps by the sea' };
  await visitor.call(api.register, { body });
  const text = JSON.stringify({ language: 'xx' });
  const refusal = await visitor.send('POST', '/api/customer', { text });
  const { fields } = await expectProblem(refusal, 422);
  expect(fields?.language).toBe('Please choose one of the languages.');
  expect((await visitor.call(api.readCustomer)).customer?.language).toBe('en');
});

test('a guest who asked for letters in Hebrew confirms it on a page in Hebrew, and gets them in it', async () => {
  const email = newAddress();
  await inHebrew(await Visitor.known(answer), '/api/newsletter', { email });
  const [kept] = await open.shop.db
    .select()
    .from(newsletter_sign_up)
    .where(eq(newsletter_sign_up.email, email));
  expect(kept?.language).toBe('he');
  const [first] = await lettersTo(email);
  const link = /\/newsletter\/\S+/.exec(first?.text ?? '')?.[0] ?? '';
  expect(link).toMatch(/\/confirm\?language=he$/);
  const page = await (await new Visitor(answer).send('GET', link)).text();
  expect(page).toContain('<html lang="he" dir="rtl">');
  await new Visitor(answer).send('POST', link.replace('?language=he', ''));
  const second = (await lettersTo(email)).at(-1);
  expect(second?.html).toContain('<html lang="he" dir="rtl">');
  expect(second?.unsubscribe).toMatch(/\/unsubscribe\?language=he$/);
});

test('a guest who chatted in Hebrew is answered by a letter in Hebrew', async () => {
  const visitor = await Visitor.known(answer);
  const email = newAddress();
  const body = { text: 'יש לכם את השנתון?', email };
  await inHebrew(visitor, '/api/chat', body, { 'Idempotency-Key': randomUUID() });
  const [thread] = await open.shop.db
    .select()
    .from(chat_thread)
    .where(eq(chat_thread.email, email));
  await answerThread(open.shop, thread?.id ?? 0, 'כן.');
  const [letter] = await lettersTo(email);
  expect(letter?.html).toContain('<html lang="he" dir="rtl">');
  expect(letter?.text).toContain('/he/contact-us#chat');
});
