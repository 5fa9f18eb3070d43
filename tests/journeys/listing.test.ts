import type { Locator } from '@playwright/test';
import { expect, type Page, test } from './shop.ts';
import { hydrated } from './shopper.ts';

const BOOKS = '/books/all/1';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const filters = (page: Page) => page.getByRole('region', { name: 'Filters' });
const chips = (page: Page) => page.getByRole('region', { name: 'Applied filters' });
const count = (page: Page) => page.getByRole('main').getByRole('status').first();
const cards = (page: Page) =>
  page
    .getByRole('main')
    .locator('article')
    .filter({ has: page.locator('a[href*="/"]') });

const numberIn = (text: string | null) => Number((text ?? '').replace(/\D/g, ''));

/** Ticks the option of a facet that stands first. @returns what it is called, and how many it promises */
async function tickFirst(page: Page, facet: string): Promise<{ label: string; promised: number }> {
  const box = filters(page).getByRole('group', { name: facet }).getByRole('checkbox').first();
  const [, label = '', promised = ''] =
    /^(.*), ([\d,]+) products?$/.exec((await box.getAttribute('aria-label')) ?? '') ?? [];
  await box.click();
  await expect(page).toHaveURL(/page=1/);
  return { label, promised: numberIn(promised) };
}

test('a list is narrowed by facets, and told so in its address, in chips and in counts', async ({
  page,
}) => {
  await page.goto(BOOKS);
  const whole = numberIn(await count(page).textContent());
  const language = await tickFirst(page, 'Language');
  await expect(count(page)).toHaveText(`${language.promised} products`);
  const brand = await tickFirst(page, 'Brand');
  await expect(count(page)).toHaveText(`${brand.promised} products`);
  await expect(page).toHaveURL(/filters\.language=.*vendors=|vendors=.*filters\.language=/);
  for (const { label } of [language, brand])
    await expect(chips(page).getByRole('button', { name: new RegExp(label) })).toBeVisible();

  await page.reload();
  await expect(count(page)).toHaveText(`${brand.promised} products`);
  await chips(page)
    .getByRole('button', { name: `Remove filter: Brand ${brand.label}` })
    .click();
  await expect(count(page)).toHaveText(`${language.promised} products`);
  await page.goBack();
  await expect(count(page)).toHaveText(`${brand.promised} products`);
  await chips(page).getByRole('button', { name: 'Clear all' }).click();
  await expect(count(page)).toHaveText(`${whole} products`);
  await expect(chips(page)).toBeHidden();
});

test('the other options of a long facet come when they are wanted, and count for the list as it is', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/facet')) asked.push(new URL(request.url()).search);
  });
  await page.goto(BOOKS);
  const creators = filters(page).getByRole('group', { name: 'Creator' });
  const boxes = creators.getByRole('checkbox');
  await filters(page).locator('summary').filter({ hasText: 'Creator' }).click();
  await expect(boxes).toHaveCount(8);
  const more = creators.getByRole('button', { name: /^Show more/ });
  const others = numberIn(await more.textContent());
  expect(asked).toEqual([]);
  await more.click();
  await expect(boxes).toHaveCount(8 + others);
  expect(asked).toHaveLength(1);

  const { label, promised } = await tickFirst(page, 'Language');
  await expect(count(page)).toHaveText(`${promised} products`);
  await expect.poll(() => asked.length).toBe(2);
  expect(asked.at(-1)).toContain(`filters.language=`);
  await expect(creators.getByRole('button', { name: 'Show fewer' })).toBeVisible();
  await creators.getByRole('searchbox').fill(label);
  await expect(creators.getByText(/^Nothing here is called/)).toBeVisible();
  await creators.getByRole('searchbox').fill('');
  const last = boxes.last();
  const named = await last.getAttribute('value');
  await last.check();
  await expect(page).toHaveURL(new RegExp(`creators=${named}(&|$)`));
  await page.reload();
  await expect(boxes).toHaveCount(9);
  await expect(boxes.last()).toBeChecked();
});

test('a price range is applied with Go, and an order rewrites the address', async ({ page }) => {
  await page.goto(`${BOOKS}?page=3`);
  await filters(page).getByRole('spinbutton', { name: 'Minimum price' }).fill('20');
  await filters(page).getByRole('spinbutton', { name: 'Maximum price' }).fill('22');
  await filters(page).getByRole('button', { name: 'Go' }).click();
  await expect(page).toHaveURL(/price_min=20&price_max=22/);
  await expect(chips(page)).toContainText('$20.00 to $22.00');
  await expect(page).not.toHaveURL(/page=3/);
  await page.getByLabel('Sort by').selectOption('price-asc');
  await expect(page).toHaveURL(/sort=price-asc/);
  // The address is ahead of the list by a moment.
  await expect(async () => {
    const prices = await page
      .getByRole('main')
      .getByText(/^\$\d+\.\d\d$/)
      .allTextContents();
    const now = prices.map(numberIn).filter((cents) => cents <= 2200);
    expect(now).toEqual(now.toSorted((a, b) => a - b));
  }).toPass();
  await page.getByLabel('Sort by').selectOption('relavent');
  await expect(page).not.toHaveURL(/sort=/);
});

