import { expect, type Page, test } from './shop.ts';
import { productOf } from './shopper.ts';

test.use({ javaScriptEnabled: false, expectedComplaint: /status of 4\d\d/ });

const main = (page: Page) => page.getByRole('main');
const filters = (page: Page) => page.getByRole('region', { name: 'Filters' });
const whoIsThere = async (page: Page) => {
  const { customer } = await (await page.request.get('/api/customer')).json();
  return customer?.email;
};

test('a search is a form', async ({ page }) => {
  await page.goto('/');
  const field = page.getByRole('searchbox', { name: 'Search the shop' });
  await field.fill('garden');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=garden/);
  await expect(main(page).getByRole('heading', { level: 1 })).toContainText('garden');
});

test('a list is filtered, sorted and held to prices by forms', async ({ page }) => {
  await page.goto('/books/books/1');
  const box = filters(page).getByRole('checkbox').first();
  const value = await box.getAttribute('value');
  await box.check({ force: true });
  await filters(page).getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL(new RegExp(`=${value}(&|$)`));
  await expect(filters(page).getByRole('checkbox', { checked: true })).toHaveCount(1);
  await page.getByLabel('Sort by').selectOption('price-asc');
  await page.getByRole('button', { name: 'Sort', exact: true }).click();
  await expect(page).toHaveURL(/sort=price-asc/);
  await filters(page).getByLabel('Maximum price').fill('30');
  await filters(page).getByRole('button', { name: 'Go', exact: true }).click();
  await expect(page).toHaveURL(/price_max=30/);
  await expect(page).toHaveURL(/sort=price-asc/);
  await expect(filters(page).getByRole('checkbox', { checked: true })).toHaveCount(1);
});

test('each option of a facet can be chosen, also beyond the first few', async ({ page }) => {
  await page.goto('/books/books/1');
  const creators = filters(page).getByRole('group', { name: 'Creator' });
  const boxes = creators.getByRole('checkbox');
  const unfold = () => filters(page).locator('summary').filter({ hasText: 'Creator' }).click();
  await unfold();
  await expect(boxes).toHaveCount(8);
  await expect(creators.getByRole('button', { name: 'Show more' })).toBeHidden();
  await expect(creators.getByRole('searchbox')).toBeHidden();
  await boxes.first().check();
  const all = creators.getByRole('button', { name: /^Show all \d+$/ });
  const total = Number((await all.textContent())?.replace(/\D/g, ''));
  expect(total).toBeGreaterThan(16);
  await all.click();
  await expect(page).toHaveURL(/[?&]creators=.*&all=creators/);
  await expect(boxes).toHaveCount(total);
  await expect(boxes.first()).toBeChecked();
  const last = boxes.last();
  const value = await last.getAttribute('value');
  await last.check();
  await filters(page).getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL(new RegExp(`creators=${value}(&|#|$)`));
  await expect(creators.getByRole('checkbox', { checked: true })).toHaveCount(2);
  await expect(boxes).toHaveCount(total);
  await page.getByLabel('Sort by').selectOption('price-asc');
  await page.getByRole('button', { name: 'Sort', exact: true }).click();
  await expect(page).toHaveURL(/all=creators.*sort=price-asc/);
  await expect(creators.getByRole('checkbox', { checked: true })).toHaveCount(2);
  await page.goto(page.url().replace(/all=creators&?/, ''));
  await expect(boxes).toHaveCount(9);
  await expect(creators.getByRole('checkbox', { checked: true })).toHaveCount(2);
});

test('whoever wants all options of a facet is led to them, also before anything is chosen', async ({
  page,
}) => {
  await page.goto('/books/books/1');
  const creators = filters(page).getByRole('group', { name: 'Creator' });
  await filters(page).locator('summary').filter({ hasText: 'Creator' }).click();
  await creators.getByRole('button', { name: /^Show all \d+$/ }).click();
  await expect(page).toHaveURL(/[?&]all=creators#/);
  await expect(creators.getByRole('checkbox').nth(8)).toBeInViewport();
});

test('signing in is a form: what is wrong is told, what was typed is kept, and it leads back', async ({
  page,
}) => {
  const { path } = await productOf(page, 'book');
  await page.goto(path);
  await page.goto('/login', { referer: page.url() });
  await page.getByLabel('E-mail address').fill('noa@example.com');
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(main(page).getByRole('alert').filter({ hasText: /\w/ })).toBeVisible();
  await expect(page.getByLabel('E-mail address')).toHaveValue('noa@example.com');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  expect(await whoIsThere(page)).toBeUndefined();
  await page.goto('/login', { referer: new URL(path, page.url()).href });
  await page.getByLabel('E-mail address').fill('noa@example.com');
  await page.getByLabel('Password', { exact: true }).fill('quiet places 31');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  expect(await whoIsThere(page)).toBe('noa@example.com');
});

test('an account is made by a form, and each field says what is wrong with it', async ({
  page,
}) => {
  const email = `plain-${Date.now()}@example.com`;
  await page.goto('/register');
  await page.getByLabel('Full name').fill('Ruth Almog');
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(
    page.getByRole('link', { name: 'Please use at least 8 characters for your password.' }),
  ).toBeVisible();
  await expect(page.getByLabel('Full name')).toHaveValue('Ruth Almog');
  await page.getByLabel('Password', { exact: true }).fill('quiet places 77');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/$/);
  expect(await whoIsThere(page)).toBe(email);
});

test('a forgotten password is a form', async ({ page }) => {
  await page.goto('/forgot-password');
  await page.getByLabel('E-mail address').fill('noa@example.com');
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByText('Look in your e-mail.')).toBeVisible();
});

test('signing up for letters is a form', async ({ page }) => {
  await page.goto('/contact-us');
  const footer = page.getByRole('contentinfo');
  await footer.getByLabel('Email').fill('nobody');
  await footer.getByRole('button', { name: 'Sign up' }).click();
  await expect(main(page).getByLabel('Email')).toHaveValue('nobody');
  await expect(
    main(page)
      .getByRole('group', { name: /^Error: / })
      .getByRole('link'),
  ).toBeVisible();
  await main(page).getByLabel('Email').fill(`letters-${Date.now()}@example.com`);
  await main(page).getByRole('button', { name: 'Sign up' }).click();
  await expect(main(page).getByText(/^Almost there/)).toBeVisible();
});

test('a form that comes from elsewhere, or does not say from where, is refused', async ({
  page,
  baseURL,
}) => {
  const form = { email: 'noa@example.com', password: 'quiet places 31' };
  for (const headers of [
    {},
    { 'Sec-Fetch-Site': 'cross-site' },
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
  ] as Record<string, string>[]) {
    const answer = await page.request.post('/login', { form, headers });
    expect(answer.status()).toBe(403);
  }
  const json = await page.request.post('/login', {
    data: form,
    headers: { Origin: baseURL ?? '' },
  });
  expect(json.status()).toBe(415);
  expect(await whoIsThere(page)).toBeUndefined();
});

test('a guest at an unknown address under the account is told so', async ({ page }) => {
  for (const path of ['/account/nothing', '/account/nothing/3', '/account/orders/1/more/5']) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(404);
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
  }
});
