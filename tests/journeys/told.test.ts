import type { Locator } from '@playwright/test';
import { expect, type Page, test } from './shop.ts';
import { addToBag, openHydrated, productOf } from './shopper.ts';

/** What is read out of a change, for whoever does not see it. */
const told = (page: Page) => page.locator('[aria-live="polite"] > p');

/** Presses something as somebody without a mouse does. */
async function press(place: Locator): Promise<void> {
  await place.focus();
  await place.press('Enter');
}

test('who goes on to the bag by keyboard begins at its heading', async ({ page }) => {
  const { path } = await productOf(page, 'book');
  await page.goto(path);
  await press(page.getByRole('button', { name: 'Add to bag' }).first());
  await press(page.getByRole('dialog').getByRole('link', { name: 'View bag' }));
  const heading = page.getByRole('heading', { name: 'Your bag', level: 1 });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
});

test('what is done to a line of the bag is told, and keeps the focus beside it', async ({
  page,
}) => {
  const other = await addToBag(page, 'cookbook');
  const title = await addToBag(page, 'book');
  const items = page.getByRole('region', { name: 'Items in your bag' });
  const saved = page.getByRole('region', { name: 'Saved for later' });

  await press(items.getByRole('button', { name: `Save ${title} for later` }));
  await expect(saved.getByRole('heading', { name: title })).toBeVisible();
  await expect(items.getByRole('link', { name: other })).toBeFocused();
  await expect(told(page)).toHaveText(`${title} was saved for later.`);
  await expect(told(page)).toHaveText(/^Total.*: \$[\d.]+\.$/);

  await press(saved.getByRole('button', { name: `Move ${title} to bag` }));
  await expect(items.getByRole('heading', { name: title })).toBeVisible();
  await expect(saved.getByRole('heading', { name: 'Saved for later' })).toBeFocused();

  await press(items.getByRole('button', { name: `Remove ${title}` }));
  await expect(items.getByText(`${title} was removed.`)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(items.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(items.getByRole('link', { name: title })).toBeFocused();
});

test('another page of a list begins at the heading of its products', async ({ page }) => {
  await openHydrated(page, '/books/all/1');
  await press(page.getByRole('link', { name: 'Page 2', exact: true }));
  await expect(page.getByRole('heading', { name: /Page 2 of \d+/ })).toBeFocused();
  await page.keyboard.press('Tab');
  const first = page.getByRole('article').first().getByRole('link').first();
  await expect(first).toBeFocused();
});

test('an order and a search are told', async ({ page }) => {
  await page.goto('/books/all/1');
  await page.getByLabel('Sort by').first().selectOption({ label: 'Price: low to high' });
  await expect(told(page)).toHaveText('Sorted by Price: low to high.');
  const field = page.getByRole('combobox', { name: 'Search the shop' });
  await page.getByRole('searchbox', { name: 'Search the shop' }).or(field).first().focus();
  await page.keyboard.type('river');
  await page.keyboard.press('Enter');
  await expect(told(page)).toHaveText(/^[\d,]+ products? for “river”\.$/);
});
