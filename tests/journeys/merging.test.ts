import { landmarks } from '../../storefront/demo/landmarks.ts';
import { fillLogIn, logIn, newCustomer } from './account.ts';
import { expect, test } from './shop.ts';
import { addToBag, bagLink, hydrated, openHydrated, productOf, settle } from './shopper.ts';

const { book, mug } = landmarks;

/** What every path asks (specification, section 2). */
const EVERY_PATH = ['GET /api/customer', 'GET /api/zip_code'];

test('logging in asks three times, whatever a guest brings along', async ({ page, shop }) => {
  const customer = await newCustomer(shop.origin, [{ id: mug.id, quantity: 2 }]);
  const saved = await addToBag(page, 'cookbook');
  await page.getByRole('button', { name: `Save ${saved} for later` }).click();
  const liked = await productOf(page, 'mug');
  await page.goto(liked.path);
  const heart = page.getByRole('button', { name: `Favorite ${liked.title}` }).first();
  await hydrated(page);
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await addToBag(page, 'book');
  await page.goto('/login');
  await settle(page);
  const asked: { from: string; call: string }[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const call = `${request.method()} ${pathname}`;
    if (pathname.startsWith('/api/')) asked.push({ from: new URL(page.url()).pathname, call });
  });
  await fillLogIn(page, customer);
  await expect(page.getByText('Your bag came along: 1 added.')).toBeVisible();
  await settle(page);
  const calls = (isLogIn: boolean) =>
    asked.filter(({ from }) => (from === '/login') === isLogIn).map(({ call }) => call);
  expect(calls(true).sort()).toEqual([
    'GET /api/customer/following',
    'POST /api/customer/bag/merge',
    'POST /api/login',
  ]);
  expect(calls(false).filter((call) => !EVERY_PATH.includes(call))).toEqual([]);
  await page.goto('/account/favorites');
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('a bag is merged once with another tab open, which shows it too', async ({
  page,
  context,
  shop,
}) => {
  const customer = await newCustomer(shop.origin, [{ id: mug.id, quantity: 2 }]);
  const title = await addToBag(page, 'book');
  const other = await context.newPage();
  await openHydrated(other, '/bag');
  const merges: string[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith('/api/customer/bag/merge')) merges.push(request.method());
  });
  await logIn(page, customer);
  await expect(page.getByText('Your bag came along: 1 added.')).toBeVisible();
  for (const tab of [page, other]) await expect(bagLink(tab)).toHaveAccessibleName(/3/);
  const lines = other.getByRole('region', { name: 'Items in your bag' });
  await expect(lines.getByRole('heading', { level: 3 })).toHaveCount(2);
  await expect(lines.getByRole('heading', { name: title })).toBeVisible();
  await page.reload();
  await expect(bagLink(page)).toHaveAccessibleName(/3/);
  expect(merges).toEqual(['POST']);
});

test.describe('a connection that breaks', () => {
  test.use({ expectedComplaint: /net::ERR_FAILED/ });

  test('before the bag is merged, or before the answer, loses and doubles nothing', async ({
    page,
    shop,
  }) => {
    const customer = await newCustomer(shop.origin, [
      { id: mug.id, quantity: 2 },
      { id: book.id, quantity: 3 },
    ]);
    await addToBag(page, 'book');
    await addToBag(page, 'cookbook');
    let breaks = 0;
    await page.route('**/api/customer/bag/merge', async (route) => {
      breaks += 1;
      if (breaks === 2) await route.fetch();
      if (breaks <= 2) return route.abort();
      return route.continue();
    });
    await logIn(page, customer);
    await expect.poll(() => breaks).toBeGreaterThan(0);
    await page.goto('/about/43');
    await expect.poll(() => breaks).toBeGreaterThan(1);
    await page.goto('/bag');
    await expect.poll(() => breaks).toBeGreaterThan(2);
    await expect(bagLink(page)).toHaveAccessibleName(/6/);
    const lines = page.getByRole('region', { name: 'Items in your bag' });
    await expect(lines.getByRole('heading', { level: 3 })).toHaveCount(3);
    await page.reload();
    await expect(bagLink(page)).toHaveAccessibleName(/6/);
  });
});
