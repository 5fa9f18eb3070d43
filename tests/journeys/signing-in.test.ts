import type { BrowserContext } from '@playwright/test';
import { landmarks } from '../../storefront/demo/landmarks.ts';
import {
  endSessionsOf,
  fillLogIn,
  logIn,
  newCustomer,
  newEmail,
  openAccount,
  signOut,
} from './account.ts';
import { expect, type Page, test } from './shop.ts';
import { addToBag, bagLink, openHydrated, productOf } from './shopper.ts';

const { book, mug } = landmarks;
const PASSWORD = 'lanterns over 12 roofs';

const opened = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

/** The newest letter to an address, as text. */
async function letterTo(page: Page, email: string): Promise<string> {
  const list = await (await page.request.get('/dev/mail')).text();
  const row = list.split('<li>').find((item) => item.includes(email)) ?? '';
  const [, id = ''] = /\/dev\/mail\/(\d+)/.exec(row) ?? [];
  return (await page.request.get(`/dev/mail/${id}`)).text();
}

test('an account is made on the way, and its maker goes on where they were', async ({ page }) => {
  const { path, title } = await productOf(page, 'book');
  await page.goto(path);
  await openAccount(page);
  await page.getByRole('link', { name: 'Login' }).click();
  await opened(page, 'Log in');
  await expect(page).toHaveTitle('Log in · Otzar');
  await page.getByRole('main').getByRole('link', { name: 'Create an account' }).click();
  await opened(page, 'Create an account');
  const form = page.getByRole('form', { name: 'Create an account' });
  await form.getByLabel('Full name').fill('Dana Peled');
  await form.getByLabel('E-mail address').fill(newEmail());
  await form.getByLabel('Password', { exact: true }).fill('lamps');
  await expect(form.getByText('We need 8 characters: 3 more will do.')).toBeVisible();
  await form.getByRole('button', { name: 'Create account' }).click();
  await expect(form.getByRole('group', { name: /^Error: / })).toBeFocused();
  await expect(form.getByLabel('Full name')).toHaveValue('Dana Peled');
  await form.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await form.getByRole('button', { name: 'Create account' }).click();
  await opened(page, title);
  await openAccount(page);
  await expect(page.getByText(/Dana/)).toBeVisible();

  await page.goto('/register');
  await expect(page).toHaveURL(/\/$/);
});

test.describe('a link for a new password', () => {
  test.use({ expectedComplaint: /status of 422/ });

  test('comes by letter, signs its customer in, and works once', async ({
    page,
    shop,
    context,
  }) => {
    const { email } = await newCustomer(shop.origin);
    await page.goto('/login');
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await opened(page, 'Forgot your password?');
    await page.getByLabel('E-mail address').fill(email);
    await page.getByRole('button', { name: 'Send me a link' }).click();
    await expect(page.getByText('Look in your e-mail.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send it again' })).toBeVisible();

    const [link = ''] = /https?:\/\/[^\s"<]+\/password\/reset\/[^\s"<]+/.exec(
      await letterTo(page, email),
    ) ?? [''];
    const address = new URL(link).pathname;
    // A letter's link opens in a tab of its own.
    const fresh = await context.newPage();
    await fresh.goto(address);
    await fresh.getByLabel('New password', { exact: true }).fill('rivers under 12 bridges');
    await expect(fresh.getByText('Strong.')).toBeVisible();
    await fresh.getByRole('button', { name: 'Set the password' }).click();
    await expect(fresh).not.toHaveURL(/password/);
    await signOut(fresh);

    await fresh.goto(address);
    // Before anything is typed.
    await expect(fresh.getByText('This link no longer works.')).toBeVisible();
    await expect(fresh.getByLabel('New password', { exact: true })).toHaveCount(0);
    await fresh.getByRole('link', { name: 'Send me a new link' }).click();
    await opened(fresh, 'Forgot your password?');

    await logIn(page, { email, password: 'rivers under 12 bridges' });
  });
});

test('an account screen that a guest asks for is where they come to after logging in', async ({
  page,
  shop,
}) => {
  const customer = await newCustomer(shop.origin);
  await page.goto('/account/profile?from=letter');
  await opened(page, 'Log in');
  await fillLogIn(page, customer);
  await expect(page).toHaveURL(/\/account\/profile\?from=letter$/);
  await expect(page.getByLabel('E-mail address')).toHaveValue(customer.email);
});

test('a bag that comes along is told of, and can be left out again by keyboard', async ({
  page,
  shop,
}) => {
  const customer = await newCustomer(shop.origin, [{ id: mug.id, quantity: 2 }]);
  const title = await addToBag(page, 'book');
  await logIn(page, customer);
  await expect(page.getByText('Your bag came along: 1 added.')).toBeVisible();
  await expect(bagLink(page)).toHaveAccessibleName(/3/);
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.focus();
  await page.keyboard.press('Enter');
  await expect(bagLink(page)).toHaveAccessibleName(/2/);
  await page.goto('/bag');
  const lines = page.getByRole('region', { name: 'Items in your bag' });
  await expect(lines.getByRole('heading', { level: 3 })).toHaveCount(1);
  await expect(lines.getByRole('heading', { name: title })).toHaveCount(0);
  // What somebody put in is not thrown away: it waits among what is saved for later.
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
});

