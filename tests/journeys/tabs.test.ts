import type { Locator } from '@playwright/test';
import { discountCodes } from '../../storefront/demo/landmarks.ts';
import { expect, type Page, test } from './shop.ts';
import {
  addToBag,
  applyCode,
  bagLink,
  figure,
  goToCheckout,
  goToReview,
  placeOrder,
} from './shopper.ts';

/** The quantity of the line with this title. */
const quantityOf = (page: Page, title: string): Locator =>
  page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: title }) })
    .getByRole('combobox', { name: 'Quantity' });

const openBag = async (page: Page) => {
  await page.goto('/bag');
  await expect(page.getByRole('region', { name: 'Items in your bag' })).toBeVisible();
};

test('two tabs that change different lines both keep both', async ({ page, context }) => {
  const book = await addToBag(page, 'book');
  const cookbook = await addToBag(page, 'cookbook');
  const other = await context.newPage();
  await openBag(other);
  for (const [mine, theirs] of [
    ['2', '5'],
    ['3', '4'],
    ['7', '8'],
  ] as const) {
    await Promise.all([
      quantityOf(page, book).selectOption(mine),
      quantityOf(other, cookbook).selectOption(theirs),
    ]);
    for (const tab of [page, other]) {
      await expect(quantityOf(tab, book)).toHaveValue(mine);
      await expect(quantityOf(tab, cookbook)).toHaveValue(theirs);
    }
  }
  await page.reload();
  await expect(quantityOf(page, book)).toHaveValue('7');
  await expect(quantityOf(page, cookbook)).toHaveValue('8');
});

test('of two changes to one line the later holds, and a line taken out stays out', async ({
  page,
  context,
}) => {
  const book = await addToBag(page, 'book');
  const cookbook = await addToBag(page, 'cookbook');
  const other = await context.newPage();
  await openBag(other);
  await quantityOf(page, book).selectOption('2');
  // Later is what is done once the other is known: which of two at one moment holds is nobody's to say.
  await expect(quantityOf(other, book)).toHaveValue('2');
  await quantityOf(other, book).selectOption('5');
  await expect(quantityOf(page, book)).toHaveValue('5');
  await quantityOf(page, book).selectOption('3');
  await expect(quantityOf(other, book)).toHaveValue('3');

  await page.getByRole('button', { name: `Remove ${cookbook}` }).click();
  await expect(quantityOf(other, cookbook)).toBeHidden();
  await quantityOf(other, book).selectOption('4');
  await expect(quantityOf(page, book)).toHaveValue('4');
  await expect(quantityOf(page, cookbook)).toBeHidden();
});

test('an order in one tab empties the other, and the discount goes with the bag', async ({
  page,
  context,
}) => {
  const book = await addToBag(page, 'book');
  const other = await context.newPage();
  await openBag(other);
  await applyCode(other, 'Discount code', discountCodes.amount.code);
  await expect(figure(page, 'Discount')).toHaveText('−$5.00');
  await goToCheckout(page);
  await goToReview(page);
  await placeOrder(page);

  await expect(other.getByRole('heading', { name: book })).toBeHidden();
  await expect(bagLink(other)).toHaveAccessibleName('Bag');
  await addToBag(other, 'cookbook');
  await expect(figure(other, 'Subtotal')).toBeVisible();
  await expect(figure(other, 'Discount')).toBeHidden();
  await expect(other.getByRole('textbox', { name: 'Discount code' })).toBeVisible();
});

test('a tab at the review whose bag was ordered in another places no second order', async ({
  page,
  context,
}) => {
  await addToBag(page, 'book');
  await goToCheckout(page);
  await goToReview(page);
  const other = await context.newPage();
  const sent: string[] = [];
  other.on('request', (request) => {
    if (request.url().endsWith('/api/order')) sent.push(request.method());
  });
  await other.goto('/review');
  await expect(other.getByRole('button', { name: 'Place order' })).toBeEnabled();
  await placeOrder(page);
  await expect(other.getByRole('button', { name: 'Place order' })).toBeHidden();
  expect(sent).toEqual([]);
});
