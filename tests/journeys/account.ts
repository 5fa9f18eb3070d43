import { randomUUID } from 'node:crypto';
import { type APIRequestContext, request } from '@playwright/test';
import { expect, type Page } from './shop.ts';

export interface Account {
  email: string;
  password: string;
}

/** A customer of the seed: an address of hers is kept, and no card. */
export const noa: Account = { email: 'noa@example.com', password: 'quiet places 31' };

export const newEmail = () => `${randomUUID()}@example.com`;

/** A browser that is only its cookies. */
export interface Client {
  browser: APIRequestContext;
  /** Sends a write as a page of the shop would. */
  post: (path: string, data: object) => ReturnType<APIRequestContext['post']>;
}

/** Opens one. */
export async function newClient(origin: string): Promise<Client> {
  const browser = await request.newContext({ baseURL: origin });
  const post = async (path: string, data: object) => {
    await browser.get('/api/customer');
    const { cookies } = await browser.storageState();
    const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
    const headers = {
      'X-XSRF-TOKEN': decodeURIComponent(token),
      'X-Requested-With': 'XMLHttpRequest',
    };
    return browser.post(path, { data, headers });
  };
  return { browser, post };
}

/** A customer of a test's own, made by another browser, who has this in the bag. */
export async function newCustomer(
  origin: string,
  bag: { id: number; quantity: number }[] = [],
): Promise<Account> {
  const account = { email: newEmail(), password: 'lanterns over 12 roofs' };
  const { browser, post } = await newClient(origin);
  expect((await post('/api/register', { name: 'Dana Peled', ...account })).status()).toBe(201);
  const lines = bag.map((line) => ({ ...line, type: 'product' }));
  if (lines.length > 0)
    expect((await post('/api/customer/bag', { bag: lines })).status()).toBe(200);
  await browser.dispose();
  return account;
}

/** Ends the customer's session in every other browser, as a new password does. */
export async function endSessionsOf(origin: string, account: Account): Promise<Account> {
  const { browser, post } = await newClient(origin);
  expect((await post('/api/login', account)).status()).toBe(200);
  const password = 'rivers under 12 bridges';
  const body = { password, current_password: account.password };
  expect((await post('/api/customer', body)).status()).toBe(200);
  await browser.dispose();
  return { ...account, password };
}

/** Fills in the login form that is there, and sends it. */
export async function fillLogIn(page: Page, { email, password }: Account): Promise<void> {
  const form = page.getByRole('form', { name: 'Log in' });
  await form.getByLabel('E-mail address').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Log in' }).click();
}

/** Logs in at the door, and is let in. */
export async function logIn(page: Page, account: Account): Promise<void> {
  await page.goto('/login');
  await fillLogIn(page, account);
  await expect(page).not.toHaveURL(/login/);
}

/** Opens a page of the account as a guest, logs in where that leads, and comes back to it. */
export async function openScreen(page: Page, path: string, account: Account): Promise<void> {
  await page.goto(path);
  await expect(page).toHaveURL(/\/login$/);
  await fillLogIn(page, account);
  await expect(page).toHaveURL(path);
}

/** Opens the account menu of a wide screen. */
export async function openAccount(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account', exact: true }).click();
}

export async function signOut(page: Page): Promise<void> {
  await openAccount(page);
  const name = 'Sign Out';
  // The account's own screens have such a button too, under the menu, and are left.
  await page.getByRole('dialog', { name: 'Account' }).getByRole('button', { name }).click();
  await expect(page.getByRole('button', { name, exact: true })).toBeHidden();
}
