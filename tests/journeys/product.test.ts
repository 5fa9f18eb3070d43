import { expect, type Page, test } from './shop.ts';
import { bagLink, figure, hydrated, productOf } from './shopper.ts';

const main = (page: Page) => page.getByRole('main');
const addButton = (page: Page) =>
  main(page)
    .getByRole('button', { name: /^(Add to bag|Preorder|Sold out)$/ })
    .first();
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Added to your bag' });
const title = (page: Page) => page.getByRole('heading', { level: 1 });

async function openProduct(page: Page, landmark: Parameters<typeof productOf>[1], query = '') {
  const product = await productOf(page, landmark);
  await page.goto(`${product.path}${query}`);
  await hydrated(page);
  return product;
}

/** Signs a customer of the seed in, as the login form would. */
async function signIn(page: Page): Promise<void> {
  await page.request.get('/api/customer');
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  const answer = await page.request.post('/api/login', {
    data: { email: 'noa@example.com', password: 'quiet places 31' },
    headers: { 'X-XSRF-TOKEN': decodeURIComponent(token), 'X-Requested-With': 'XMLHttpRequest' },
  });
  expect(answer.ok()).toBe(true);
}

/** The page has heard who is signed in. */
const greeted = (page: Page) =>
  page.waitForFunction(() => localStorage.getItem('otzar:customer')?.includes('noa@example.com'));

test('what is written on it and how it is given goes into the bag with it', async ({ page }) => {
  await openProduct(page, 'personalized');
  await main(page).getByRole('textbox', { name: 'Engraving' }).fill('Noa');
  await expect(page.getByText('Personalization fee: $12.00')).toBeVisible();
  await expect(page.getByText('with what is written on it')).toBeVisible();
  await expect(main(page).getByText('This item cannot be returned')).toBeVisible();
  await page.getByText('Is it a gift?').click();
  await page.getByRole('radio', { name: 'Gift wrap' }).check({ force: true });
  await page.getByRole('textbox', { name: /^Message/ }).fill('Mazal tov');
  await page.getByRole('combobox', { name: 'Quantity' }).selectOption('2');
  await expect(main(page).getByText('Together')).toBeVisible();
  await addButton(page).click();
  await drawer(page).getByRole('link', { name: 'View bag' }).click();
  await expect(figure(page, 'Personalization')).toHaveText('$24.00');
  await expect(figure(page, 'Gift options')).toHaveText('$4.95');
  await expect(main(page)).toContainText('Noa');
  await expect(main(page)).toContainText('Mazal tov');
  await page.goBack();
  await expect(main(page).getByRole('textbox', { name: 'Engraving' })).toHaveValue('');
});

test('the chosen variation stands in the address, and opens from there', async ({ page }) => {
  await openProduct(page, 'variations', '?lang=he');
  const entries = await page.evaluate(() => history.length);
  await main(page).getByRole('radio', { name: /^B5/ }).check({ force: true });
  await expect(page).toHaveURL(/variation=\d+/);
  expect(page.url()).toContain('lang=he');
  expect(await page.evaluate(() => history.length)).toBe(entries);
  const sku = await main(page).getByText('SKU').locator('+ dd').textContent();
  await page.reload();
  await expect(main(page).getByRole('radio', { name: /^B5/ })).toBeChecked();
  await expect(main(page).getByText('SKU').locator('+ dd')).toHaveText(sku ?? '');
  // The server knows it too: what is shared is what is read, with scripts or without.
  const sent = await (await page.request.get(page.url())).text();
  expect(sent).toContain(sku);
});

