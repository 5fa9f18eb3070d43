import { randomUUID } from 'node:crypto';
import { logIn, newCustomer, noa, signOut } from './account.ts';
import { expect, type Page, type RunningShop, test } from './shop.ts';
import { atTheChat } from './shopkeeper.ts';

const chat = (page: Page) => page.getByRole('dialog', { name: 'Chat' });
const message = (page: Page) => chat(page).getByRole('textbox', { name: 'Message' });

/** Opens it from the footer, and waits for what was said. */
async function openChat(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('button', { name: 'Chat with us' }).click();
  await expect(chat(page).getByRole('log')).toBeVisible();
}

async function say(page: Page, text: string): Promise<void> {
  await message(page).fill(text);
  await chat(page).getByRole('button', { name: 'Send' }).click();
  await expect(chat(page).getByRole('log')).toContainText(text);
  await expect(message(page)).toHaveValue('');
}

/** Finds who wrote something in the list of who waits, and answers them. */
async function answer(shop: RunningShop, written: string, text: string): Promise<string> {
  const waiting = await atTheChat(shop);
  const line = waiting.split('\n').find((one) => one.includes(written)) ?? '';
  const [number = ''] = line.split(' ');
  expect(await atTheChat(shop, number)).toContain(written);
  return atTheChat(shop, number, text);
}

/** Words that nobody else writes. */
const newWords = () => `Is it there? ${randomUUID().slice(0, 8)}`;

test('a guest asks from the footer, the shopkeeper answers with a command, and both are there after a reload', async ({
  page,
  shop,
}) => {
  await page.goto('/about/43');
  await openChat(page);
  await expect(message(page)).toBeFocused();
  await expect(chat(page)).toContainText(
    /We are (here now, until|not here just now: the shop opens)/,
  );
  const question = newWords();
  await say(page, question);
  const log = chat(page).getByRole('log');
  await expect(log).not.toContainText('Otzar,');
  expect(await answer(shop, question, 'It is: השנתון השקט.')).toContain('stands in the chat');
  await expect(log).toContainText('It is: השנתון השקט.');
  expect(await atTheChat(shop)).not.toContain(question);

  await page.reload();
  await expect(chat(page)).toBeHidden();
  await openChat(page);
  await expect(chat(page).getByRole('listitem')).toContainText([question, 'It is: השנתון השקט.']);
});

test('an answer that nobody sees comes by mail, and its link opens the chat', async ({
  page,
  shop,
}) => {
  await page.goto('/contact-us#chat');
  await expect(chat(page).getByRole('log')).toBeVisible();
  const question = newWords();
  await chat(page)
    .getByRole('textbox', { name: /^E-mail/ })
    .fill('ruth@example.com');
  await say(page, question);
  await page.goto('about:blank');
  expect(await answer(shop, question, 'It is.')).toContain('ruth@example.com');
  // What was written went to the shop, which answers to whoever wrote.
  await page.goto(`/dev/mail`);
  await expect(page.getByRole('link', { name: /Chat \d+: a guest/ }).first()).toBeVisible();
});

test('the search hides the chat, which is back five seconds after with what was being typed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await page.goto('/about/43');
  await openChat(page);
  await message(page).fill('Half a ques');
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.getByRole('searchbox').first().focus();
  await page.keyboard.type('r');
  const search = page.getByRole('dialog', { name: /search/i });
  await expect(search).toBeVisible();
  await expect(chat(page)).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(search).toBeHidden();
  const closed = Date.now();
  await expect(chat(page)).toBeHidden();
  await expect(chat(page)).toBeVisible();
  // It is seen closed a moment after it was, on a busy machine.
  expect(Date.now() - closed).toBeGreaterThan(3_500);
  await expect(message(page)).toHaveValue('Half a ques');
});

test('the assistance opens it, and Escape leads back to the assistance’s button', async ({
  page,
}) => {
  await page.goto('/about/43');
  const help = page.getByRole('button', { name: 'Assistance' });
  await help.click();
  const assistance = page.getByRole('dialog', { name: 'Assistance' });
  await assistance.getByRole('button', { name: /Chat with us/ }).click();
  await expect(assistance).toBeHidden();
  await expect(message(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(chat(page)).toBeHidden();
  await expect(help).toBeFocused();
});

test('a customer asks about one of their orders; who comes after them sees nothing of it', async ({
  page,
  shop,
}) => {
  await logIn(page, noa);
  await openChat(page);
  const orders = chat(page).getByRole('combobox', { name: /^About an order/ });
  const order = await orders.getByRole('option').nth(1).getAttribute('value');
  await orders.selectOption(order);
  const question = newWords();
  await say(page, question);
  await expect(chat(page).getByRole('log')).toContainText(`About order ${order}`);
  expect(await answer(shop, question, 'It is on its way.')).toContain(noa.email);
  await expect(chat(page).getByRole('log')).toContainText('It is on its way.');

  await message(page).fill('Half a ques');
  // The header, which has given way to the page, has the way out.
  await page.evaluate(() => window.scrollTo(0, 0));
  await signOut(page);
  await expect(chat(page).getByRole('log')).toContainText(/^Hello!/);
  await expect(chat(page)).not.toContainText(question);
  await expect(message(page)).toHaveValue('');
  await expect(chat(page).getByRole('combobox')).toBeHidden();
});

test('what a guest writes goes along when they sign in', async ({ page, shop }) => {
  const account = await newCustomer(shop.origin);
  await page.goto('/about/43');
  await openChat(page);
  const question = newWords();
  await say(page, question);
  await chat(page).getByRole('button', { name: 'Close chat' }).click();
  await logIn(page, account);
  await openChat(page);
  await expect(chat(page).getByRole('log')).toContainText(question);
  await expect(chat(page).getByRole('textbox', { name: /^E-mail/ })).toBeHidden();
});