/** Two tabs of one browser, in both of which a customer is signed in. */
async function twoTabs(page: Page, context: BrowserContext, origin: string) {
  const customer = await newCustomer(origin, [{ id: book.id, quantity: 1 }]);
  await logIn(page, customer);
  const other = await context.newPage();
  // It is known to both by then that the session holds: whichever asks next is told that it has ended.
  await openHydrated(page, '/');
  await openHydrated(other, '/bag');
  await expect(other.getByRole('region', { name: 'Items in your bag' })).toBeVisible();
  return { customer, other };
}

test('who signs out in one tab is signed out in the other within a second', async ({
  page,
  context,
  shop,
}) => {
  const { customer, other } = await twoTabs(page, context, shop.origin);
  await signOut(page);
  await expect(page).toHaveURL(/\/$/);
  await expect(other.getByRole('region', { name: 'Items in your bag' })).toBeHidden({
    timeout: 1_000,
  });
  const kept = await other.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(kept).not.toContain(customer.email);
});

test('Back after signing out shows nothing of the account', async ({ page, shop }) => {
  const customer = await newCustomer(shop.origin);
  await logIn(page, customer);
  await page.goto('/account/profile');
  await expect(page.getByLabel('E-mail address')).toHaveValue(customer.email);
  await signOut(page);
  await expect(page).toHaveURL(/\/$/);
  await page.goBack();
  await opened(page, 'Log in');
  await expect(page.getByText(customer.email)).toHaveCount(0);
  // Neither does a page that the browser loads anew on the way back.
  await page.goto('/about/43');
  await page.goBack();
  await opened(page, 'Log in');
});

test.describe('a session that ends', () => {
  test.use({ expectedComplaint: /status of 403/ });

  test('over a form is renewed in place: what was typed is sent, and nothing is typed twice', async ({
    page,
    shop,
  }) => {
    const customer = await newCustomer(shop.origin);
    await logIn(page, customer);
    await page.goto('/account/profile');
    await page.getByLabel('Full name').fill('Dana Peled-Katz');
    const renewed = await endSessionsOf(shop.origin, customer);
    await page.getByRole('button', { name: 'Save changes' }).click();
    const dialog = page.getByRole('dialog', { name: 'Please log in again' });
    await expect(dialog.getByLabel('E-mail address')).toHaveValue(customer.email);
    await dialog.getByLabel('Password', { exact: true }).fill(renewed.password);
    const saved = page.waitForResponse(
      (answer) =>
        new URL(answer.url()).pathname === '/api/customer' &&
        answer.request().method() === 'POST' &&
        answer.ok(),
    );
    await dialog.getByRole('button', { name: 'Log in' }).click();
    await expect(dialog).toBeHidden();
    await saved;
    await expect(page.getByLabel('Full name')).toHaveValue('Dana Peled-Katz');
    await page.reload();
    await expect(page.getByLabel('Full name')).toHaveValue('Dana Peled-Katz');
  });

  test('between two pages leads home, and leaves nothing in the browser', async ({
    page,
    context,
    shop,
  }) => {
    const { customer, other } = await twoTabs(page, context, shop.origin);
    await endSessionsOf(shop.origin, customer);
    await page.goto('/about/43');
    await expect(page).toHaveURL(/\/$/);
    await expect(other.getByRole('region', { name: 'Items in your bag' })).toBeHidden();
    const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
    expect(kept).not.toContain(customer.email);
  });

  test('while something is put into the bag loses nothing', async ({ page, shop }) => {
    const customer = await newCustomer(shop.origin);
    const { path } = await productOf(page, 'mug');
    await page.goto(path);
    await openAccount(page);
    await page.getByRole('link', { name: 'Login' }).click();
    await fillLogIn(page, customer);
    await page.getByRole('button', { name: 'Add to bag' }).first().waitFor();
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('otzar:customer') ?? ''))
      .toContain(customer.email);
    const renewed = await endSessionsOf(shop.origin, customer);
    await page.getByRole('button', { name: 'Add to bag' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Please log in again' });
    await dialog.getByLabel('Password', { exact: true }).fill(renewed.password);
    await dialog.getByRole('button', { name: 'Log in' }).click();
    await expect(dialog).toBeHidden();
    await page.goto('/bag');
    const lines = page.getByRole('region', { name: 'Items in your bag' });
    await expect(lines.getByRole('heading', { level: 3 })).toHaveCount(1);
  });
});
