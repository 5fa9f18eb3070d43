import { expect, type Page, test } from './shop.ts';
import {
  card,
  continueToReview,
  figure,
  fill,
  goToCheckout,
  guest,
  placeOrder,
  productOf,
  TOTAL,
} from './shopper.ts';

const chooser = (page: Page) => page.getByRole('combobox', { name: 'Currency' });
/** Of products: the cards of their makers have none. */
const prices = (page: Page) =>
  page
    .getByRole('main')
    .locator('article')
    .filter({ has: page.locator('a[href^="/products/"], a[href^="/bundles/"]') })
    .locator('bdi');
const SHEKELS = /^₪[\d,]+\.\d\d$/;
const BOTH = /^\$[\d,]+\.\d\d, about ₪[\d,]+\.\d\d$/;
const DOLLARS = /^\$[\d,]+\.\d\d$/;

/** Every price of the cards that are there. */
async function expectPrices(page: Page, written: RegExp): Promise<void> {
  await expect(prices(page).first()).toHaveText(written);
  const all = (await prices(page).allTextContents()).filter((price) => price !== 'Free');
  expect(all.filter((price) => !written.test(price))).toEqual([]);
}

const choose = async (page: Page, code: string) => {
  // The list has come once there is more to choose from than dollars.
  await expect(chooser(page).getByRole('option')).toHaveCount(5);
  await chooser(page).selectOption(code);
};

test('prices are shown in the currency that is chosen, on every page and after a reload', async ({
  page,
}) => {
  await page.goto('/');
  await expectPrices(page, DOLLARS);
  await choose(page, 'ILS');
  await expectPrices(page, SHEKELS);

  await page.reload();
  await expectPrices(page, SHEKELS);
  await expect(chooser(page)).toHaveValue('ILS');

  await page.getByRole('main').getByRole('link', { name: 'Browse Books' }).click();
  await expect(page.getByRole('heading', { name: 'Books', level: 1 })).toBeVisible();
  await expectPrices(page, SHEKELS);
  await choose(page, 'USD');
  await expectPrices(page, DOLLARS);
});

test('what is charged is said in dollars first, then about what that is, until it is ordered', async ({
  page,
}) => {
  const { path } = await productOf(page, 'book');
  await page.goto(path);
  const charged = page.getByText(/^You pay US\$\d+\.\d\d$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(charged).toBeHidden();
  await choose(page, 'ILS');
  await expect(page.getByRole('main').getByText(SHEKELS).first()).toBeVisible();
  const [, price] = /(\$\d+\.\d\d)/.exec((await charged.textContent()) ?? '') ?? [];

  await page.getByRole('button', { name: 'Add to bag' }).first().click();
  await expect(page.getByRole('dialog')).toContainText(`${price}, about ₪`);
  await page.getByRole('dialog').getByRole('link', { name: 'View bag' }).click();
  const note = page.getByText(/You pay in US dollars\. The prices in ILS/);
  const line = page.getByRole('region', { name: 'Items in your bag' });
  await page.getByRole('combobox', { name: 'Quantity' }).selectOption('3');
  await expect(figure(page, 'Subtotal')).toHaveText(BOTH);
  await expect(line).toContainText((await figure(page, 'Subtotal').textContent()) ?? 'nothing');
  await expect(figure(page, 'Total so far')).toHaveText(BOTH);
  await expect(note).toBeVisible();
  await goToCheckout(page);
  await expect(note).toBeVisible();
  await fill(page, { ...guest, ...card });
  await expect(page.getByRole('radio', { name: /^Express/ })).toBeAttached();
  await expect(page.getByText(BOTH).first()).toBeVisible();
  await expect(figure(page, TOTAL)).toHaveText(BOTH);
  await continueToReview(page);
  await expect(note).toBeVisible();
  await expect(figure(page, TOTAL)).toHaveText(BOTH);
  await expect(page.getByRole('listitem').filter({ hasText: 'Quantity 3' })).toContainText(
    /\$[\d,]+\.\d\d, about ₪[\d,]+\.\d\d/,
  );
  await placeOrder(page);
  await expect(page.getByRole('main')).not.toContainText('₪');

  await page.goto('/e-gift-card');
  await expect(page.getByRole('radio', { name: '$25, about ₪91.25' })).toBeAttached();
});

test('another tab follows the choice', async ({ page, context }) => {
  await page.goto('/');
  const other = await context.newPage();
  await other.goto('/books/books/1');
  await expectPrices(other, DOLLARS);
  await choose(page, 'EUR');
  await expect(chooser(other)).toHaveValue('EUR');
  await expectPrices(other, /^€[\d,]+\.\d\d$/);
});

test('prices stay in dollars when the currencies do not come', async ({ page }) => {
  await page.route('**/api/currencies', (route) =>
    route.fulfill({ json: [{ currency: 'shekel', rate: -1 }] }),
  );
  const logged = page.waitForEvent('console', (message) =>
    message.text().startsWith('listCurrencies failed:'),
  );
  await page.goto('/');
  await logged;
  await expectPrices(page, DOLLARS);
  await expect(chooser(page).getByRole('option')).toHaveText(['USD · US Dollar']);
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
});
