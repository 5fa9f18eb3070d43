import { api } from '@otzar/contract/api';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accountHolder, newEmail, PASSWORD } from '../../../../tests/contract/account-holder.ts';
import { expectProblem } from '../../../../tests/contract/expect-problem.ts';
import { type Handler, Visitor } from '../../../../tests/contract/visitor.ts';
import { SITE, type TemporaryShop, temporaryShop } from '../../../../tests/temporary-shop.ts';
import { forgetExpired } from '../../app/expired.ts';
import { handlerOf } from '../../app/handler.fixture.ts';
import { contact_message, newsletter_sign_up, outbox } from '../../db/schema.ts';
import { links } from './links.ts';

const DAY = 24 * 60 * 60 * 1000;

let open: TemporaryShop;
let answer: Handler;
let now: number;

beforeAll(async () => {
  open = await temporaryShop(20);
  answer = handlerOf({ ...open.shop, clock: () => new Date(now) });
});
beforeEach(() => {
  now = Date.now();
});
afterAll(() => open.close());

const lettersTo = (email: string) =>
  open.shop.db.select().from(outbox).where(eq(outbox.recipient, email)).orderBy(asc(outbox.id));

const signUp = async (email: string, visitor?: Visitor) =>
  (visitor ?? (await Visitor.known(answer))).call(api.signUpForNewsletter, { body: { email } });

const kept = async (email: string) => {
  const rows = await open.shop.db
    .select()
    .from(newsletter_sign_up)
    .where(eq(newsletter_sign_up.email_key, email));
  return rows[0];
};

/** The path in a letter that does something. */
async function linkIn(email: string, purpose: string): Promise<string> {
  const letters = await lettersTo(email);
  const link = letters
    .map(({ text }) => new RegExp(`${SITE}(/newsletter/\\S+/${purpose})`).exec(text)?.[1])
    .findLast(Boolean);
  if (!link) throw new Error(`No letter to ${email} has a link to ${purpose}.`);
  return link;
}

const go = (path: string, method = 'GET') =>
  answer(new Request(`http://localhost${path}`, { method }));

async function subscriber(): Promise<string> {
  const email = newEmail();
  await signUp(email);
  await go(await linkIn(email, 'confirm'), 'POST');
  return email;
}

describe('a sign-up', () => {
  test('is sure once the button behind the letter’s link is pressed, not by looking', async () => {
    const email = newEmail();
    await signUp(email);
    const link = await linkIn(email, 'confirm');
    const page = await go(link);
    expect(page.status).toBe(200);
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(await page.text()).toContain('Yes, write to me');
    expect((await kept(email))?.confirmed_at).toBeNull();

    expect(await (await go(link, 'POST')).text()).toContain('You are on our list');
    expect((await kept(email))?.confirmed_at).not.toBeNull();
    // Pressed twice, it is told once.
    await go(link, 'POST');
    expect(await lettersTo(email)).toHaveLength(2);
  });

  test('is answered alike for an address that is on the list and for one that is not', async () => {
    const [known, unknown] = [await subscriber(), newEmail()];
    const [first, second] = [await signUp(known.toUpperCase()), await signUp(unknown)];
    const without = ({ message }: { message: string }, email: string) => message.replace(email, '');
    expect(without(first, known.toUpperCase())).toBe(without(second, unknown));
    expect((await kept(known))?.confirmed_at).not.toBeNull();
  });

  test('fills nobody’s mailbox: three letters a day, whoever asks', async () => {
    const email = newEmail();
    for (const _ of [1, 2, 3, 4, 5]) await signUp(email);
    expect(await lettersTo(email)).toHaveLength(3);
    now += DAY + 1;
    await signUp(email);
    expect(await lettersTo(email)).toHaveLength(4);
  });

  test('is refused to a browser that asks too often', async () => {
    const visitor = await Visitor.known(answer);
    for (const _ of Array.from({ length: 10 })) await signUp(newEmail(), visitor);
    const late = await visitor.try(api.signUpForNewsletter, { body: { email: newEmail() } });
    await expectProblem(late, 429);
  });

  test('that nobody made sure is forgotten after a week, and its link says so', async () => {
    const [unsure, sure] = [newEmail(), await subscriber()];
    await signUp(unsure);
    const link = await linkIn(unsure, 'confirm');
    await forgetExpired(open.shop.db, new Date(now + 8 * DAY));
    expect(await kept(unsure)).toBeUndefined();
    expect(await kept(sure)).toBeDefined();
    expect((await go(link)).status).toBe(410);
    expect((await go(link, 'POST')).status).toBe(410);
  });
});

