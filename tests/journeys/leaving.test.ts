import { readFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import { landmarks } from '../../storefront/demo/landmarks.ts';
import { type Account, fillLogIn, logIn, newCustomer, openAccount, openScreen } from './account.ts';
import { expect, type Page, test } from './shop.ts';

/** Another browser in which the customer is signed in. */
async function elsewhere(browser: Browser, origin: string, account: Account): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin });
  const page = await context.newPage();
  await logIn(page, account);
  return page;
}

const who = async (page: Page): Promise<unknown> =>
  (await (await page.request.get('/api/customer')).json()).customer;

/** All that the shop keeps in this browser. */
const keptIn = (page: Page) =>
  page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));

test('all that is kept of a customer comes as one file, without what opens something', async ({
  page,
  shop,
}) => {
  const bag = [{ id: landmarks.book.id, quantity: 2 }];
  const customer = await newCustomer(shop.origin, bag);
  await openScreen(page, '/account/profile', customer);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download my data' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('otzar-my-data.json');
  const text = readFileSync(await file.path(), 'utf8');
  const data = JSON.parse(text);
  expect(data.customer.email).toBe(customer.email);
  expect(data.bag).toMatchObject([{ id: landmarks.book.id, quantity: 2 }]);
  expect(text).not.toMatch(/password|token|hash/i);
});

test('who signs out everywhere is a guest in every browser', async ({ page, browser, shop }) => {
  const customer = await newCustomer(shop.origin);
  const other = await elsewhere(browser, shop.origin, customer);
  await openScreen(page, '/account/profile', customer);
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page.getByText('You are signed out on every device.')).toBeVisible();
  await expect(page).toHaveURL('/');
  await openAccount(page);
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();

  await other.goto('/account/profile');
  await expect(other).toHaveURL(/\/(login)?$/);
  await expect.poll(() => keptIn(other)).not.toContain(customer.email);
  await expect(other.getByText(customer.email)).toHaveCount(0);
  await other.context().close();
  await logIn(page, customer);
});

test.describe('an account', () => {
  // A wrong password, a session that is over, and an account that is no more.
  test.use({ expectedComplaint: /status of (401|403|422)/ });

  test('is deleted for good, on the right password only', async ({ page, browser, shop }) => {
    const customer = await newCustomer(shop.origin, [{ id: landmarks.mug.id, quantity: 1 }]);
    const other = await elsewhere(browser, shop.origin, customer);
    await openScreen(page, '/account/profile', customer);
    await page.getByRole('button', { name: 'Delete my account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete my account' });
    const password = dialog.getByLabel('Your password', { exact: true });
    await password.fill('not the one');
    await dialog.getByRole('button', { name: 'Delete for good' }).click();
    await expect(password).toHaveAttribute('aria-invalid', 'true');
    await password.fill(customer.password);
    await dialog.getByRole('button', { name: 'Delete for good' }).click();
    await expect(page.getByText('Your account is deleted.')).toBeVisible();
    await expect(page).toHaveURL('/');
    expect(await keptIn(page)).not.toContain(customer.email);
    await page.goto('/bag');
    await expect(page.getByRole('link', { name: 'Browse the shop' })).toBeVisible();

    await other.goto('/account/orders');
    await expect(other).toHaveURL(/\/(login)?$/);
    await expect.poll(() => keptIn(other)).not.toContain(customer.email);
    await other.context().close();

    await page.goto('/login');
    await fillLogIn(page, customer);
    await expect(page.getByText(/^The e-mail address or the password is not right/)).toBeVisible();
    await expect(page).toHaveURL('/login');
    expect(await who(page)).toBeNull();
  });
});
