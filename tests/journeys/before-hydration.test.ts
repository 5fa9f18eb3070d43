import { expect, type Page, test } from './shop.ts';
import { bagLink, productOf } from './shopper.ts';

/** Opens a page whose scripts do not come until they are let go, as on a slow line. */
async function openAsleep(page: Page, path: string): Promise<() => Promise<void>> {
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  return async () => {
    open();
    await page.waitForLoadState('load');
    await page.waitForLoadState('networkidle');
  };
}

const main = (page: Page) => page.getByRole('main');
const added = (page: Page) => page.getByRole('dialog', { name: 'Added to your bag' });
const addButton = (page: Page) => main(page).getByRole('button', { name: 'Add to bag' }).first();

test('a variation and a quantity chosen before the page is awake are what is bought', async ({
  page,
}) => {
  const { path } = await productOf(page, 'variations');
  const wake = await openAsleep(page, path);
  await main(page).getByRole('radio', { name: /^B5/ }).check({ force: true });
  await main(page).getByLabel('Quantity').selectOption('3');
  await addButton(page).click();
  await wake();
  await expect(added(page)).toContainText('Quantity 3');
  await added(page).getByRole('link', { name: 'View bag' }).click();
  await expect(main(page).getByLabel('Quantity')).toHaveValue('3');
  await expect(main(page)).toContainText('B5');
});

test('what is chosen before the page is awake is what the page has after it', async ({ page }) => {
  const { path } = await productOf(page, 'variations');
  const wake = await openAsleep(page, path);
  await main(page).getByRole('radio', { name: /^B5/ }).check({ force: true });
  await main(page).getByLabel('Quantity').selectOption('4');
  await wake();
  await expect(page).toHaveURL(/variation=\d+/);
  await expect(main(page).getByRole('radio', { name: /^B5/ })).toBeChecked();
  await expect(main(page).getByLabel('Quantity')).toHaveValue('4');
  await expect(main(page).getByText('Together')).toBeVisible();
});

test('what is engraved before the page is awake goes into the bag', async ({ page }) => {
  const { path } = await productOf(page, 'personalized');
  const wake = await openAsleep(page, path);
  const engraving = main(page).getByRole('textbox', { name: 'Engraving' });
  await engraving.fill('RUTH');
  await main(page).getByText('Is it a gift?').click();
  await main(page).getByRole('radio', { name: 'Gift wrap' }).check({ force: true });
  await wake();
  await expect(engraving).toHaveValue('RUTH');
  await expect(main(page).getByRole('radio', { name: 'Gift wrap' })).toBeChecked();
  await expect(main(page).getByText('Personalization fee: $12.00')).toBeVisible();
  await addButton(page).click();
  await added(page).getByRole('link', { name: 'View bag' }).click();
  await expect(main(page)).toContainText('RUTH');
});

test('what is engraved and put into the bag before the page is awake is engraved', async ({
  page,
}) => {
  const { path } = await productOf(page, 'personalized');
  const wake = await openAsleep(page, path);
  await main(page).getByRole('textbox', { name: 'Engraving' }).fill('RUTH');
  await addButton(page).click();
  await addButton(page).click();
  await wake();
  await added(page).getByRole('link', { name: 'View bag' }).click();
  await expect(main(page)).toContainText('RUTH');
  await expect(main(page).getByText('RUTH')).toHaveCount(1);
  await expect(bagLink(page)).toHaveAccessibleName(/\b1\b/);
});