test('Hebrew is an address, and a choice that is kept', async ({ page }) => {
  const { path } = await openProduct(page, 'hebrew', '?lang=he');
  const sent = await (await page.request.get(`${path}?lang=he`)).text();
  expect(sent).toMatch(/<h1[^>]*lang="he"/);
  expect(sent).toMatch(/<link rel="canonical" href="[^"]+\?lang=he"/);
  await expect(title(page)).toHaveAttribute('dir', 'rtl');
  const toggle = page.getByRole('group', { name: 'Product language' });
  await expect(toggle.getByRole('button', { name: 'עברית' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await toggle.getByRole('button', { name: 'English' }).click();
  await expect(title(page)).not.toHaveAttribute('lang', 'he');
  await expect(page).not.toHaveURL(/lang/);
  expect(await page.evaluate(() => localStorage.getItem('otzar:language'))).toBe('eng');
  await toggle.getByRole('button', { name: 'עברית' }).click();
  await page.reload();
  await expect(title(page)).toHaveAttribute('lang', 'he');
});

test('the pictures open over the page, and close on Escape to where one was', async ({ page }) => {
  await openProduct(page, 'book');
  const zoom = main(page).getByRole('button', { name: 'Zoom' });
  await expect(async () => {
    await zoom.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  const viewer = page.getByRole('dialog', { name: /^Pictures of/ });
  await page.keyboard.press('+');
  await expect(viewer.getByText('150%').or(viewer.getByText('200%'))).toBeVisible();
  await page.keyboard.press('0');
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByText('2 of 3')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(zoom).toBeFocused();
});

test('a guest who wants to follow is led to the login; nothing is asked of the shop', async ({
  page,
}) => {
  await openProduct(page, 'book');
  const calls: string[] = [];
  page.on(
    'request',
    (request) => request.url().includes('/following') && calls.push(request.url()),
  );
  await main(page)
    .getByRole('button', { name: /^Follow Ruth Almog/ })
    .click();
  await expect(page.getByText('Log in to follow Ruth Almog.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
  expect(calls).toEqual([]);
});

test('a customer follows and no longer follows, at once and for good', async ({ page }) => {
  await signIn(page);
  await openProduct(page, 'book');
  await greeted(page);
  const follow = main(page).getByRole('button', { name: 'Follow Ruth Almog' });
  const following = main(page).getByRole('button', { name: 'Following Ruth Almog' });
  await expect(page.getByText('Log in to follow')).toHaveCount(0);
  const saved = page.waitForResponse(
    (answer) =>
      answer.url().endsWith('/api/customer/following') && answer.request().method() === 'POST',
  );
  await follow.click();
  await expect(following).toHaveAttribute('aria-pressed', 'true');
  expect((await saved).status()).toBe(200);
  await page.reload();
  await expect(following).toBeVisible();
  const dropped = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
  await following.click();
  await expect(follow).toHaveAttribute('aria-pressed', 'false');
  expect((await dropped).status()).toBe(200);
});

test.describe('where the shop does not take it', () => {
  test.use({ expectedComplaint: /500/ });

  test('following goes back, in silence', async ({ page }) => {
    await signIn(page);
    await openProduct(page, 'book');
    await greeted(page);
    await page.route('**/api/customer/following', (route) =>
      route.request().method() === 'GET'
        ? route.continue()
        : route.fulfill({ status: 500, json: { message: 'We are taking stock just now.' } }),
    );
    const refused = page.waitForResponse((answer) => answer.status() === 500);
    await main(page).getByRole('button', { name: 'Follow Ruth Almog' }).click();
    await refused;
    await expect(main(page).getByRole('button', { name: 'Follow Ruth Almog' })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
    await expect(page.getByText('We are taking stock just now.')).toBeHidden();
  });
});

test('a heart on the page and on a card is the same heart', async ({ page }) => {
  const { title: name, path } = await openProduct(page, 'book');
  const heart = page.getByRole('button', { name: `Favorite ${name}`, exact: true }).first();
  const pressed = page.getByRole('button', {
    name: `Favorite ${name}`,
    exact: true,
    pressed: true,
  });
  await expect(async () => {
    if ((await pressed.count()) === 0) await heart.click();
    await expect(pressed.first()).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page.goto(`/search?q=${encodeURIComponent(name)}`);
  await expect(pressed.first()).toBeVisible();
  await pressed.first().click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await page.goto(path);
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
});

test('a product is there before the shop has answered, and complete when it has', async ({
  page,
}) => {
  await page.goto('/books/novels/3');
  await hydrated(page);
  const link = main(page).locator('a[href^="/products/"]').first();
  const name = (await link.textContent()) ?? '';
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/products/**.data*', async (route) => {
    await held;
    await route.continue();
  });
  await link.click();
  await expect(title(page)).toHaveText(name);
  await expect(main(page).getByText(/^\$\d/).first()).toBeVisible();
  await expect(page).toHaveURL(/\/products\//);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(page.getByRole('heading', { name: 'About it' })).toHaveCount(0);
  const place = await title(page).boundingBox();
  release();
  await expect(page.getByRole('heading', { name: 'About it' })).toBeVisible();
  expect(await title(page).boundingBox()).toEqual(place);
  await expect(addButton(page)).toBeEnabled();
  await page.goBack();
  await expect(link).toBeVisible();
});

test.describe('of a card whose product is gone', () => {
  // The browser itself says that it was refused.
  test.use({ expectedComplaint: /status of 404/ });

  test('the page says so', async ({ page }) => {
    await page.goto('/books/novels/3');
    await hydrated(page);
    const link = main(page).locator('a[href^="/products/"]').first();
    const href = (await link.getAttribute('href')) ?? '';
    await page.route('**/products/**.data*', async (route) =>
      route.continue({ url: route.request().url().replace(href, '/products/gone/99999999') }),
    );
    await link.click();
    await expect(
      page.getByRole('heading', { name: 'This page is not on our shelves' }),
    ).toBeVisible();
  });
});

test('a marketing tracker is told of what is added, from the page and from the bar', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await page.addInitScript(() => Reflect.set(window, '_learnq', []));
  const told = () => page.evaluate(() => Reflect.get(window, '_learnq'));
  const { title: name } = await openProduct(page, 'book');
  await page.getByRole('combobox', { name: 'Quantity' }).selectOption('3');
  await addButton(page).click();
  await expect(drawer(page)).toBeVisible();
  const event = { ProductID: 1, ProductName: name, ProductType: 'product', Quantity: 3 };
  await expect
    .poll(told)
    .toEqual([
      ['track', 'Added to Cart', { ...event, SKU: expect.any(String), Price: expect.any(Number) }],
    ]);
  await page.keyboard.press('Escape');
  await page.getByRole('heading', { name: 'Details' }).scrollIntoViewIfNeeded();
  const bar = page.locator('[aria-hidden="true"]').filter({ hasText: name }).locator('button');
  await expect(bar).toBeInViewport();
  await bar.click();
  await expect(drawer(page)).toBeVisible();
  await expect.poll(async () => (await told()).length).toBe(2);
  await page.keyboard.press('Escape');
  await expect(bagLink(page)).toHaveAccessibleName('Bag, 6 items');
});

test('what sells out while its page is open says so, and leads on', async ({ page }) => {
  await openProduct(page, 'cookbook');
  await page.route('**/api/max', (route) => route.fulfill({ json: [] }));
  await addButton(page).click();
  await expect(page.getByRole('alert').getByText(/has just sold out/)).toBeVisible();
  await expect(drawer(page)).toBeHidden();
  await expect(main(page).getByRole('button', { name: 'Sold out' }).first()).toBeDisabled();
  await page.getByRole('link', { name: /^See more in/ }).click();
  await expect(title(page)).toBeVisible();
});
