import { scenarios } from '../../storefront/app/mocks/scenarios.ts';
import { runShop } from '../runner/shop.mjs';
import { shiftOf, watchShifts } from './layout-shift.ts';
import { expect, test } from './shop.ts';
import { addToBag, bagLink, goToCheckout, goToReview, placeOrder, productOf } from './shopper.ts';
import { enter } from './situation.ts';

const corrupt = {
  'a broken brace': '{',
  null: 'null',
  'a list': '[]',
  'wrong types': JSON.stringify({ version: 1, data: { products: 'none', later: 7 } }),
  'an old version': JSON.stringify({ version: 0, data: { products: [{ id: 1 }] } }),
  'five megabytes': 'x'.repeat(5_000_000),
};

for (const [name, kept] of Object.entries(corrupt)) {
  test(`the shop opens and sells when what was kept is ${name}`, async ({ page }) => {
    await page.goto('/about/43');
    await page.evaluate((text) => localStorage.setItem('otzar:bag', text), kept);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await addToBag(page, 'book');
    await page.reload();
    await expect(bagLink(page)).toHaveAccessibleName('Bag, 1 item');
  });
}

test.describe('when the shop refuses every call', () => {
  test.use({ expectedComplaint: /status of 500/ });

  test('the bag keeps what is in it, also over a reload', async ({ page }) => {
    const title = await addToBag(page, 'book');
    await enter(page, scenarios.failed);
    await page.goto('/bag');
    const bag = page.getByRole('region', { name: 'Items in your bag' });
    await expect(bag).toContainText(title);
    await page.reload();
    await expect(bag).toContainText(title);
  });
});

test('a newcomer is given one session, with however many calls a visit begins', async ({
  page,
}) => {
  const given: Promise<string | null>[] = [];
  page.on('response', (response) => {
    if (/\/api\/|\/utm$/.test(response.url())) given.push(response.headerValue('set-cookie'));
  });
  const reported = page.waitForResponse('**/utm');
  const customer = page.waitForResponse('**/api/customer');
  await page.goto('/?utm_medium=mail');
  await Promise.all([reported, customer]);
  const sessions = (await Promise.all(given)).map(
    (cookies) => /otzar_session=([^;]+)/.exec(cookies ?? '')?.[1],
  );
  expect(new Set(sessions.filter(Boolean)).size).toBe(1);
});

test('Hebrew words are shown to whoever chose them on an earlier visit', async ({ page }) => {
  const { path } = await productOf(page, 'hebrew');
  await enter(page, { language: scenarios.hebrew.language });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'he');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the shop can be read', async ({ page }) => {
    const { path, title } = await productOf(page, 'book');
    await page.goto('/');
    await page.getByRole('link', { name: 'Books' }).first().click();
    await expect(page.getByRole('heading', { name: 'Books', level: 1 })).toBeVisible();
    await page.goto(path);
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
    await page.goto('/search?q=river');
    await expect(page.getByRole('main').locator('a[href^="/products/"]').first()).toBeVisible();
  });
});

test.describe('when somebody else was quicker', () => {
  test.use({ expectedComplaint: /status of 409/ });

  test('the bag is corrected and nothing is ordered', async ({ browser }) => {
    const shop = await runShop();
    const newcomer = async () => (await browser.newContext({ baseURL: shop.origin })).newPage();
    try {
      const slow = await newcomer();
      const title = await addToBag(slow, 'lastOne');
      await goToCheckout(slow);
      await goToReview(slow);

      const quick = await newcomer();
      await addToBag(quick, 'lastOne');
      await goToCheckout(quick);
      await goToReview(quick);
      await placeOrder(quick);

      await slow.getByRole('button', { name: 'Place order' }).click();
      // Nothing is left to order: the bag says why.
      await expect(slow).toHaveURL(/\/bag$/);
      await expect(slow.getByRole('region', { name: 'Items that are sold out' })).toContainText(
        title,
      );
      await slow.context().close();
      await quick.context().close();
    } finally {
      await shop.close();
    }
  });
});

test.describe('on a phone, letters that come late', () => {
  test.use({ viewport: { width: 375, height: 700 } });

  for (const [name, path] of [
    ['home', '/'],
    ['a listing', '/books/books/1'],
    ['a product', '/products/late/1'],
  ] as const) {
    test(`move nothing on ${name}`, async ({ page }) => {
      let bring = () => {};
      const asked = new Promise<void>((resolve) => {
        bring = resolve;
      });
      await page.route(/\.woff2$/, async (route) => {
        await asked;
        await route.continue();
      });
      await watchShifts(page);
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      bring();
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(() => document.fonts.check('16px Heebo'))).toBe(true);
      expect(await shiftOf(page)).toBeLessThan(0.02);
    });
  }
});
