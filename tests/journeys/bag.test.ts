import { expect, test } from './shop.ts';
import { addToBag, bagLink } from './shopper.ts';

test('a removed line comes back with Undo', async ({ page }) => {
  const title = await addToBag(page, 'book');
  await page.getByRole('button', { name: `Remove ${title}` }).click();
  await expect(page.getByRole('heading', { name: title })).toBeHidden();
  await expect(bagLink(page)).toHaveAccessibleName('Bag');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(bagLink(page)).toHaveAccessibleName('Bag, 1 item');
});

test('a line is saved for later and moved back', async ({ page }) => {
  const title = await addToBag(page, 'book');
  await page.getByRole('button', { name: `Save ${title} for later` }).click();
  await expect(bagLink(page)).toHaveAccessibleName('Bag');
  await page.reload();
  await page.getByRole('button', { name: `Move ${title} to bag` }).click();
  await expect(bagLink(page)).toHaveAccessibleName('Bag, 1 item');
});

test('a quantity is kept over a reload', async ({ page }) => {
  await addToBag(page, 'book');
  await page.getByRole('combobox', { name: /quantity/i }).selectOption('3');
  await expect(bagLink(page)).toHaveAccessibleName('Bag, 3 items');
  await page.reload();
  await expect(bagLink(page)).toHaveAccessibleName('Bag, 3 items');
});

test('two tabs have one bag', async ({ page, context }) => {
  await addToBag(page, 'book');
  const other = await context.newPage();
  await addToBag(other, 'cookbook');
  await expect(bagLink(other)).toHaveAccessibleName('Bag, 2 items');
  await expect(bagLink(page)).toHaveAccessibleName('Bag, 2 items');
});
