import { logIn, noa, signOut } from './account.ts';
import { expect, type Page, test } from './shop.ts';
import { addToBag, bagLink, productOf } from './shopper.ts';

// What fails without a connection is what is tried here.
test.use({
  serviceWorkers: 'allow',
  expectedComplaint:
    /ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 503|Network Error|Failed to fetch|loading route module/,
});

const notice = (page: Page) => page.getByRole('region', { name: 'No connection' });

/** Waits until a page and its data are kept. */
const kept = (page: Page, path: string) =>
  expect
    .poll(() =>
      page.evaluate(async (wanted) => {
        const store = await caches.open('otzar-pages-1');
        const paths = (await store.keys()).map(({ url }) => new URL(url).pathname);
        return paths.includes(wanted) && paths.includes(`${wanted}.data`);
      }, path),
    )
    .toBe(true);

/** Waits until the code of the bag is kept, and of what opens over a page: it is brought once something is in the bag. */
const bagKept = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const bag = await (await fetch('/bag')).text();
        const named = new DOMParser()
          .parseFromString(bag, 'text/html')
          .querySelectorAll('link[rel="modulepreload"]');
        const loaded = performance
          .getEntriesByType('resource')
          .map(({ name }) => new URL(name).pathname)
          .filter((path) => /^\/assets\/.*\.js$/.test(path));
        const wanted = [...loaded, ...[...named].map((link) => link.getAttribute('href') ?? '')];
        const store = await caches.open('otzar-parts-1');
        const parts = (await store.keys()).map(({ url }) => new URL(url).pathname);
        const isStageHere = loaded.some((path) => path.includes('OverlayStage'));
        return isStageHere ? wanted.filter((path) => !parts.includes(path)) : ['OverlayStage'];
      }),
    )
    .toEqual([]);

/** Puts the product that is open into the bag, and goes on looking. */
async function addHere(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add to bag' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
}

test('visited pages are read without a connection, and what is put in the bag stays', async ({
  page,
  context,
}) => {
  const book = await productOf(page, 'book');
  const other = await productOf(page, 'cookbook');
  await page.goto('/about/43');
  await kept(page, '/about/43');
  await page.goto(book.path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await kept(page, book.path);
  await addHere(page);
  await expect(bagLink(page)).toHaveAccessibleName('Bag, 1 item');
  await bagKept(page);

  await context.setOffline(true);
  await expect(notice(page)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: book.title, level: 1 })).toBeVisible();
  await expect(notice(page)).toBeVisible();

  // Without a reload, from one visited page to another.
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /^About/ })
    .click();
  await expect(page).toHaveURL(/\/about\/43$/);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(book.title);
  await page.goBack();
  await expect(page.getByRole('heading', { name: book.title, level: 1 })).toBeVisible();

  await addHere(page);
  await expect(bagLink(page)).toHaveAccessibleName('Bag, 2 items');
  await page.reload();
  await expect(bagLink(page)).toHaveAccessibleName('Bag, 2 items');

  // What was not visited says so, and leads to what was.
  await page.goto(other.path);
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await page.getByRole('link', { name: new RegExp(book.title.slice(0, 12)) }).click();
  await expect(page.getByRole('heading', { name: book.title, level: 1 })).toBeVisible();

  await context.setOffline(false);
  await expect(notice(page)).toBeHidden();
  await page.goto('/bag');
  await expect(page.getByRole('region', { name: 'Items in your bag' })).toContainText(book.title);
});

test('for whoever only looks nothing of a bag is fetched ahead, and what they take without a connection stays', async ({
  page,
  context,
}) => {
  const asked: string[] = [];
  context.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const book = await productOf(page, 'book');
  await page.goto('/about/43');
  await kept(page, '/about/43');
  await page.goto(book.path);
  await kept(page, book.path);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => /^\/bag$|OverlayStage|search-parts/.test(path))).toEqual([]);

  await context.setOffline(true);
  await expect(notice(page)).toBeVisible();
  await page.getByRole('button', { name: 'Add to bag' }).first().click();
  await expect(bagLink(page)).toHaveAccessibleName('Bag, 1 item');
  await page.reload();
  await expect(bagLink(page)).toHaveAccessibleName('Bag, 1 item');
});

test('nothing of a bag, an account or an order is kept', async ({ page }) => {
  await page.goto('/about/43');
  await kept(page, '/about/43');
  await addToBag(page, 'book');
  for (const path of ['/account/orders', '/checkout', '/login', '/orders/guest/1/status'])
    await page.goto(path);
  const addresses = await page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const keys = await Promise.all(stores.map((store) => store.keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname);
  });
  const personal =
    /^\/(bag|account|checkout|login|orders|library)|^\/api\/(customer|order|zip|max)/;
  expect(addresses.filter((path) => personal.test(path))).toEqual([]);
  expect(addresses).toContain('/about/43');
});

test('whoever signs out leaves no list of what they visited', async ({ page }) => {
  await logIn(page, noa);
  await page.goto('/about/43');
  await kept(page, '/about/43');
  await signOut(page);
  await expect(page).toHaveURL(/\/$/);
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const store = await caches.open('otzar-pages-1');
        return (await store.keys()).some(({ url }) => url.endsWith('/about/43'));
      }),
    )
    .toBe(false);
});

test('the worker is asked for anew each time, so that a new one is there at once', async ({
  page,
}) => {
  const worker = await page.request.get('/sw.js');
  expect(worker.headers()['cache-control']).toBe('no-cache');
});

test('a page that is asked for without a connection says so, offers the visited ones, and comes by itself', async ({
  page,
  context,
}) => {
  await page.goto('/about/43');
  await kept(page, '/about/43');
  await page.goto('/');
  await page.waitForLoadState('networkidle');

  await context.setOffline(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).click();
  await expect(page.getByRole('heading', { name: 'You are offline', level: 1 })).toBeVisible();
  await expect(page).toHaveTitle(/^You are offline/);
  await expect(page.getByText('Something went wrong')).toHaveCount(0);
  const visited = page.getByRole('navigation', { name: 'Pages you have visited' });
  await expect(visited.getByRole('link', { name: /^About/ })).toHaveAttribute('href', '/about/43');

  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Contact us', level: 1 })).toBeVisible();
});

test('a page whose address is opened without a connection comes by itself', async ({
  page,
  context,
}) => {
  await page.goto('/about/43');
  await kept(page, '/about/43');
  await context.setOffline(true);
  await page.goto('/contact-us');
  await expect(page.getByRole('heading', { name: 'You are offline', level: 1 })).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Contact us', level: 1 })).toBeVisible();
});

test('a customer’s page that is open stays as it is without a connection', async ({
  page,
  context,
}) => {
  await logIn(page, noa);
  await page.goto('/account/orders');
  const first = page.getByRole('main').getByRole('heading', { level: 2 }).first();
  await expect(first).toBeVisible();
  const words = await first.textContent();
  // Nothing of an account is kept, but the worker answers for pages that cannot be had.
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), {
      message: 'the worker begins once the browser is idle',
      timeout: 45_000,
    })
    .toBe(true);
  await context.setOffline(true);
  await expect(notice(page)).toBeVisible();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(first).toHaveText(words ?? '');
  await page.getByRole('link', { name: 'Addresses' }).first().click();
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await expect(page.getByText('Something went wrong')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/account\/orders$/);
  await context.setOffline(false);
  await expect(first).toHaveText(words ?? '');
});
