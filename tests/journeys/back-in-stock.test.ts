import { expect, type Page, test } from './shop.ts';
import {
  addToBag,
  card,
  continueToReview,
  fill,
  goToCheckout,
  guest,
  placeOrder,
  productOf,
} from './shopper.ts';

const form = (page: Page) => page.getByRole('region', { name: 'Mail me when it is back' });
const field = (page: Page) => form(page).getByLabel('E-mail address');
const send = (page: Page) => form(page).getByRole('button', { name: 'Mail me' }).click();
const newEmail = () => `${crypto.randomUUID()}@example.com`;

/** The letters to an address, as the list of the shop’s mail has them. */
async function lettersTo(page: Page, email: string): Promise<string[]> {
  const list = await (await page.request.get('/dev/mail')).text();
  return list.split('<li>').filter((item) => item.includes(email));
}

/** Follows a link of the only letter to an address, and presses the button of the page that it leads to. */
async function press(page: Page, email: string, purpose: string, button: string): Promise<void> {
  const letters = await lettersTo(page, email);
  expect(letters).toHaveLength(1);
  const [, id = ''] = /\/dev\/mail\/(\d+)/.exec(letters[0] ?? '') ?? [];
  const letter = await (await page.request.get(`/dev/mail/${id}`)).text();
  const [link = ''] = new RegExp(`/back-in-stock/[\\w.-]+/${purpose}`).exec(letter) ?? [];
  await page.goto(link);
  await page.getByRole('button', { name: button }).click();
}

/** Opens a page until it says that what it shows is sold out: it is kept for a moment. */
const openSoldOut = (page: Page, path: string) =>
  expect(async () => {
    await page.goto(path);
    await expect(form(page)).toBeVisible({ timeout: 1_000 });
  }).toPass();

test('who waits for something sold out, with scripts or without, is written to once when it is back', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const visitor = async (javaScriptEnabled: boolean) =>
    (await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled })).newPage();
  const [waiting, leaving, typing] = [newEmail(), newEmail(), newEmail()];
  const { path, title } = await productOf(page, 'lastOne');
  await addToBag(page, 'lastOne');
  await goToCheckout(page);
  await fill(page, { ...guest, ...card });
  await continueToReview(page);
  const order = await placeOrder(page);

  const plain = await visitor(false);
  await openSoldOut(plain, path);
  await expect(plain.getByText(/^(Get it|Pick it up)/)).toHaveCount(0);
  await field(plain).fill('nobody');
  await send(plain);
  await expect(plain).toHaveURL(/#back-in-stock$/);
  await expect(field(plain)).toHaveValue('nobody');
  await expect(form(plain).getByRole('group', { name: /^Error: / })).toBeVisible();
  for (const email of [waiting, leaving]) {
    await openSoldOut(plain, path);
    await field(plain).fill(email);
    await send(plain);
    await expect(form(plain).getByRole('status')).toContainText(`our letter to ${email} `);
    await expect(form(plain)).toBeInViewport();
  }
  await press(plain, waiting, 'confirm', 'Yes, write to me once');
  await expect(plain.getByRole('heading', { name: 'We will write to you' })).toBeVisible();
  await press(plain, leaving, 'confirm', 'Yes, write to me once');
  await press(plain, leaving, 'unsubscribe', 'Do not write to me');
  await expect(plain.getByRole('heading', { name: 'We will not write' })).toBeVisible();

  const scripted = await visitor(true);
  await scripted.goto(path);
  await field(scripted).fill('nobody');
  await send(scripted);
  await expect(form(scripted).getByRole('group', { name: /^Error: / })).toBeFocused();
  await field(scripted).fill(typing);
  await send(scripted);
  await expect(form(scripted).getByRole('status')).toBeFocused();
  await press(scripted, typing, 'confirm', 'Yes, write to me once');

  // An order that is cancelled puts back what it took.
  await page.goto(`/orders/guest/${order}/status`);
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await page.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(page.getByText(`Order ${order} is cancelled.`)).toBeVisible();

  const back = `>${title} is back<`;
  for (const email of [waiting, typing])
    await expect
      .poll(async () => (await lettersTo(page, email)).filter((one) => one.includes(back)).length, {
        timeout: 60_000,
      })
      .toBe(1);
  expect(await lettersTo(page, leaving)).toHaveLength(1);
  await plain.context().close();
  await scripted.context().close();
});
