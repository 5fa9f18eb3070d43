import { logIn, newCustomer, openScreen } from './account.ts';
import { expect, type Page, test } from './shop.ts';
import { productOf } from './shopper.ts';

const heartOf = (page: Page, title: string) =>
  page.getByRole('button', { name: `Favorite ${title}` }).first();

/** Opens a product and keeps it as a favorite. @returns its title */
async function keepFavorite(page: Page, landmark: Parameters<typeof productOf>[1]) {
  const { title, path } = await productOf(page, landmark);
  await page.goto(path);
  const heart = heartOf(page, title);
  await expect(async () => {
    if ((await heart.getAttribute('aria-pressed')) === 'false') await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true', { timeout: 1_000 });
  }).toPass();
  return title;
}

test('a guest’s favorites are kept, taken out, put back, and put into the bag', async ({
  page,
}) => {
  const title = await keepFavorite(page, 'book');
  const heart = heartOf(page, title);
  await page.goto('/favorites');
  await heart.click();
  await expect(page.getByRole('heading', { name: 'No favorites yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: `Add ${title} to bag` }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'View bag' }).click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
});

test('a guest’s favorites come along into the account, and are there in every browser', async ({
  page,
  browser,
  shop,
}) => {
  const customer = await newCustomer(shop.origin);
  const title = await keepFavorite(page, 'mug');
  await openScreen(page, '/account/favorites', customer);
  await expect(heartOf(page, title)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('heading', { name: 'One favorite' })).toBeVisible();

  const context = await browser.newContext({ baseURL: shop.origin });
  const other = await context.newPage();
  await keepFavorite(other, 'book');
  await logIn(other, customer);
  await other.goto('/favorites');
  await expect(other).toHaveURL('/account/favorites');
  await expect(other.getByRole('heading', { name: '2 favorites' })).toBeVisible();
  const dropped = other.waitForResponse(
    (answer) => answer.url().includes('/api/customer/favorites') && answer.ok(),
  );
  await heartOf(other, title).click();
  await expect(other.getByRole('heading', { name: 'One favorite' })).toBeVisible();
  await dropped;
  await context.close();

  await page.reload();
  await expect(page.getByRole('heading', { name: 'One favorite' })).toBeVisible();
  await expect(heartOf(page, title)).toBeHidden();
});
