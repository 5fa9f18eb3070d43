import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '../journeys/shop.ts';
import { addToBag, goToCheckout, goToReview, placeOrder, productOf } from '../journeys/shopper.ts';

const rulesOf = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function check(page: Page, theme: string, place: string): Promise<void> {
  await page.evaluate((name) => {
    document.documentElement.dataset.theme = name;
  }, theme);
  const { violations } = await new AxeBuilder({ page }).withTags(rulesOf).analyze();
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html).join(' ')}`,
  );
  expect.soft(found, place).toEqual([]);
}

for (const width of [375, 1280]) {
  for (const theme of ['light', 'dark']) {
    test.describe(`${theme}, ${width} px`, () => {
      test.use({ viewport: { width, height: 800 } });

      test('every page that is the same for all', async ({ page }) => {
        test.slow();
        const products = [
          'book',
          'variations',
          'personalized',
          'soldOut',
          'hebrew',
          'bundle',
        ] as const;
        const paths = await Promise.all(products.map((name) => productOf(page, name)));
        const addresses = ['/', '/books/books/1', '/search?q=river', '/search?q=zzzz', '/about/43'];
        for (const address of [...addresses, ...paths.map(({ path }) => path)]) {
          await page.goto(address);
          await check(page, theme, address);
        }
      });

      test('every step of an order', async ({ page }) => {
        test.slow();
        await page.goto('/bag');
        await expect(page.getByRole('link', { name: 'Browse the shop' })).toBeVisible();
        await check(page, theme, 'empty bag');
        await addToBag(page, 'book');
        await check(page, theme, 'bag');
        await page.getByRole('link', { name: 'Checkout' }).first().click();
        await expect(page.getByRole('button', { name: 'Continue as guest' })).toBeVisible();
        await check(page, theme, 'sign-in');
        await page.goto('/bag');
        await goToCheckout(page);
        await page.getByRole('button', { name: 'Continue to review' }).click();
        await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
        await check(page, theme, 'checkout with what is missing');
        await goToReview(page);
        await check(page, theme, 'review');
        const id = await placeOrder(page);
        await check(page, theme, 'thank you');
        await page.goto(`/orders/guest/${id}/status`);
        await check(page, theme, 'order status');
        await page.context().clearCookies();
        await page.goto(`/orders/guest/${id}/status`);
        await expect(page.getByLabel('E-mail address')).toBeVisible();
        await check(page, theme, 'order status of somebody else');
      });
    });
  }
}

test.describe('a page that is not there', () => {
  test.use({ expectedComplaint: /status of 404/ });

  for (const theme of ['light', 'dark']) {
    test(`in ${theme}`, async ({ page }) => {
      await page.goto('/nowhere/at/all/to/be/seen');
      await check(page, theme, 'not found');
    });
  }
});