describe('the end of the letters', () => {
  test('comes with one press, and nothing of the address is kept', async () => {
    const email = await subscriber();
    const link = await linkIn(email, 'unsubscribe');
    expect(await (await go(link)).text()).toContain('No more letters?');
    expect(await kept(email)).toBeDefined();
    expect(await (await go(link, 'POST')).text()).toContain('You are off our list');
    expect(await kept(email)).toBeUndefined();
    expect((await go(link, 'POST')).status).toBe(200);
  });

  test('is offered to mail programs as well', async () => {
    const email = await subscriber();
    const letter = (await lettersTo(email)).at(-1);
    expect(letter?.unsubscribe).toBe(`${SITE}${await linkIn(email, 'unsubscribe')}`);
  });
});

test('a link opens nothing that it was not written for', async () => {
  const email = await subscriber();
  const id = (await kept(email))?.id ?? 0;
  const { forgerySecret } = open.shop;
  const other = links.tokenOf(forgerySecret, 'confirm', id);
  for (const token of [other, `${id}.x`, '1', `${id + 1}.${other.split('.')[1]}`])
    expect((await go(`/newsletter/${token}/unsubscribe`, 'POST')).status).toBe(404);
  expect(await kept(email)).toBeDefined();
});

describe('of a customer', () => {
  const message = { name: 'Ruth', subject: 'order', message: 'Where is it?' } as const;

  test('what was asked and written while signed in can be had as a file, what a stranger typed not', async () => {
    const { visitor, customer } = await accountHolder(answer);
    const { email } = customer;
    await visitor.call(api.writeToShop, { body: { ...message, email } });
    await signUp(email, visitor);
    const stranger = await Visitor.known(answer);
    await stranger.call(api.writeToShop, { body: { ...message, message: 'A secret', email } });
    const data = await visitor.call(api.readCustomerData);
    expect(data.newsletter).toMatchObject({ confirmed_at: null });
    expect(data.messages).toMatchObject([{ ...message, email }]);
  });

  test('who typed somebody else’s address neither hears of them nor takes their letters away', async () => {
    const { visitor } = await accountHolder(answer);
    const email = newEmail();
    await signUp(email, visitor);
    await go(await linkIn(email, 'confirm'), 'POST');
    expect((await visitor.call(api.readCustomerData)).newsletter).toBeNull();
    await visitor.call(api.deleteAccount, { body: { current_password: PASSWORD } });
    expect((await kept(email))?.confirmed_at).not.toBeNull();
  });

  test('who leaves, sign-up and letters to the shop are forgotten', async () => {
    const { visitor, customer } = await accountHolder(answer);
    const email = customer.email.toUpperCase();
    const stranger = await Visitor.known(answer);
    await stranger.call(api.writeToShop, { body: { ...message, email } });
    await signUp(email, stranger);
    await open.shop.db.update(outbox).set({ sent_at: new Date(now) });
    await visitor.call(api.deleteAccount, { body: { current_password: PASSWORD } });
    expect(await kept(customer.email.toLowerCase())).toBeUndefined();
    const messages = await open.shop.db.select().from(contact_message);
    expect(messages.filter((one) => one.email === email)).toEqual([]);
    const letters = await open.shop.db.select().from(outbox);
    expect(letters.filter(({ text }) => text.includes(email))).toEqual([]);
  });
});
