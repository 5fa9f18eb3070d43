import { expect, test } from './shop.ts';
import {
  addToBag,
  bagLink,
  card,
  fill,
  goToCheckout,
  goToReview,
  guest,
  placeOrder,
} from './shopper.ts';

test('a guest browses and buys with a mouse', async ({ page }) => {
  await page.goto('/');
  await page
    .getByRole('navigation', { name: 'Departments' })
    .getByRole('link', { name: 'Books' })
    .click();
  await expect(page.getByRole('heading', { name: 'Books', level: 1 })).toBeVisible();
  const first = page.getByRole('main').locator('a[href^="/products/"]').first();
  await first.click();
  await expect(page).toHaveURL(/\/products\//);
  // The address changes before the page does.
  await expect(page.getByRole('button', { name: 'Add to bag' }).first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Books');
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await page.getByRole('button', { name: 'Add to bag' }).first().click();
  await page.getByRole('dialog').getByRole('link', { name: 'View bag' }).click();
  await expect(bagLink(page)).toHaveAccessibleName('Bag, 1 item');
  await goToCheckout(page);
  await goToReview(page);
  await expect(page.getByRole('main')).toContainText(title);
  await placeOrder(page);
  await expect(page.getByRole('main')).toContainText(title);
  await expect(bagLink(page)).toHaveAccessibleName('Bag');
});

test('a guest picks an order up at the store', async ({ page }) => {
  await addToBag(page, 'cookbook');
  await goToCheckout(page);
  await page.getByRole('radio', { name: /pickup/i }).check({ force: true });
  await fill(page, { 'E-mail address': guest['E-mail address'], 'Full name': guest['Full name'] });
  await page.getByLabel(/^Phone/).fill('212 555 0123');
  await fill(page, card);
  await page.getByRole('button', { name: 'Continue to review' }).click();
  await expect(page.getByRole('link', { name: 'Edit pickup' })).toBeVisible();
  await placeOrder(page);
});

test.describe('over a restart', () => {
  // The page that is open asks who is signed in while nobody answers.
  test.use({ expectedComplaint: /ERR_CONNECTION_REFUSED/ });

  test('an order is found again after the server was restarted', async ({
    page,
    shop,
    browser,
  }) => {
    const title = await addToBag(page, 'book');
    await goToCheckout(page);
    await goToReview(page);
    const id = await placeOrder(page);
    await shop.restart();
    await page.goto(`/orders/guest/${id}/status`);
    await expect(page.getByRole('main')).toContainText(title);

    const stranger = await (await browser.newContext({ baseURL: shop.origin })).newPage();
    await stranger.goto(`/orders/guest/${id}/status`);
    await expect(stranger.getByRole('main')).not.toContainText(title);
    await fill(stranger, { 'E-mail address': guest['E-mail address'] });
    await stranger.getByRole('button', { name: 'Show my order' }).click();
    await expect(stranger.getByRole('main')).toContainText(title);
    await stranger.context().close();
  });
});

test('ten clicks place one order', async ({ page }) => {
  await addToBag(page, 'book');
  await goToCheckout(page);
  await goToReview(page);
  const orders: string[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/api/order')) orders.push(String(response.status()));
  });
  const button = page.getByRole('button', { name: 'Place order' });
  await expect(button).toBeEnabled();
  await button.evaluate((element: HTMLButtonElement) => {
    for (let click = 0; click < 10; click += 1) element.click();
  });
  await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible();
  expect(orders).toHaveLength(1);
});
