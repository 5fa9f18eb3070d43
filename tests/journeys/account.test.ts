import { newCustomer, openScreen } from './account.ts';
import { expect, type Page, test } from './shop.ts';
import { card, fill } from './shopper.ts';

const address = {
  'Full name': 'Dana Peled',
  'Street address': '12 Olive Street',
  City: 'Brooklyn',
  'State or region': 'NY',
} as const;

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const kept = (page: Page, name: RegExp) => page.getByRole('article', { name });

test('the frame of an account page comes from the server, with nothing of a customer in it', async ({
  request,
}) => {
  const answer = await request.get('/account/addresses');
  expect(answer.headers()['cache-control']).toBe('no-store');
  const page = await answer.text();
  expect(page).toContain('<h1>Addresses</h1>');
  expect(page).toContain('noindex');
});

test('addresses are added, changed, preferred and deleted; nothing typed is lost', async ({
  page,
  shop,
}) => {
  await openScreen(page, '/account/addresses', await newCustomer(shop.origin));
  await button(page, 'Add an address').click();
  await expect(page.getByLabel('Full name')).toBeFocused();
  await fill(page, address);
  await page.getByLabel('Country').selectOption('US');
  await page.getByLabel('ZIP code').fill('112');
  await button(page, 'Save address').click();
  await expect(
    page.getByRole('link', { name: 'Please enter a zip code of 5 digits.' }),
  ).toBeVisible();
  await expect(page.getByLabel('City')).toHaveValue('Brooklyn');
  await page.getByLabel('ZIP code').fill('11201');
  await button(page, 'Save address').click();
  await expect(kept(page, /12 Olive Street/).getByText('Default', { exact: true })).toBeVisible();

  await button(page, 'Add an address').click();
  await fill(page, { ...address, 'Street address': '8 Baker Street', City: 'London' });
  await page.getByLabel('Country').selectOption('GB');
  await page.getByLabel('Postcode').fill('SW1A 1AA');
  await button(page, 'Save address').click();
  await button(page, /^Make default: .*Baker/).click();
  await expect(kept(page, /Baker Street/).getByText('Default', { exact: true })).toBeVisible();
  await expect(kept(page, /Olive Street/).getByText('Default', { exact: true })).toHaveCount(0);

  await button(page, /^Edit: .*Olive/).click();
  await page.getByLabel('Street address').fill('14 Olive Street');
  await button(page, 'Save address').click();
  await expect(kept(page, /14 Olive Street/)).toBeVisible();

  await button(page, /^Delete: .*Baker/).click();
  await button(page, /^Yes, delete .*Baker/).click();
  await expect(kept(page, /Baker Street/)).toHaveCount(0);
  await page.reload();
  await expect(kept(page, /14 Olive Street/)).toBeVisible();
  await expect(kept(page, /Baker Street/)).toHaveCount(0);
});

test('two cards are kept, one of them pays', async ({ page, shop }) => {
  await openScreen(page, '/account/payments', await newCustomer(shop.origin));
  for (const number of ['4242 4242 4242 4242', '5555 5555 5555 4444']) {
    await button(page, 'Add a card').click();
    await fill(page, { ...card, 'Card number': number });
    await button(page, 'Save card').click();
    await expect(kept(page, new RegExp(`ending in ${number.slice(-4)}`))).toBeVisible();
  }
  await expect(kept(page, /4242/).getByText('Default', { exact: true })).toBeVisible();
  await button(page, /^Make default: .*4444/).click();
  await expect(kept(page, /4444/).getByText('Default', { exact: true })).toBeVisible();
  await button(page, /^Delete: .*4242/).click();
  await button(page, /^Yes, delete .*4242/).click();
  await expect(kept(page, /4242/)).toHaveCount(0);
  await page.reload();
  await expect(kept(page, /4444/).getByText('Default', { exact: true })).toBeVisible();
});

test.describe('a wrong password', () => {
  test.use({ expectedComplaint: /422/ });

  test('changes nothing of the profile, and loses nothing that was typed', async ({
    page,
    shop,
  }) => {
    await openScreen(page, '/account/profile', await newCustomer(shop.origin));
    await page.getByLabel('Full name').fill('Dana Sela');
    await page.getByLabel('New password').fill('a garden of 9 letters');
    await page.getByLabel('Current password').fill('not the one');
    await button(page, 'Save changes').click();
    const summary = page.getByRole('group', { name: 'Error: One answer needs another look' });
    await expect(summary).toBeFocused();
    await summary.getByRole('link').click();
    await expect(page.getByLabel('Current password')).toBeFocused();
    await expect(page.getByLabel('New password')).toHaveValue('a garden of 9 letters');
    await page.getByLabel('Current password').fill('lanterns over 12 roofs');
    await button(page, 'Save changes').click();
    await expect(page.getByText(/^Saved\./)).toBeVisible();
    await page.goto('/account/dashboard');
    await expect(page.getByRole('heading', { name: 'Hello, Dana', level: 1 })).toBeVisible();
    await expect(page.getByText('Dana Sela')).toBeVisible();
  });
});
