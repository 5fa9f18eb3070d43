import type { Browser } from '@playwright/test';
import { type Account, fillLogIn, newCustomer, noa, signOut } from './account.ts';
import { expect, type Page, test } from './shop.ts';
import { addToBag, bagLink, card, placeOrder } from './shopper.ts';

/** Signs in on the way from the bag to the checkout. */
async function signInFromBag(page: Page, account: Account): Promise<void> {
  await page.getByRole('link', { name: 'Checkout' }).click();
  await fillLogIn(page, account);
  await expect(page).toHaveURL(/review/);
  await expect(page.getByRole('heading', { level: 1, name: /Review|Checkout/ })).toBeVisible();
}

/** Another browser of the same customer. */
async function elsewhere(browser: Browser, origin: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin });
  return context.newPage();
}

test('a customer signs in on the way, and orders with what is kept', async ({ page }) => {
  await addToBag(page, 'book');
  await signInFromBag(page, noa);
  await expect(page.getByText('12 Maple Street')).toBeVisible();
  await page.getByRole('link', { name: 'Add the missing details' }).click();
  await expect(page.getByRole('group', { name: 'Ship to' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Shipping method' })).toBeVisible();
  for (const [label, value] of Object.entries(card)) {
    await page.getByLabel(label, { exact: true }).fill(value);
  }
  await page.getByRole('button', { name: 'Continue to review' }).click();
  await expect(page.getByText('Visa ending in 4242')).toBeVisible();
  await placeOrder(page);
  await expect(bagLink(page)).toHaveAccessibleName(/^Bag, (0|no|empty)|^Bag$/i);

  // The card was kept: the next order needs nothing typed.
  const title = await addToBag(page, 'book');
  await page.getByRole('link', { name: 'Checkout' }).click();
  await expect(page.getByText('Visa ending in 4242')).toBeVisible();
  await expect(page.getByRole('main').getByText(title).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Place order' })).toBeEnabled();
  await page.goto('/review?edit=details');
  const kept = page.getByRole('group', { name: 'Pay with' });
  await kept.getByRole('button', { name: /^Delete Visa ending in 4242/ }).click();
  await kept.getByRole('button', { name: 'Delete Visa ending in 4242', exact: true }).click();
  await expect(page.getByLabel('Card number')).toBeVisible();
});

test('a customer’s bag is the same in every browser', async ({ page, browser, shop }) => {
  const customer = await newCustomer(shop.origin);
  const title = await addToBag(page, 'book');
  await signInFromBag(page, customer);
  await page.goto('/bag');
  await expect(page.getByRole('heading', { name: title })).toBeVisible();

  const other = await elsewhere(browser, shop.origin);
  await addToBag(other, 'hebrew');
  await signInFromBag(other, customer);
  await other.goto('/bag');
  const lines = other.getByRole('region', { name: 'Items in your bag' });
  await expect(lines.getByRole('heading', { level: 3 })).toHaveCount(2);
  const told = other.waitForResponse((answer) => answer.url().endsWith('/api/customer/bag/delete'));
  await lines.getByRole('button', { name: `Remove ${title}` }).click();
  await expect(lines.getByRole('heading', { level: 3 })).toHaveCount(1);
  await told;
  await other.context().close();

  await page.reload();
  const here = page.getByRole('region', { name: 'Items in your bag' });
  await expect(here.getByRole('heading', { level: 3 })).toHaveCount(1);
  await expect(here.getByRole('heading', { name: title })).toHaveCount(0);
});

test('what a customer did just before the tab closed is not lost', async ({
  page,
  context,
  shop,
}) => {
  const customer = await newCustomer(shop.origin);
  const title = await addToBag(page, 'book');
  await signInFromBag(page, customer);
  await page.goto('/bag');
  const quantity = page.getByLabel(/Quantity/).first();
  await expect(quantity).toBeVisible();
  await quantity.selectOption('2');
  await page.close();
  const later = await context.newPage();
  await later.goto('/bag');
  await expect(later.getByRole('heading', { name: title })).toBeVisible();
  await expect(later.getByLabel(/Quantity/).first()).toHaveValue('2');
});

test('signing out leaves nothing of the customer in the browser, and nothing is lost', async ({
  page,
  shop,
}) => {
  const customer = await newCustomer(shop.origin);
  const title = await addToBag(page, 'book');
  await signInFromBag(page, customer);
  await page.goto('/');
  const ended = page.waitForResponse((answer) => answer.url().endsWith('/api/logout'));
  await signOut(page);
  await ended;
  await expect(bagLink(page)).toHaveAccessibleName(/^Bag\b(?!, 1)/);
  await page.goto('/bag');
  await expect(page.getByRole('link', { name: 'Browse the shop' })).toBeVisible();
  const lines = page.getByRole('region', { name: 'Items in your bag' });
  await expect(lines).toHaveCount(0);

  await addToBag(page, 'hebrew');
  await signInFromBag(page, customer);
  await page.goto('/bag');
  await expect(lines.getByRole('heading', { name: title })).toBeVisible();
});
