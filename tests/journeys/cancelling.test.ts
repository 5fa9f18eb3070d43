import { discountCodes } from '../../storefront/demo/landmarks.ts';
import { expect, test } from './shop.ts';
import {
  addToBag,
  applyCode,
  card,
  continueToReview,
  fill,
  goToCheckout,
  guest,
  placeOrder,
} from './shopper.ts';

test('a guest cancels an order where its status is, and uses its discount again', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = `${crypto.randomUUID()}@example.com`;
  const order = async () => {
    await addToBag(page, 'cookbook');
    await applyCode(page, 'Discount code', discountCodes.onceEach.code);
    // What it takes off comes above the way on, which must not move under the hand.
    await expect(page.getByRole('button', { name: /^Remove discount/ })).toBeVisible();
    await goToCheckout(page);
    await fill(page, { ...guest, ...card, 'E-mail address': email });
    await continueToReview(page);
    return placeOrder(page);
  };
  const id = await order();

  const elsewhere = await browser.newPage({ baseURL: baseURL ?? '' });
  await elsewhere.goto(`/orders/guest/${id}/status`);
  await elsewhere.getByLabel('E-mail address').fill(email);
  await elsewhere.getByRole('button', { name: 'Show my order' }).click();
  await elsewhere.getByRole('button', { name: 'Cancel order' }).click();
  const asked = elsewhere.getByRole('dialog', { name: `Cancel order ${id}?` });
  await expect(asked).toContainText('to your Visa ending in 4242.');
  await asked.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(elsewhere.getByText(`Order ${id} is cancelled.`)).toBeVisible();
  const way = elsewhere.getByRole('list', { name: 'Order progress' });
  await expect(way.getByText('As you asked.')).toBeVisible();
  await elsewhere.close();

  await page.reload();
  await expect(page.getByRole('heading', { name: `Order ${id} is cancelled` })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel order' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Invoice' }).click();
  await expect(page.getByText(/^Cancelled on /)).toBeVisible();
  await expect(page.getByText(/Visa ending in 4242: .+, never charged/)).toBeVisible();

  expect(await order()).not.toBe(id);
});
