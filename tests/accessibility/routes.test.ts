import type axeCore from 'axe-core';
import type { RunOptions } from 'axe-core';
import { addressIn, type Language } from '../../storefront/contract/language.ts';
import { logIn, noa } from '../journeys/account.ts';
import { accountScreens, guestScreens } from '../journeys/screens.ts';
import { expect, type Page, test } from '../journeys/shop.ts';
import { addToBag, goToCheckout, goToReview, placeOrder, settle } from '../journeys/shopper.ts';
import { visitedBefore } from '../journeys/visited-before.ts';
import { axe, withoutStyleSheets } from './axe.mjs';
import { coveredFocus } from './covered-focus.ts';

declare global {
  interface Window {
    axe: typeof axeCore;
  }
}

const rulesOf = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What colours decide; in the dark a page has the same elements in the same places. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];
/** What is asked of colours where somebody wants more contrast. */
const rulesOfMore = ['color-contrast-enhanced'];

/** Runs axe in a page, and in whatever is framed in it. @returns what is wrong, and where */
async function found(page: Page, options: RunOptions): Promise<string[]> {
  for (const frame of page.frames())
    if (await frame.evaluate(() => !('axe' in window))) await frame.evaluate(axe);
  const violations = await page.evaluate(
    async (asked) => (await window.axe.run(document, asked)).violations,
    { ...withoutStyleSheets, ...options },
  );
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html).join(' ')}`,
  );
}

/** A first page leaves unlaid what is far below the screen, and axe would look at none of that. */
const dress = (page: Page, theme: string) =>
  page.evaluate((name) => {
    document.documentElement.dataset.laidOut = '';
    document.documentElement.dataset.theme = name;
  }, theme);

/** Looks at the colours of whoever wants more contrast. */
async function checkContrast(page: Page, place: string): Promise<void> {
  await page.emulateMedia({ contrast: 'more' });
  const complaints = await found(page, { runOnly: rulesOfMore });
  expect.soft(complaints, `${place}, with more contrast`).toEqual([]);
  await page.emulateMedia({ contrast: null });
}

/** Looks at what is shown in the light and in the dark, and at what has the focus. */
async function check(page: Page, place: string): Promise<void> {
  await dress(page, 'dark');
  const dark = await found(page, { runOnly: rulesOfColour });
  expect.soft(dark, `${place}, dark`).toEqual([]);
  await checkContrast(page, `${place}, dark`);
  await dress(page, 'light');
  const light = await found(page, { runOnly: rulesOf });
  expect.soft(light, place).toEqual([]);
  await checkContrast(page, place);
  // A phone's page that is enlarged four times has little room, and its bars have to give way.
  const narrow = (page.viewportSize()?.width ?? 0) < 770;
  const covered = await coveredFocus(page, narrow ? [{ width: 320, height: 256 }] : []);
  expect.soft(covered, `${place}, with the focus`).toEqual([]);
}

const isWiderThanScreen = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);

const groups = ['a shelf or a search', 'a product', 'an order or an account', 'the house'];

for (const { width, before } of [
  { width: 375, before: 'nothing' },
  { width: 1280, before: 'an earlier visit' },
]) {
  test.describe(`at ${width} px after ${before}`, () => {
    test.use({ viewport: { width, height: 800 } });

    for (const group of groups)
      test(`no page of ${group} complains, and each is for everybody`, async ({ page }) => {
        test.slow();
        if (before !== 'nothing') await visitedBefore(page);
        const { [group]: addresses = [] } = await guestScreens(page);
        expect(addresses).not.toHaveLength(0);
        // In Hebrew on the one screen: what differs is the direction and the words.
        const languages: Language[] = before === 'nothing' ? ['en', 'he'] : ['en'];
        const all = languages.flatMap((one) => addresses.map((path) => addressIn(one, path)));
        for (const address of all) {
          const answer = await page.goto(address);
          expect(answer?.status(), address).toBe(200);
          await expect(page.getByRole('heading', { level: 1 }), address).toHaveCount(1);
          await settle(page);
          expect.soft(await isWiderThanScreen(page), `${address}, sideways`).toBe(false);
          await check(page, address);
        }
      });

    test('every screen of the account', async ({ page }) => {
      test.slow();
      await logIn(page, noa);
      for (const address of await accountScreens(page)) {
        await page.goto(address);
        await expect(page).toHaveURL(address);
        await settle(page);
        await expect(page.getByRole('heading', { level: 1 }), address).toHaveCount(1);
        await check(page, address);
      }
    });

    test('what opens on a screen of the account, and what a form lacks', async ({ page }) => {
      await page.goto('/login');
      await page.getByRole('button', { name: 'Log in' }).click();
      await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
      await check(page, 'login with what is missing');
      await logIn(page, noa);
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
      // A page that is still open would ask with what has been taken from it.
      await page.goto('about:blank');
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
