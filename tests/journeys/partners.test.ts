import { test as base } from '@playwright/test';
import { runShop } from '../runner/shop.mjs';
import { shiftOf, watchShifts } from './layout-shift.ts';
import { complaintsOf, expect, type Page, type RunningShop } from './shop.ts';
import { addToBag, goToCheckout, goToReview, placeOrder, productOf } from './shopper.ts';
import { startThirdParties } from './third-parties.ts';

type ThirdParties = Awaited<ReturnType<typeof startThirdParties>>;

/** A shop that other companies help. */
const test = base.extend<object, { companies: ThirdParties; shop: RunningShop }>({
  companies: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what is needed.
    async ({}, use) => {
      const companies = await startThirdParties();
      await use(companies);
      await companies.close();
    },
    { scope: 'worker' },
  ],
  shop: [
    async ({ companies }, use) => {
      const shop = await runShop({
        env: {
          ...companies.env,
          SENTRY_DSN: 'https://0123456789abcdef0123456789abcdef@reports.example/1',
          ALGOLIA_APP_ID: 'OTZAR',
          ALGOLIA_SEARCH_KEY: 'search-only',
        },
      });
      await use(shop);
      await shop.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ shop }, use) => use(shop.origin),
});

test.describe.configure({ mode: 'serial' });

const bar = (page: Page) => page.getByRole('region', { name: 'Privacy choices' });
const widget = (page: Page, kind: string) => page.locator(`[data-widget="${kind}"]`);

/** What others have put into the browser, or brought into the page. */
const ofOthers = (page: Page, origin: string) =>
  page.evaluate(
    (other) =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => name.startsWith(other)),
    origin,
  );

test('nothing of other companies comes before it is accepted, nor after it is declined', async ({
  page,
  companies,
}) => {
  companies.asked.length = 0;
  const complaints = complaintsOf(page);
  await page.goto('/');
  await expect(bar(page)).toBeVisible();
  await bar(page).getByRole('button', { name: 'Only what is needed' }).click();
  await expect(bar(page)).toBeHidden();
  await addToBag(page, 'book');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Privacy choices' })).toBeVisible();
  await expect(bar(page)).toBeHidden();
  expect(companies.asked).toEqual([]);
  expect(await ofOthers(page, companies.origin)).toEqual([]);
  expect(complaints).toEqual([]);
});

test('the question covers nothing that is sold, moves nothing, and is not what a page is about', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await watchShifts(page);
  await page.addInitScript(() => {
    Object.assign(window, { largest: '' });
    new PerformanceObserver((list) => {
      const element = Reflect.get(list.getEntries().at(-1) ?? {}, 'element') as Element | null;
      Object.assign(window, { largest: element?.closest('section')?.textContent ?? '' });
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  await page.goto((await productOf(page, 'book')).path);
  await expect(bar(page)).toBeVisible();
  expect(await shiftOf(page)).toBeLessThan(0.01);
  expect(await page.evaluate(() => Reflect.get(window, 'largest'))).not.toContain(
    'Privacy choices',
  );
  await page.mouse.wheel(0, 1_500);
  const buy = page.locator('[data-buy-bar]');
  await expect(buy).not.toHaveAttribute('data-away');
  await expect
    .poll(async () => {
      const [question, sold] = [await bar(page).boundingBox(), await buy.boundingBox()];
      return question && sold ? Math.round(question.y + question.height - sold.y) : 1_000;
    })
    .toBeLessThanOrEqual(1);
});

test('whoever accepts is counted by what they add, and has the chat when they ask for it', async ({
  page,
  companies,
}) => {
  companies.asked.length = 0;
  await page.goto('/');
  await bar(page).getByRole('button', { name: 'Accept' }).click();
  await expect(bar(page)).toBeHidden();
  expect(companies.asked).toEqual([]);
  const { path, title } = await productOf(page, 'book');
  await page.goto(path);
  await page.getByRole('button', { name: 'Add to bag' }).first().click();
  await expect.poll(() => companies.asked).toEqual(['/track.js']);
  const told = () => page.evaluate(() => JSON.stringify(Reflect.get(window, 'told') ?? []));
  await expect.poll(told).toContain('Added to Cart');
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await told()).toContain(JSON.stringify(title));

  await page.goto('/contact-us');
  await page.setViewportSize({ width: 375, height: 700 });
  // Until the companies are known the house's own assistance answers instead.
  await expect(page.getByRole('button', { name: 'Privacy choices' })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('button', { name: 'Chat with us' }).click();
  await page.getByRole('contentinfo').getByRole('button', { name: 'Give feedback' }).click();
  for (const kind of ['chat', 'feedback']) await expect(widget(page, kind)).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.getByRole('searchbox').first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  for (const kind of ['chat', 'feedback']) await expect(widget(page, kind)).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  const closed = Date.now();
  await expect(widget(page, 'chat')).toBeHidden();
  await expect(widget(page, 'chat')).toBeVisible();
  // It is seen closed a moment after it was, on a busy machine.
  expect(Date.now() - closed).toBeGreaterThan(3_500);
  await expect(widget(page, 'feedback')).toBeVisible();
});

test('whoever wants the chat is asked first, and has it when they agree', async ({
  page,
  companies,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
  );
  companies.asked.length = 0;
  await page.goto('/about/43');
  const chat = page.getByRole('contentinfo').getByRole('button', { name: 'Chat with us' });
  // The companies are known once the page is awake; a browser that objects is not asked.
  await expect(page.getByRole('button', { name: 'Privacy choices' })).toBeVisible();
  await expect(bar(page)).toBeHidden();
  await chat.click();
  await expect(bar(page)).toContainText('The chat is run by another company');
  expect(companies.asked).toEqual([]);
  await bar(page).getByRole('button', { name: 'Accept' }).click();
  await expect(widget(page, 'chat')).toBeVisible();
});

test('the shop works whole when every other host is blocked', async ({ page, shop }) => {
  const uncaught: string[] = [];
  page.on('pageerror', ({ message }) => uncaught.push(message));
  const blocked: string[] = [];
  await page.route(
    (url) => url.origin !== new URL(shop.origin).origin,
    (route) => {
      blocked.push(new URL(route.request().url()).host);
      return route.abort();
    },
  );
  await page.goto('/');
  await bar(page).getByRole('button', { name: 'Accept' }).click();
  await page
    .getByRole('navigation', { name: 'Departments' })
    .getByRole('link', { name: 'Books' })
    .click();
  await expect(page.getByRole('heading', { name: 'Books', level: 1 })).toBeVisible();
  await page.getByRole('searchbox').first().fill('river');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=river/);
  await expect(page.getByRole('main').locator('a[href^="/products/"]').first()).toBeVisible();
  const title = await addToBag(page, 'book');
  await goToCheckout(page);
  await goToReview(page);
  await placeOrder(page);
  await expect(page.getByRole('main')).toContainText(title);
  await page.getByRole('contentinfo').getByRole('button', { name: 'Chat with us' }).click();
  await expect(page.getByText(/The chat is closed just now/)).toBeVisible();
  expect(blocked).not.toEqual([]);
  expect(uncaught).toEqual([]);
});
