import { logIn, newClient, newCustomer, noa, openScreen } from './account.ts';
import { expect, type Page, test } from './shop.ts';
import { addToBag, card, continueToReview, fill, placeOrder } from './shopper.ts';

const address = {
  'Full name': 'Dana Peled',
  'Street address': '12 Olive Street',
  City: 'Brooklyn',
  'State or region': 'NY',
  'ZIP or postal code': '11201',
} as const;

interface Orders {
  orders: { id: number; status: string }[];
}

const linesOf = (page: Page) => page.getByRole('region', { name: 'Items in your bag' });

test('an order is found in the account, and had again in one step', async ({ page, shop }) => {
  const customer = await newCustomer(shop.origin);
  await openScreen(page, '/account/orders', customer);
  await expect(page.getByRole('heading', { name: 'No orders yet' })).toBeVisible();
  const title = await addToBag(page, 'book');
  await page.getByRole('link', { name: 'Checkout' }).click();
  await fill(page, { ...address, ...card });
  await continueToReview(page);
  const id = await placeOrder(page);

  await page.goto('/account/orders');
  await page.getByRole('link', { name: `Order ${id}`, exact: true }).click();
  await expect(page).toHaveURL(`/account/orders/${id}`);
  await expect(page.getByRole('link', { name: 'All orders' })).toBeVisible();
  await expect(page.getByRole('main').getByText(title).first()).toBeVisible();
  await page.getByRole('button', { name: /^Buy again/ }).click();
  await expect(page.getByText('One item is in your bag.')).toBeVisible();

  await page.goto('/account/buy-it-again');
  const bought = page.getByRole('article', { name: title });
  await expect(bought.getByText(/^Bought once, on/)).toBeVisible();
  await bought.getByRole('button', { name: `Add to bag ${title}` }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'View bag' }).click();
  await expect(linesOf(page).getByRole('heading', { level: 3 })).toHaveCount(1);
  await expect(linesOf(page).getByLabel(/Quantity/)).toHaveValue('2');
});

test('what is on its way can be followed, and what has arrived can go back', async ({ page }) => {
  await openScreen(page, '/account/orders', noa);
  const { orders }: Orders = await (await page.request.get('/api/customer/order')).json();
  const shipped = orders.find(({ status }) => status === 'shipped')?.id;
  await page.getByRole('link', { name: `Order ${shipped}`, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Order ${shipped}` })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Start a return' })).toHaveCount(0);
  const arrived = orders.find(({ status }) => status === 'delivered')?.id;
  await page.goto(`/account/orders/${arrived}`);
  await page.getByRole('link', { name: 'Start a return' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'What goes back?' })).toBeVisible();
});

test.describe('an order of somebody else', () => {
  test.use({ expectedComplaint: /status of 404/ });

  test('is nowhere to be found', async ({ page, shop }) => {
    const { browser, post } = await newClient(shop.origin);
    expect((await post('/api/login', noa)).status()).toBe(200);
    const { orders }: Orders = await (await browser.get('/api/customer/order')).json();
    await browser.dispose();
    expect(orders.length).toBeGreaterThan(0);

    await logIn(page, await newCustomer(shop.origin));
    for (const path of ['/account/orders/', '/view-invoice/'])
      await test.step(path, async () => {
        await page.goto(`${path}${orders[0]?.id}`);
        await expect(
          page.getByRole('heading', { name: 'This page is not on our shelves' }),
        ).toBeVisible();
      });
  });
});
