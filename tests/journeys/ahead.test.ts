import { devices } from '@playwright/test';
import { KNOWN_FILE } from '../../storefront/app/platform/content-filter.ts';
import { expect, type Page, test } from './shop.ts';
import { openHydrated, productOf } from './shopper.ts';

const { userAgent } = devices['Pixel 7'];
test.use({ userAgent, viewport: { width: 375, height: 812 }, isMobile: true, hasTouch: true });

/** The files of code and the data that are asked for from now on. */
function askedBy(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\.(js|data)$/.test(pathname)) asked.push(pathname);
  });
  return asked;
}

const LIST = '/books/all/1';

/** The files of code that a page names. */
const filesIn = (html: string) => [...html.matchAll(/\/assets\/[\w.-]+\.js/g)].map(String);

const scriptsOf = (asked: string[]) => asked.filter((path) => path.endsWith('.js'));

/** Opens a page, until it is awake and has fetched what it fetches by itself: the last when it is idle. */
async function openIdle(page: Page, path: string): Promise<void> {
  const askedWhenIdle = page.waitForResponse((response) => response.url().endsWith(KNOWN_FILE));
  await openHydrated(page, path);
  await askedWhenIdle;
  await page.waitForLoadState('networkidle');
}

const openList = (page: Page) => openIdle(page, LIST);

/** All code that the page of a product asks for by itself. */
async function codeOfProducts(page: Page): Promise<string[]> {
  const { path } = await productOf(page, 'book');
  const asked = askedBy(page);
  await openIdle(page, path);
  return scriptsOf(asked);
}

/** Scrolls as a thumb does, until a card is in the middle of the screen. */
async function scrollToCard(page: Page) {
  const card = page.getByRole('main').getByRole('article').first();
  await card.scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollBy(0, 60));
  return card;
}

test('on a phone the code of a product is there before its card is tapped', async ({
  page,
  context,
}) => {
  const code = await codeOfProducts(await context.newPage());
  const ahead = askedBy(page);
  await openList(page);
  const card = await scrollToCard(page);
  await expect.poll(() => code.filter((file) => !ahead.includes(file))).toEqual([]);
  await page.waitForLoadState('networkidle');

  const after = askedBy(page);
  const title = await card.getByRole('link').textContent();
  await card.getByRole('link').tap();
  await expect(page.getByRole('heading', { level: 1, name: title ?? '' })).toBeVisible();
  expect(scriptsOf(after)).toEqual([]);
  await page.waitForLoadState('networkidle');
  expect(scriptsOf(after)).toEqual([]);
});

test('nothing is fetched ahead on a page that nobody touches', async ({ page }) => {
  const { path } = await productOf(page, 'book');
  const ofProducts = filesIn(await (await page.request.get(path)).text());
  const fetched = askedBy(page);
  await openList(page);
  const ofLists = filesIn(await (await page.request.get(LIST)).text());
  const onlyOfProducts = ofProducts.filter((file) => !ofLists.includes(file));
  expect(onlyOfProducts).not.toEqual([]);
  expect(fetched.filter((file) => onlyOfProducts.includes(file))).toEqual([]);
});

for (const connection of [{ saveData: true }, { effectiveType: '2g' }])
  test(`with ${JSON.stringify(connection)} nothing is fetched before a tap`, async ({ page }) => {
    await page.addInitScript((told) => {
      Object.defineProperty(navigator, 'connection', { value: told });
    }, connection);
    await openList(page);
    const ahead = askedBy(page);
    const card = await scrollToCard(page);
    await card.getByRole('link').dispatchEvent('touchstart');
    await card.getByRole('link').dispatchEvent('pointerover');
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(ahead).toEqual([]);
    await card.getByRole('link').tap();
    await expect(page).toHaveURL(/\/products\//);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

test('a public page tells a browser what to fetch until its router does, and a page of one shopper never', async ({
  page,
}) => {
  const rules = '<script type="speculationrules">';
  expect(await (await page.request.get('/')).text()).toContain(rules);
  expect(await (await page.request.get('/bag')).text()).not.toContain(rules);
  // A policy that forbade them would be told of on the console, which fails every journey.
  await openHydrated(page, '/');
  await expect(page.locator('script[type="speculationrules"]')).toHaveCount(0);
});
