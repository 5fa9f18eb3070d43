import { noa, openScreen } from './account.ts';
import { expect, type Page, test } from './shop.ts';

interface Kept {
  id: number;
  email: string;
  status: string;
  gift_code: string | null;
}

/** The order of the customer with a past that has arrived these days, and holds a gift. */
async function arrivedOrder(page: Page): Promise<Kept & { gift_code: string }> {
  const { orders }: { orders: Kept[] } = await (
    await page.request.get('/api/customer/order')
  ).json();
  const found = orders.find(({ status, gift_code }) => status === 'delivered' && gift_code);
  if (!found?.gift_code) throw new Error('No gift of hers has arrived.');
  return { ...found, gift_code: found.gift_code };
}

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name });

/** Chooses one of the first thing, for a reason. */
async function chooseOne(page: Page): Promise<void> {
  await page.getByRole('checkbox').first().check();
  await page
    .getByLabel(/^Reason for/)
    .first()
    .selectOption({ label: 'I changed my mind' });
  await page.getByRole('button', { name: 'Return 1 item' }).click();
}

test('a customer sends one thing back, from the order to the label, and loses nothing on the way', async ({
  page,
}) => {
  await openScreen(page, '/account/orders', noa);
  const order = await arrivedOrder(page);
  await page.goto(`/account/orders/${order.id}`);
  await page.getByRole('link', { name: 'Start a return' }).click();
  await expect(heading(page, 'What goes back?')).toBeVisible();
  await chooseOne(page);

  await expect(heading(page, 'Your refund')).toBeVisible();
  await page.getByText('Visa ending in 4242').click();
  await page.reload();
  await expect(page.getByRole('radio', { name: /Visa ending in 4242/ })).toBeChecked();
  await page.goBack();
  await expect(page.getByRole('checkbox').first()).toBeChecked();
  await page.getByRole('button', { name: 'Return 1 item' }).click();
  const refund = await page.getByRole('definition').last().textContent();
  await page.getByRole('button', { name: 'Continue' }).click();

  await expect(heading(page, 'How it comes back')).toBeVisible();
  await page.getByText('Print a label').click();
  await page.getByRole('button', { name: 'Confirm the return' }).click();
  await expect(heading(page, /^Return \d+$/)).toBeVisible();
  await expect(page.getByLabel('What is refunded when')).toContainText(refund ?? 'nothing');
  await expect(page.getByRole('figure', { name: /^Return label \d+$/ })).toBeVisible();
  await page.reload();
  await expect(heading(page, /^Return \d+$/)).toBeVisible();

  await page.goto('/choose-a-return-method');
  await expect(page).toHaveURL('/return');
  await page.goto(`/account/orders/${order.id}`);
  await expect(page.getByRole('link', { name: /^Return \d+: 1 item, on its way/ })).toBeVisible();
});

test('a guest finds the order by the keyboard alone, and hears what cannot go back', async ({
  page,
  browser,
  baseURL,
}) => {
  await openScreen(page, '/account/orders', noa);
  const order = await arrivedOrder(page);
  const guest = await (await browser.newContext({ baseURL })).newPage();
  await guest.goto('/return');
  await guest.getByLabel('Order number').focus();
  await guest.keyboard.type(String(order.id));
  await guest.keyboard.press('Tab');
  await guest.keyboard.type(noa.email);
  await guest.keyboard.press('Enter');
  await expect(heading(guest, 'What goes back?')).toBeVisible();
  const box = guest.getByRole('checkbox').first();
  await box.focus();
  await guest.keyboard.press('Space');
  await expect(box).toBeChecked();
  const reason = guest.getByLabel(/^Reason for/).first();
  await reason.focus();
  await guest.keyboard.press('ArrowDown');
  await guest.keyboard.type('It came');
  await expect(reason).not.toHaveValue('');
  await guest.getByRole('button', { name: 'Return 1 item' }).focus();
  await guest.keyboard.press('Enter');
  await expect(heading(guest, 'Your refund')).toBeVisible();
  await guest.context().close();
});

test('a gift goes back without its price, and not a second time', async ({
  page,
  browser,
  baseURL,
}) => {
  await openScreen(page, '/account/orders', noa);
  const order = await arrivedOrder(page);
  const friend = await (await browser.newContext({ baseURL })).newPage();
  await friend.goto('/gift-return');
  await friend.getByLabel('Order number').fill(String(order.id));
  await friend.getByLabel('Gift code').fill(order.gift_code.toLowerCase());
  await friend.getByRole('button', { name: 'Find the gift' }).click();
  await expect(heading(friend, 'What of the gift goes back?')).toBeVisible();
  await expect(friend.getByRole('checkbox')).toHaveCount(1);
  const hidden = () => expect(friend.getByRole('main')).not.toContainText('$');
  await hidden();
  await chooseOne(friend);
  await friend.getByLabel('Your e-mail address').fill('tamar@example.com');
  await hidden();
  await friend.goBack();
  await friend.getByRole('button', { name: 'Return 1 item' }).click();
  await expect(friend.getByLabel('Your e-mail address')).toHaveValue('tamar@example.com');
  await friend.getByRole('button', { name: 'Continue' }).click();
  await friend.getByText('Bring it to the store').click();
  await hidden();
  await friend.getByRole('button', { name: 'Confirm the return' }).click();
  await expect(heading(friend, /^Return \d+$/)).toBeVisible();
  await hidden();

  await friend.goto('/gift-return');
  await friend.getByLabel('Gift code').fill(order.gift_code);
  await friend.getByLabel('Order number').fill(String(order.id));
  await friend.getByRole('button', { name: 'Find the gift' }).click();
  await expect(friend.getByText('Already returned.')).toBeVisible();
  await friend.context().close();
});

test('a screen of a return that is opened by its address leads to where it begins', async ({
  page,
}) => {
  for (const path of [
    '/select-items-to-return',
    '/choose-a-refund-method',
    '/choose-a-return-method',
  ]) {
    await page.goto(path);
    await expect(page).toHaveURL('/return');
  }
  await page.goto('/gift-return');
  await page.getByLabel('Gift code').fill('ABCD');
  await page.goto('/choose-a-refund-method');
  await expect(page).toHaveURL('/gift-return');
  await expect(page.getByLabel('Gift code')).toHaveValue('ABCD');
});
