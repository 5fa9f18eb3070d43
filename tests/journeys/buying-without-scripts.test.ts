import { expect, type Page, test } from './shop.ts';
import { productOf } from './shopper.ts';

test.use({ javaScriptEnabled: false, expectedComplaint: /status of 4\d\d/ });

const main = (page: Page) => page.getByRole('main');
const items = (page: Page) => main(page).getByRole('region', { name: 'Items in your bag' });
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });

async function putIn(page: Page, kind: Parameters<typeof productOf>[1]): Promise<void> {
  const { path } = await productOf(page, kind);
  await page.goto(path);
  await main(page).getByRole('button', { name: 'Add to bag' }).first().click();
  await expect(page).toHaveURL(/\/bag$/);
}

async function typeAddress(page: Page): Promise<void> {
  await main(page).getByLabel('E-mail address').fill('ruth@example.com');
  await main(page).getByLabel('Full name').fill('Ruth Almog');
  await main(page).getByLabel('Country').selectOption('US');
  await main(page).getByLabel('Street address').fill('12 Maple Street');
  await main(page).getByLabel('City').fill('Brooklyn');
  await main(page).getByLabel('State or region').selectOption('NY');
  await main(page).getByLabel('ZIP or postal code').fill('11201');
}

async function typeCard(page: Page, number = '4242 4242 4242 4242'): Promise<void> {
  await main(page).getByLabel('Card number').fill(number);
  await main(page).getByLabel('Expiry').fill('12/39');
  await main(page).getByLabel('Security code').fill('123');
}

async function goToReview(page: Page): Promise<void> {
  await page.goto('/checkout');
  await typeAddress(page);
  await button(page, 'Continue to shipping and payment').click();
  await typeCard(page);
  await button(page, 'Continue to review').click();
  await expect(page).toHaveURL(/\/review$/);
}

const ordersOf = async (page: Page, ids: string[]) => {
  const answers = await Promise.all(ids.map((id) => page.request.get(`/api/order/${id}`)));
  return Promise.all(answers.map((answer) => answer.json()));
};

test('what is chosen, written and counted is bought by forms alone', async ({ page }) => {
  const written = await productOf(page, 'personalized');
  await page.goto(written.path);
  await main(page).getByRole('textbox', { name: 'Engraving' }).fill('RUTH');
  await main(page).getByText('Is it a gift?').click();
  await main(page).getByRole('radio', { name: 'Gift wrap' }).check({ force: true });
  await main(page).getByLabel('Message to the recipient').fill('Mazal tov');
  await main(page).getByRole('button', { name: 'Add to bag' }).first().click();
  const varied = await productOf(page, 'variations');
  await page.goto(varied.path);
  await main(page).getByRole('radio', { name: /^B5/ }).check({ force: true });
  await main(page).getByLabel('Quantity').selectOption('3');
  await main(page).getByRole('button', { name: 'Add to bag' }).first().click();
  await expect(page).toHaveURL(/\/bag$/);
  await expect(items(page)).toContainText('RUTH');
  await expect(items(page)).toContainText('Mazal tov');
  await expect(items(page)).toContainText('B5');
  await main(page).getByRole('link', { name: 'Checkout' }).click();
  await typeAddress(page);
  await button(page, 'Continue to shipping and payment').click();
  await main(page).getByRole('radio').last().check({ force: true });
  const way = await main(page).getByRole('radio').last().getAttribute('value');
  await typeCard(page);
  await button(page, 'Continue to review').click();
  await expect(main(page)).toContainText('12 Maple Street');
  await expect(main(page)).toContainText('Visa ending in 4242');
  await button(page, 'Place order').click();
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(
    'Thank you for your order',
  );
  const id = /thank-you\/(\d+)/.exec(page.url())?.[1] ?? '';
  await expect(main(page).getByText(`Order number ${id}`)).toBeVisible();
  const [order] = await ordersOf(page, [id]);
  expect(order).toMatchObject({ email: 'ruth@example.com', shipping_type: { id: Number(way) } });
  expect(order.lines.map(({ quantity }: { quantity: number }) => quantity)).toEqual([1, 3]);
  expect(order.lines[0].gift_options).toMatchObject({ wrap: true, message: 'Mazal tov' });
  await page.goto('/bag');
  await expect(main(page).getByRole('heading', { name: 'Your bag is empty' })).toBeVisible();
});

test('a quantity is changed and a line taken out by forms', async ({ page }) => {
  await putIn(page, 'book');
  await items(page).getByLabel('Quantity').selectOption('2');
  await items(page)
    .getByRole('button', { name: /^Update/ })
    .click();
  await expect(items(page).getByLabel('Quantity')).toHaveValue('2');
  await putIn(page, 'book');
  await expect(items(page).getByLabel('Quantity')).toHaveValue('3');
  await items(page)
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect(main(page).getByRole('heading', { name: 'Your bag is empty' })).toBeVisible();
});

test('what is wrong is told at its field, and all but the card is kept', async ({ page }) => {
  await putIn(page, 'book');
  await page.goto('/checkout');
  await typeAddress(page);
  await main(page).getByLabel('Street address').fill('');
  await main(page).getByLabel('State or region').selectOption('CA');
  await button(page, 'Continue to shipping and payment').click();
  await expect(
    main(page).getByRole('link', { name: 'Please enter the street and house number.' }),
  ).toBeVisible();
  await expect(
    main(page).getByRole('link', { name: /11201 is in New York, not in California/ }),
  ).toBeVisible();
  await expect(main(page).getByLabel('City')).toHaveValue('Brooklyn');
  await expect(main(page).getByLabel('State or region')).toHaveValue('CA');
  await main(page).getByLabel('Street address').fill('12 Maple Street');
  await main(page)
    .getByRole('checkbox', { name: /^Both are right/ })
    .check({ force: true });
  await button(page, 'Continue to shipping and payment').click();
  await typeCard(page, '4242 4242 4242 4241');
  await button(page, 'Continue to review').click();
  await expect(main(page).getByRole('link', { name: /typing mistake/ })).toBeVisible();
  await expect(main(page).getByText(/type your card once more/)).toBeVisible();
  await expect(main(page).getByLabel('Card number')).toHaveValue('');
  expect(await page.content()).not.toMatch(/4242 ?4242 ?4242 ?4241/);
  await typeCard(page);
  await button(page, 'Continue to review').click();
  await button(page, 'Place order').click();
  await expect(page).toHaveURL(/thank-you/);
});