test('the list stays where it is while the next one loads, and after', async ({ page }) => {
  await page.goto(BOOKS);
  await filters(page).getByRole('group', { name: 'Brand' }).scrollIntoViewIfNeeded();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/1.data?**', async (route) => {
    await held;
    await route.continue();
  });
  const before = await count(page).textContent();
  const box = filters(page).getByRole('group', { name: 'Brand' }).getByRole('checkbox').first();
  const place = await box.boundingBox();
  await box.click();
  await expect(box).toBeChecked();
  await expect(count(page)).toHaveText(before ?? '');
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(1);
  release();
  await expect(page).toHaveURL(/vendors=/);
  await expect(count(page)).not.toHaveText(before ?? '');
  // What the shopper is looking at stays, whatever is taken away above it.
  const after = await box.boundingBox();
  expect(Math.abs((after?.y ?? 0) - (place?.y ?? 0))).toBeLessThan(120);
});

test('Back from a product leads to the same results, at the same place', async ({ page }) => {
  await page.goto(BOOKS);
  await tickFirst(page, 'Language');
  const last = cards(page).last().getByRole('link').first();
  await last.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(400);
  const results = await count(page).textContent();
  await last.click();
  await expect(page).toHaveURL(/\/products\//);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(count(page)).toHaveText(results ?? '');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(place - 100);
});

const DEEP = 300;

/** Where a link stands on the screen, in pixels from its top. */
const heightOf = (link: Locator) => link.evaluate((element) => element.getBoundingClientRect().top);

/** Goes from far down a list to a product and back, where something then comes in above the list. */
async function comeBackPushed(page: Page, anchoring: 'auto' | 'none') {
  await page.goto(BOOKS);
  const last = cards(page).last().getByRole('link').first();
  // Until the page is awake a link loads another, and the browser alone leads back.
  await hydrated(page);
  await last.scrollIntoViewIfNeeded();
  const left = await heightOf(last);
  await last.click();
  await expect(page).toHaveURL(/\/products\//);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.clock.install();
  await page.goBack();
  await expect(last).toBeInViewport();
  const pushed = await last.evaluate(
    async (link, [height, way]) => {
      document.documentElement.style.overflowAnchor = way;
      const before = link.getBoundingClientRect().top;
      const late = document.createElement('div');
      late.style.blockSize = `${height}px`;
      document.querySelector('main')?.prepend(late);
      // Whatever the browser does about it, it does with the next frame.
      await new Promise<void>((drawn) => new ResizeObserver(() => drawn()).observe(late));
      return link.getBoundingClientRect().top - before;
    },
    [DEEP, anchoring] as const,
  );
  return { last, left, pushed };
}

// A browser may keep what is on screen where it is by itself; not all of them do.
for (const anchoring of ['none', 'auto'] as const) {
  test(`a list pushed down after Back is put right in two seconds, by anchoring ${anchoring}`, async ({
    page,
  }) => {
    const { last, left, pushed } = await comeBackPushed(page, anchoring);
    if (anchoring === 'none') expect(pushed).toBeGreaterThanOrEqual(DEEP);
    else expect(pushed).toBe(0);
    await page.clock.runFor(2_000);
    await expect.poll(async () => Math.abs((await heightOf(last)) - left)).toBeLessThan(5);
  });
}

test('whoever scrolls after Back is left alone', async ({ page }) => {
  const { last } = await comeBackPushed(page, 'none');
  const before = await heightOf(last);
  await page.mouse.move(900, 400);
  await page.mouse.wheel(0, -100);
  await expect.poll(() => heightOf(last)).toBe(before + 100);
  await page.clock.runFor(3_000);
  expect(await heightOf(last)).toBe(before + 100);
});

test('pages are links, and each shows others', async ({ page }) => {
  await page.goto(BOOKS);
  const first = await cards(page).first().textContent();
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(cards(page).first()).not.toHaveText(first ?? '');
  await expect
    .poll(() => page.locator('link[rel="canonical"]').getAttribute('href'))
    .toMatch(/\/books\/all\/1\?page=2$/);
});

test('in the hand the filters are in a panel that answers each touch', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto(BOOKS);
  await page.getByRole('button', { name: /^Sort & Filter/ }).click();
  const panel = page.getByRole('dialog', { name: 'Sort & Filter' });
  await panel.getByText('Newest').click();
  await expect(page).toHaveURL(/sort=release_date-desc/);
  const found = panel.getByRole('status').last();
  const whole = (await found.textContent()) ?? '';
  await panel.getByRole('group', { name: 'Language' }).getByRole('checkbox').last().click();
  await expect(page).toHaveURL(/filters\.language=/);
  await expect(found).not.toHaveText(whole);
  const left = await found.textContent();
  await panel.getByRole('button', { name: 'Done' }).click();
  await expect(panel).toBeHidden();
  await expect(count(page)).toHaveText(left ?? '');
  await page.getByRole('button', { name: /^Sort & Filter.*1 set/ }).click();
  await panel.getByRole('button', { name: 'Reset' }).click();
  await expect(page).not.toHaveURL(/sort=|filters/);
});

test('in a narrow window a mouse folds and unfolds what is in the panel', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto(BOOKS);
  await page.getByRole('button', { name: /^Sort & Filter/ }).click();
  const panel = page.getByRole('dialog', { name: 'Sort & Filter' });
  const creator = panel.locator('summary').filter({ hasText: 'Creator' });
  const field = panel.getByRole('searchbox', { name: 'Find in Creator' });
  await creator.click();
  await expect(field).toBeVisible();
  await creator.click();
  await expect(field).toBeHidden();
});

