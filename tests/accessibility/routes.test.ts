import { AxeBuilder } from '@axe-core/playwright';
import { logIn, noa } from '../journeys/account.ts';
import { accountScreens, doorScreens, houseScreens } from '../journeys/screens.ts';
import { expect, type Page, test } from '../journeys/shop.ts';
import { addToBag, goToCheckout, goToReview, placeOrder, productOf } from '../journeys/shopper.ts';

const rulesOf = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What colours decide; in the dark a page has the same elements in the same places. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

async function found(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html).join(' ')}`,
  );
}

const dress = (page: Page, theme: string) =>
  page.evaluate((name) => {
    document.documentElement.dataset.theme = name;
  }, theme);

/** Looks at what is shown in the light and in the dark. */
async function check(page: Page, place: string): Promise<void> {
  await dress(page, 'dark');
  const dark = await found(new AxeBuilder({ page }).withRules(rulesOfColour));
  expect.soft(dark, `${place}, dark`).toEqual([]);
  await dress(page, 'light');
  const light = await found(new AxeBuilder({ page }).withTags(rulesOf));
  expect.soft(light, place).toEqual([]);
}

for (const width of [375, 1280]) {
  test.describe(`at ${width} px`, () => {
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
      const ofProducts = paths.map(({ path }) => path);
      for (const address of [...addresses, ...ofProducts, ...houseScreens]) {
        await page.goto(address);
        await check(page, address);
      }
    });

    test('every screen at the door of the account', async ({ page }) => {
      for (const address of doorScreens) {
        await page.goto(address);
        await page.waitForLoadState('networkidle');
        await check(page, address);
      }
      await page.goto('/login');
      await page.getByRole('button', { name: 'Log in' }).click();
      await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
      await check(page, 'login with what is missing');
    });

    test('every screen of the account', async ({ page }) => {
      test.slow();
      await logIn(page, noa);
      for (const address of await accountScreens(page)) {
        await page.goto(address);
        await page.waitForLoadState('networkidle');
        await expect(page).toHaveURL(address);
        await check(page, address);
      }
      await page.goto('/account/profile');
      await page.getByRole('button', { name: 'Delete my account' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await check(page, 'before an account is deleted');
      await page.goto('/account/subscriptions');
      await page
        .getByRole('button', { name: /^Cancel/ })
        .first()
        .click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await check(page, 'before a subscription ends');
      await page.goto('/account/digital-libary');
      await page.getByRole('button', { name: /^Read or download/ }).click();
      await page.getByRole('link', { name: /^Read/ }).click();
      await expect(page.getByRole('navigation', { name: 'Contents' })).toBeVisible();
      await check(page, 'a book');
    });

    test('every step of an order', async ({ page }) => {
      test.slow();
      await page.goto('/bag');
      await expect(page.getByRole('link', { name: 'Browse the shop' })).toBeVisible();
      await check(page, 'empty bag');
      await addToBag(page, 'book');
      await check(page, 'bag');
      await page.getByRole('link', { name: 'Checkout' }).first().click();
      await expect(page.getByRole('button', { name: 'Continue as guest' })).toBeVisible();
      await check(page, 'sign-in');
      await page.goto('/bag');
      await goToCheckout(page);
      await page.getByRole('button', { name: 'Continue to review' }).click();
      await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
      await check(page, 'checkout with what is missing');
      await goToReview(page);
      await check(page, 'review');
      const id = await placeOrder(page);
      await check(page, 'thank you');
      await page.goto(`/orders/guest/${id}/status`);
      await check(page, 'order status');
      await page.context().clearCookies();
      await page.goto(`/orders/guest/${id}/status`);
      await expect(page.getByLabel('E-mail address')).toBeVisible();
      await check(page, 'order status of somebody else');
    });
  });
}

test.describe('a page that is not there', () => {
  test.use({ expectedComplaint: /status of 404/ });

  test('says so to everybody', async ({ page }) => {
    await page.goto('/nowhere/at/all/to/be/seen');
    await check(page, 'not found');
  });
});
