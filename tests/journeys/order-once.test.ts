import { expect, type Page, test } from './shop.ts';
import {
  addToBag,
  bagLink,
  card,
  fill,
  goToCheckout,
  goToReview,
  guest,
  placeOrder,
} from './shopper.ts';

const cards = {
  declined: { ...card, 'Card number': '4000 0000 0000 0002' },
  slow: { ...card, 'Card number': '4000 0000 0000 0077' },
  lostReply: { ...card, 'Card number': '4000 0000 0000 0119' },
};

const placing = (page: Page) => page.getByRole('button', { name: 'Place order' });
const thanks = (page: Page) => page.getByRole('heading', { name: 'Thank you for your order' });

/** The keys of the orders that are sent, in turn. */
function watchOrders(page: Page): string[] {
  const keys: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/order')) keys.push(request.headers()['idempotency-key'] ?? '');
  });
  return keys;
}

async function readyToOrder(page: Page, paidBy: Record<string, string> = card): Promise<void> {
  await addToBag(page, 'book');
  await goToCheckout(page);
  await fill(page, { ...guest, ...paidBy });
  await expect(page.getByRole('group', { name: 'Shipping method' })).toBeVisible();
  await page.getByRole('button', { name: 'Continue to review' }).click();
  await expect(placing(page)).toBeEnabled();
}

test('two clicks within 50 ms send one order', async ({ page }) => {
  await readyToOrder(page);
  const orders = watchOrders(page);
  await placing(page).click({ clickCount: 2, delay: 10 });
  await expect(thanks(page)).toBeVisible();
  expect(orders).toHaveLength(1);
});

test('while a slow bank is asked the button is busy, and neither Enter nor a click sends again', async ({
  page,
}) => {
  await readyToOrder(page, cards.slow);
  const orders = watchOrders(page);
  await placing(page).focus();
  await page.keyboard.press('Enter');
  await expect(placing(page)).toHaveAttribute('aria-busy', 'true');
  await placing(page).click({ force: true });
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  await expect(placing(page)).toHaveAttribute('aria-busy', 'true');
  await expect(thanks(page)).toBeVisible();
  expect(orders).toHaveLength(1);
});

test.describe('a declined card', () => {
  test.use({ expectedComplaint: /status of 402/ });

  test('keeps the bag and what was typed, and another card pays', async ({ page }) => {
    await readyToOrder(page, cards.declined);
    const orders = watchOrders(page);
    await placing(page).click();
    await expect(page.getByText(/^Your bank declined this card/)).toBeVisible();
    await expect(page.getByRole('main')).toContainText(guest['Street address']);
    await page.getByRole('link', { name: 'Enter another card' }).click();
    for (const [label, value] of Object.entries(guest))
      await expect(page.getByLabel(label, { exact: true }).first()).toHaveValue(value);
    await expect(page.getByLabel('Card number')).toHaveValue('');
    await fill(page, card);
    await page.getByRole('button', { name: 'Continue to review' }).click();
    await placeOrder(page);
    expect(orders).toHaveLength(2);
    expect(new Set(orders).size).toBe(2);
    await expect(bagLink(page)).toHaveAccessibleName('Bag');
  });
});

test.describe('a reply that is lost', () => {
  test.use({ expectedComplaint: /status of 503|ERR_FAILED/ });

  test('between shop and bank is asked for again, for the same order', async ({ page }) => {
    await readyToOrder(page, cards.lostReply);
    const orders = watchOrders(page);
    await placing(page).click();
    await expect(page.getByText(/Please send your order again: you pay once only/)).toBeVisible();
    await placeOrder(page);
    expect(orders).toHaveLength(2);
    expect(new Set(orders).size).toBe(1);
  });

  test('between browser and shop is asked for again, also after a reload', async ({ page }) => {
    await readyToOrder(page);
    const orders = watchOrders(page);
    const answered: string[] = [];
    await page.route('**/api/order', async (route) => {
      const { id } = await (await route.fetch()).json();
      answered.push(String(id));
      await route.abort();
    });
    await placing(page).click();
    await expect(page.getByText(/^The shop cannot be reached just now/)).toBeVisible();
    await page.unroute('**/api/order');
    await page.reload();
    const number = await placeOrder(page);
    expect(answered).toEqual([number]);
    expect(orders).toHaveLength(2);
    expect(new Set(orders).size).toBe(1);
  });
});

test('what is typed at the checkout survives a reload and another session', async ({
  page,
  context,
}) => {
  await addToBag(page, 'book');
  await goToCheckout(page);
  await fill(page, { ...guest, City: 'Brook' });
  const checkout = page.url();
  // A page that is still open would ask with what has been taken from it.
  await page.goto('about:blank');
  await context.clearCookies();
  await page.goto(checkout);
  await page.getByRole('button', { name: 'Continue as guest' }).click();
  for (const [label, value] of Object.entries({ ...guest, City: 'Brook' }))
    await expect(page.getByLabel(label, { exact: true }).first()).toHaveValue(value);
  await goToReview(page);
  await placeOrder(page);
});

test('a session that is refreshed changes nothing in a form that is being filled', async ({
  page,
}) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await addToBag(page, 'book');
  await page.getByRole('link', { name: 'Checkout' }).click();
  await page.route('**/api/customer', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Continue as guest' }).click();
  await fill(page, guest);
  await page.getByLabel('City').focus();
  const refreshed = page.waitForResponse('**/api/customer');
  answer();
  await refreshed;
  await page.keyboard.press('End');
  await page.keyboard.type(' Heights');
  await expect(page.getByLabel('City')).toHaveValue(`${guest.City} Heights`);
  for (const label of ['Full name', 'Street address'] as const)
    await expect(page.getByLabel(label)).toHaveValue(guest[label]);
});

test('a quantity that is changed quickly ends where it was left', async ({ page }) => {
  await addToBag(page, 'book');
  const quantity = page.getByRole('combobox', { name: 'Quantity' });
  await quantity.focus();
  for (let press = 0; press < 6; press += 1) await page.keyboard.press('ArrowDown');
  await expect(quantity).toHaveValue('7');
  await expect(bagLink(page)).toHaveAccessibleName('Bag, 7 items');
  for (let press = 0; press < 4; press += 1) await page.keyboard.press('ArrowUp');
  await expect(quantity).toHaveValue('3');
  await page.reload();
  await expect(quantity).toHaveValue('3');
});
