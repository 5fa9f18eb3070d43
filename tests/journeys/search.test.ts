import type { Locator } from '@playwright/test';
import { expect, type Page, test } from './shop.ts';
import { openHydrated, productOf } from './shopper.ts';

const SEARCH = '**/1/indexes/*/queries**';

/** The header's field: a plain one until it is touched, a combobox from then on. */
const field = (page: Page): Locator => page.getByRole('banner').getByLabel('Search the shop');
const box = (page: Page): Locator => page.getByRole('combobox', { name: 'Search the shop' });

/** Opens the shop once all has woken up that the search needs. */
async function arrive(page: Page, path = '/'): Promise<void> {
  await openHydrated(page, path);
  await page.waitForLoadState('networkidle');
}

const option = (page: Page, name: RegExp | string) => page.getByRole('option', { name }).first();

test('suggestions lead to a product', async ({ page }) => {
  const { title, path } = await productOf(page, 'book');
  await arrive(page);
  await field(page).click();
  await expect(box(page)).toBeFocused();
  await page.keyboard.type(title.slice(0, 8).toLowerCase());
  const product = page
    .getByRole('group', { name: 'Products' })
    .getByRole('option', { name: title })
    .first();
  await expect(product).toBeVisible();
  await expect(product.locator('mark').first()).toBeVisible();
  await product.click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
});

test('what is typed before the search has come is kept, with the focus', async ({ page }) => {
  await page.goto('/');
  await field(page).pressSequentially('garden');
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toHaveValue('garden');
});

for (const [name, typed, found] of [
  ['a slip of the finger', 'gadren', /garden/i],
  ['Hebrew', 'הגן', /גן/],
  ['niqqud', 'סֵפֶר', /ספר/],
  ['the wrong keyboard layout', 'xpr', /ספר/],
] as const)
  test(`${name} finds what was meant`, async ({ page }) => {
    await arrive(page);
    await field(page).click();
    // All at once, so that no part of it is asked for.
    await box(page).fill(typed);
    await expect(option(page, found)).toBeVisible();
  });

test('by keyboard alone, words lead to results, and they are remembered until cleared', async ({
  page,
}) => {
  await arrive(page);
  await field(page).focus();
  await expect(box(page)).toBeFocused();
  await page.keyboard.type('river');
  await expect(option(page, /river/i)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=river$/);
  await expect(page.getByRole('heading', { name: 'Results for “river”' })).toBeVisible();

  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('house');
  // The list is still that of fewer letters for a moment, and begins with other words.
  await expect(page.getByRole('option').first()).toHaveAccessibleName(/house/i);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  // The field says what the results are for: until they are there it may still be filled in.
  await expect(page.getByRole('heading', { name: /Results for “.*house/i })).toBeVisible();

  await box(page).fill('');
  await expect(page.getByRole('group', { name: 'Recent searches' })).toBeVisible();
  await expect(option(page, 'river')).toBeVisible();
  await page.getByRole('button', { name: 'Clear recent searches' }).click();
  await expect(page.getByRole('group', { name: 'Recent searches' })).toHaveCount(0);
});

test('what is typed while results are on their way stays in the field', async ({ page }) => {
  let goOn = () => {};
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route(/search\.data/, async (route) => {
    await held;
    await route.continue();
  });
  await arrive(page);
  await field(page).click();
  await page.keyboard.type('river');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('hou');
  goOn();
  await expect(page.getByRole('heading', { name: 'Results for “river”' })).toBeVisible();
  await page.keyboard.type('se');
  await expect(box(page)).toHaveValue('house');
});

test.describe('with the search service down', () => {
  test.use({ expectedComplaint: /ERR_FAILED|503/ });

  test('the box says so, and searches all the same', async ({ page }) => {
    await page.route(SEARCH, (route) => route.abort());
    await arrive(page);
    await field(page).click();
    await box(page).pressSequentially('river');
    await expect(page.getByText('Suggestions cannot be had just now.')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Results for “river”' })).toBeVisible();
  });

  test('the form works where the search itself does not come', async ({ page }) => {
    await page.route(/search-parts/, (route) => route.abort());
    await arrive(page);
    await field(page).click();
    await page.keyboard.type('river');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Results for “river”' })).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 740 } });

  test('the overlay holds the search and gives the focus back', async ({ page }) => {
    await arrive(page);
    await field(page).click();
    const overlay = page.getByRole('dialog', { name: 'Search' });
    await expect(overlay.getByRole('combobox', { name: 'Search the shop' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(overlay).toBeHidden();
    await expect(field(page)).toBeFocused();

    await field(page).click();
    await page.keyboard.type('river');
    await expect(overlay.getByRole('region', { name: 'Products' })).toBeVisible();
    await overlay.getByRole('option').first().click();
    await expect(overlay).toBeHidden();
    await expect(page).toHaveURL(/\/search\?q=/);
  });

  test('the overlay opens also when the header moves from under the finger', async ({ page }) => {
    await arrive(page);
    const { x, y, width } = (await field(page).boundingBox()) ?? { x: 0, y: 0, width: 0 };
    await page.mouse.move(x + width / 2, y + 10);
    await page.mouse.down();
    await page.mouse.move(x + width / 2, y - 20);
    await page.mouse.up();
    await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
  });

  test('a product of the overlay opens, and the Hebrew keyboard types', async ({ page }) => {
    await arrive(page);
    await field(page).click();
    const overlay = page.getByRole('dialog', { name: 'Search' });
    await overlay.getByRole('button', { name: 'Hebrew keyboard' }).click();
    for (const key of ['ס samekh', 'פ pe', 'ר resh'])
      await overlay.getByRole('button', { name: key, exact: true }).click();
    await expect(overlay.getByRole('combobox')).toHaveValue('ספר');
    await overlay.getByRole('region', { name: 'Products' }).getByRole('link').first().click();
    await expect(overlay).toBeHidden();
    await expect(page).toHaveURL(/\/(products|bundles)\//);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form searches', async ({ page }) => {
    await page.goto('/');
    await field(page).fill('river');
    await field(page).press('Enter');
    await expect(page).toHaveURL(/\/search\?q=river$/);
    await expect(page.getByRole('heading', { name: 'Results for “river”' })).toBeVisible();
  });
});