test('words that do not fit come back to be put right, and go in then', async ({ page }) => {
  const { path } = await productOf(page, 'personalized');
  await page.goto(path);
  const product = await main(page).locator('input[name="product"]').getAttribute('value');
  const words = await main(page).getByRole('textbox', { name: 'Engraving' }).getAttribute('name');
  const answer = await page.request.post('/bag', {
    form: { product: product ?? '', quantity: '2', [words ?? '']: 'x'.repeat(150) },
    headers: { 'Sec-Fetch-Site': 'same-origin' },
  });
  expect(answer.status()).toBe(422);
  await page.setContent(await answer.text());
  await expect(main(page).getByRole('link', { name: /Please use at most/ })).toBeVisible();
  await expect(main(page).getByLabel('Engraving')).toHaveValue('x'.repeat(150));
});

test('an order is placed once, however often it is pressed and loaded again', async ({ page }) => {
  await putIn(page, 'book');
  await goToReview(page);
  await page.reload();
  const form = await main(page)
    .locator('form[action="/review"]')
    .evaluate((one: HTMLFormElement) =>
      Object.fromEntries(
        [...one.querySelectorAll('input')].map(({ name, value }) => [name, value] as const),
      ),
    );
  const press = () =>
    page.request.post('/review', {
      form,
      headers: { 'Sec-Fetch-Site': 'same-origin' },
      maxRedirects: 0,
    });
  const answers = await Promise.all([press(), press(), press()]);
  answers.push(await press());
  expect(answers.map((answer) => answer.status())).toEqual([303, 303, 303, 303]);
  const places = new Set(answers.map((answer) => answer.headers().location));
  expect(places.size).toBe(1);
  await button(page, 'Place order').click();
  await expect(page).toHaveURL(new RegExp(`${[...places][0]}$`));
});

test('a card that is declined is told where the order is placed, and another one pays', async ({
  page,
}) => {
  await putIn(page, 'book');
  await page.goto('/checkout');
  await typeAddress(page);
  await button(page, 'Continue to shipping and payment').click();
  await typeCard(page, '4000 0000 0000 0002');
  await button(page, 'Continue to review').click();
  await button(page, 'Place order').click();
  await expect(
    main(page)
      .getByRole('alert')
      .filter({ hasText: /declined/i }),
  ).toBeVisible();
  await main(page).getByRole('link', { name: 'Enter another card' }).click();
  await typeCard(page);
  await button(page, 'Continue to review').click();
  await button(page, 'Place order').click();
  await expect(page).toHaveURL(/thank-you/);
});

test('it is picked up at the store by forms, too', async ({ page }) => {
  await putIn(page, 'book');
  await page.goto('/checkout');
  await main(page).getByRole('link', { name: 'Pick it up at the store instead' }).click();
  await main(page).getByLabel('Full name').fill('Ruth Almog');
  await main(page).getByLabel('E-mail address').fill('ruth@example.com');
  await button(page, 'Continue to payment').click();
  await expect(main(page).getByLabel('Phone')).toHaveAccessibleDescription(
    /phone number for the day/,
  );
  await expect(main(page).getByLabel('Full name')).toHaveValue('Ruth Almog');
  await main(page).getByLabel('Phone').fill('212 555 0123');
  await button(page, 'Continue to payment').click();
  await typeCard(page);
  await button(page, 'Continue to review').click();
  await button(page, 'Place order').click();
  await expect(page).toHaveURL(/thank-you/);
});

test('what nobody has put in cannot be ordered, and the empty bag says so', async ({ page }) => {
  for (const path of ['/bag', '/checkout', '/review']) {
    await page.goto(path);
    await expect(main(page).getByRole('heading', { name: 'Your bag is empty' })).toBeVisible();
  }
});

test.describe('once scripts come', () => {
  test('what was put in without them is in the bag, once', async ({ page, browser }) => {
    await putIn(page, 'book');
    await items(page).getByLabel('Quantity').selectOption('2');
    await items(page)
      .getByRole('button', { name: /^Update/ })
      .click();
    const context = await browser.newContext({
      javaScriptEnabled: true,
      storageState: await page.context().storageState(),
    });
    const awake = await context.newPage();
    const complaints: string[] = [];
    awake.on('pageerror', (error) => complaints.push(error.message));
    await awake.goto(page.url());
    await expect(awake.getByRole('button', { name: /for later$/ })).toBeVisible();
    await expect(items(awake).getByLabel('Quantity')).toHaveValue('2');
    await awake.reload();
    await expect(awake.getByRole('button', { name: /for later$/ })).toBeVisible();
    await expect(items(awake).getByLabel('Quantity')).toHaveValue('2');
    // The bag is shown as this browser keeps it before the shop has heard that it was taken over.
    await expect(async () => {
      await page.reload();
      await expect(main(page).getByRole('heading', { name: 'Your bag is empty' })).toBeVisible({
        timeout: 2000,
      });
    }).toPass();
    expect(complaints).toEqual([]);
    await context.close();
  });
});
