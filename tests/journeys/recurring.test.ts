import { landmarks } from '../../storefront/demo/landmarks.ts';
import { newCustomer } from './account.ts';
import { expect, type Page, test } from './shop.ts';

const { hebrew, giftCard } = landmarks;

test.use({ expectedComplaint: /status of (404|422)/ });

/** Logs in on the screen that a guest was sent to. */
async function logIn(page: Page, { email, password }: { email: string; password: string }) {
  await page.waitForURL('**/login');
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

/** Adds an address and a card in place. */
async function addOwn(page: Page) {
  await page.getByRole('button', { name: 'Add an address' }).click();
  const address = page.getByRole('dialog', { name: 'Add an address' });
  await address.getByLabel(/^(Full n|N)ame/).fill('Dana Peled');
  await address
    .getByLabel(/^Street/)
    .first()
    .fill('12 Maple Street');
  await address.getByLabel('City').fill('Brooklyn');
  await address.getByLabel(/^Zip/i).fill('11201');
  await address.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByRole('radio', { name: 'Dana Peled' })).toBeChecked();
  await page.getByRole('button', { name: 'Add a card' }).click();
  const card = page.getByRole('dialog', { name: 'Add a card' });
  await card.getByLabel('Card number').fill('4242424242424242');
  await card.getByLabel(/^Expir/).fill('1239');
  await card.getByLabel('Security code').fill('123');
  await card.getByRole('button', { name: 'Save card' }).click();
  await expect(page.getByRole('radio', { name: 'Visa ending in 4242' })).toBeChecked();
}

test('a guest logs in, is back at the plans, signs up, and looks after it', async ({
  page,
  shop,
}) => {
  const account = await newCustomer(shop.origin);
  await page.goto('/subscription/1/2');
  await logIn(page, account);
  await page.waitForURL('**/subscription/1/2');
  await page.getByRole('button', { name: 'Start it' }).click();
  await expect(page.getByRole('link', { name: 'Please choose a plan.' })).toBeVisible();
  await page.getByRole('radio', { name: 'A book of poems' }).check();
  await page.getByLabel('It comes').selectOption('two_weeks');
  await page.getByRole('button', { name: 'Start it' }).click();
  await expect(page.getByRole('link', { name: 'Please choose where it goes.' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Please choose a card.' })).toBeVisible();
  await addOwn(page);
  await expect(page.getByLabel('It comes')).toHaveValue('two_weeks');
  await expect(page.getByText('Standard shipping (estimate)')).toBeVisible();
  await page.getByRole('button', { name: 'Start it' }).click();

  await page.waitForURL('**/subscription-confirmation/*');
  await expect(page.getByRole('heading', { name: 'It comes by itself now' })).toBeVisible();
  await expect(page.getByText('Every two weeks')).toBeVisible();
  await expect(page.getByText('Visa ending in 4242')).toBeVisible();
  await expect(page).toHaveTitle(/^Your subscription/);
  const other = page.url().replace('subscription-confirmation', 'recurring-confirmation');

  await page.getByRole('link', { name: 'All that comes to you' }).click();
  await expect(page.getByText(/every two weeks/)).toBeVisible();
  await page.getByRole('link', { name: /^Update/ }).click();
  await page.getByLabel('How often').selectOption('quarter');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText(/^Saved\./)).toBeVisible();

  await page.goto(other);
  await expect(page.getByRole('heading', { name: /not on our shelves/ })).toBeVisible();
});

test('one product comes again and again; what cannot says why', async ({ page, shop }) => {
  const account = await newCustomer(shop.origin);
  await page.goto(`/products/hebrew/${hebrew.id}`);
  await page.getByRole('link', { name: 'Have it come regularly' }).click();
  await logIn(page, account);
  await page.waitForURL(`**/subscription/2/${hebrew.id}`);
  await addOwn(page);
  await page.getByRole('button', { name: 'Start it' }).click();
  await page.waitForURL('**/recurring-confirmation/*');
  await expect(page).toHaveTitle(/^Your recurring order/);
  await expect(page.getByText('Every month')).toBeVisible();
  await page.goto(`/subscription/2/${giftCard.id}`);
  await expect(page.getByText(/A gift card is given once/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to its page' })).toBeVisible();
});

test('what is somebody else’s, or nowhere, is not there', async ({ page, shop }) => {
  const account = await newCustomer(shop.origin);
  await page.goto('/subscription-confirmation/1');
  await logIn(page, account);
  await page.waitForURL('**/subscription-confirmation/1');
  const missing = page.getByRole('heading', { name: /not on our shelves/ });
  await expect(missing).toBeVisible();
  for (const path of ['/recurring-confirmation/1', '/subscription/1/999', '/subscription/3/1']) {
    await page.goto(path);
    await expect(missing).toBeVisible();
  }
});