const badAddresses = [
  '?page=-1',
  '?page=1e9',
  '?sort=cheapest',
  '?colour=red&vendors=nobody&filters.x=y',
  '?price_min=abc&price_max=',
  '?price_min=50&price_max=10',
  "?vendors=' OR 1=1--",
  '?filters.language=<script>alert(1)</script>',
];

for (const query of badAddresses) {
  test(`a list at ${query} is a sensible page`, async ({ page }) => {
    const answer = await page.goto(`${BOOKS}${query}`);
    expect(answer?.status()).toBe(200);
    await expect(heading(page)).toHaveText('Books');
    await expect(cards(page).first()).toBeVisible();
  });
}

test('automated categories, collections and creators have pages of their own', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'See all: New on the shelves' }).click();
  await expect(page).toHaveURL(/\/a\//);
  await expect(filters(page)).toBeVisible();

  await page.goBack();
  await main.getByRole('link', { name: 'See all: Gift ideas' }).click();
  await expect(page).toHaveURL(/\/collections\//);
  await expect(cards(page).first()).toBeVisible();
  await expect(filters(page)).toBeHidden();
  await expect(page.getByLabel('Sort by')).toBeHidden();

  await page.goBack();
  const creators = page.getByRole('region', { name: 'Creators to follow' });
  const name = await creators.getByRole('link').first().textContent();
  await creators.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/creator\//);
  await expect(heading(page)).toHaveText(name ?? '');
});

test('a wrong slug leads to the right one, and an unknown id to a page that says so', async ({
  page,
}) => {
  const { path } = (await (await page.request.get('/api/listing/1')).json()) as { path: string };
  await page.goto('/books/wrong/1?sort=price-asc');
  await expect(page).toHaveURL(new RegExp(`${path}\\?sort=price-asc$`));
  // A page past the last and a value that the shop does not have lead to the list there is.
  await page.goto(`${path}?vendors=x&sort=price-asc`);
  await expect(page).toHaveURL(new RegExp(`${path}\\?sort=price-asc$`));
  await page.goto(`${path}?page=9999`);
  await expect(page).toHaveURL(new RegExp(`${path}\\?page=\\d{1,3}$`));
  for (const nowhere of ['/collections/x/999999', '/creator/x/999999', '/a/x/y/999999', '/x/y/0']) {
    const answer = await page.request.get(nowhere);
    expect(answer.status(), nowhere).toBe(404);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a shopper narrows, orders, pages and reads a product', async ({ page }) => {
    await page.goto(BOOKS);
    const whole = await count(page).textContent();
    await filters(page)
      .getByRole('group', { name: 'Language' })
      .getByRole('checkbox')
      .first()
      .check();
    await filters(page).getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL(/filters\.language=/);
    await expect(count(page)).not.toHaveText(whole ?? '');
    await page.getByLabel('Sort by').selectOption('price-asc');
    await page.getByRole('button', { name: 'Sort', exact: true }).click();
    await expect(page).toHaveURL(/filters\.language=.*sort=price-asc|sort=price-asc.*filters/);
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL(/page=2/);
    await cards(page).first().getByRole('link').first().click();
    await expect(page.getByRole('main')).toContainText(/\$\d/);
    await expect(page.getByRole('main')).toContainText(/In stock|left|Sold out|Preorder|Download/i);
  });
});
