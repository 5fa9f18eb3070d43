import { expect, type Page, test } from './shop.ts';

const lastRail = (page: Page) => page.getByRole('heading', { name: 'In two languages' });

/** Whether the last rail of Home is laid out, wherever the screen is. */
const isLaidOut = (page: Page) =>
  lastRail(page).evaluate((heading) => heading.checkVisibility({ contentVisibilityAuto: true }));

test.describe('before its scripts have come', () => {
  test.beforeEach(({ page }) => page.route('**/assets/*.js', () => undefined));

  test('a page lays out what is far below the screen when somebody comes near', async ({
    page,
  }) => {
    await page.goto('/', { waitUntil: 'commit' });
    await expect(lastRail(page)).toBeAttached();
    expect(await isLaidOut(page)).toBe(false);
    await lastRail(page).scrollIntoViewIfNeeded();
    await expect.poll(() => isLaidOut(page)).toBe(true);
  });

  test('a page that is loaded again is as tall as it was', async ({ page }) => {
    await page.goto('/', { waitUntil: 'commit' });
    await expect(lastRail(page)).toBeAttached();
    await page.reload({ waitUntil: 'commit' });
    await expect(lastRail(page)).toBeAttached();
    expect(await isLaidOut(page)).toBe(true);
  });
});

const placeOnScreen = (page: Page) =>
  lastRail(page).evaluate((heading) => Math.round(heading.getBoundingClientRect().top));

test('no work is done for what is far below the first page, and Back finds the place that was left', async ({
  page,
}) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(await isLaidOut(page)).toBe(false);
  await page.keyboard.press('End');
  await expect(page.getByRole('contentinfo')).toBeInViewport();
  await lastRail(page).scrollIntoViewIfNeeded();
  await expect.poll(() => isLaidOut(page)).toBe(true);
  const left = await placeOnScreen(page);
  await page.getByRole('region', { name: 'In two languages' }).getByRole('link').first().click();
  await expect(page).not.toHaveURL(/\/$/);
  await page.goBack();
  await expect(lastRail(page)).toBeInViewport();
  await expect.poll(() => placeOnScreen(page)).toBe(left);
});
