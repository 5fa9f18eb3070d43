import type { Page, Request, Route } from '@playwright/test';
import { landmarks } from '../../storefront/demo/landmarks.ts';
import { expect, test } from './shop.ts';
import { bagLink, openHydrated } from './shopper.ts';

/** What the shop asks for by itself on a visit's beginning and on each path. */
const ownCalls = [
  '/api/customer',
  '/api/countries',
  '/api/currencies',
  '/api/zip_code',
  '/api/shipping/index',
  '/api/max',
  '/api/categories',
  '/utm',
];

type Answer = (route: Route) => Promise<void> | undefined;

/** How each of them may go wrong by itself. */
const alone: Record<string, Answer> = {
  fails: (route) => route.abort(),
  'never answers': () => undefined,
};

/** How all of them may go wrong at once. */
const together: Record<string, Answer> = {
  ...alone,
  'is refused': (route) => route.fulfill({ status: 500, json: { message: 'No.' } }),
  'answers nonsense': (route) => route.fulfill({ status: 200, body: '<p>Blocked</p>' }),
};

const shown = (page: Page) => page.getByRole('heading', { level: 1 });

const campaign = '?utm_medium=mail&utm_campaign=autumn';

/** Comes to a product and leads it to the bag, and takes no step for granted. */
async function buy(page: Page): Promise<void> {
  const product: { path: string; title: string } = await (
    await page.request.get(`/api/product/${landmarks.book.id}`)
  ).json();
  await page.goto(product.path + campaign);
  await expect(page.getByRole('heading', { name: product.title, level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Add to bag' }).first().click();
  await page.getByRole('dialog').getByRole('link', { name: 'View bag' }).click();
  await expect(page.getByRole('heading', { name: product.title })).toBeVisible();
  await expect(bagLink(page)).toHaveAccessibleName('Bag, 1 item');
}

/** Walks from the shop window to a bag with something in it. */
async function walk(page: Page): Promise<void> {
  await page.goto(`/${campaign}`);
  await expect(shown(page)).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Books' }).first().click();
  await expect(page.getByRole('heading', { name: 'Books', level: 1 })).toBeVisible();
  await buy(page);
}

// The browser itself says what became of a request; an uncaught error is none of these.
const expectedComplaint = /^Failed to load resource/;

for (const [way, answer] of Object.entries(alone)) {
  test.describe(`when a call of the shop’s own ${way}`, () => {
    test.use({ expectedComplaint });
    for (const call of ownCalls) {
      test(`a visit goes on without ${call}`, async ({ page }) => {
        await page.route(`**${call}`, answer);
        await buy(page);
      });
    }
  });
}

for (const [way, answer] of Object.entries(together)) {
  test.describe(`when each call of the shop’s own ${way}`, () => {
    test.use({ expectedComplaint });
    test('a visit goes on all the same', async ({ page }) => {
      for (const call of ownCalls) await page.route(`**${call}`, answer);
      await walk(page);
    });
  });
}

test('a visit begins with who is there, countries and currencies; each path with who, where and how', async ({
  page,
}) => {
  const asked: string[] = [];
  const note = (request: Request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(`${request.method()} ${pathname}`);
  };
  page.on('request', note);
  await openHydrated(page, '/books/all/1');
  const first = ['GET /api/countries', 'GET /api/currencies', 'GET /api/customer'];
  await expect.poll(() => asked.toSorted()).toEqual(first);
  await page.waitForLoadState('networkidle');
  expect(asked.toSorted()).toEqual(first);
  await page.evaluate(async () => {
    const [, token] = /XSRF-TOKEN=([^;]+)/.exec(document.cookie) ?? [];
    await fetch('/api/zip_code', {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-Requested-With': 'XMLHttpRequest',
        'X-XSRF-TOKEN': token ?? '',
      },
      body: JSON.stringify({ zipCode: '11201', country: 'US' }),
    });
  });
  asked.length = 0;
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).click();
  await expect(page).toHaveTitle('Contact us · Otzar');
  await expect.poll(() => asked).toContain('POST /api/shipping/index');
  expect(asked).toContain('GET /api/customer');
  expect(asked.indexOf('GET /api/zip_code')).toBeLessThan(
    asked.indexOf('POST /api/shipping/index'),
  );
  expect(asked).not.toContain('GET /api/countries');
});

test('what a campaign says of itself is reported once, only what it says, and not of later queries', async ({
  page,
}) => {
  const told: unknown[] = [];
  await page.route('**/utm', (route) => {
    told.push(route.request().postDataJSON());
    return route.continue();
  });
  const answered = page.waitForResponse('**/utm');
  await page.goto('/books/all/1?utm_source=paper&utm_medium=mail&utm_campaign=autumn&utm_term=');
  expect((await answered).status()).toBe(200);
  const marks = { utm_medium: 'mail', utm_campaign: 'autumn' };
  expect(told).toEqual([marks]);
  await page.getByRole('main').getByRole('combobox').first().selectOption({ index: 1 });
  await expect(page).toHaveURL(/sort=/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).click();
  await expect(page).toHaveTitle('Contact us · Otzar');
  await page.waitForLoadState('networkidle');
  expect(told).toEqual([marks]);
});

test.describe('an address with a hash', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  const topOf = (page: Page, id: string) =>
    page.evaluate((name) => document.getElementById(name)?.getBoundingClientRect().top, id);

  test('leads there over 500 ms, also when it comes late', async ({ page }) => {
    await openHydrated(page, '/privacy-policy/40#late-part');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).click();
    await expect(page).toHaveTitle('Contact us · Otzar');
    await page.goBack();
    await expect(page).toHaveTitle('Privacy Policy · Otzar');
    const places = await page.evaluate(async () => {
      const seen: { at: number; y: number }[] = [];
      const begun = performance.now();
      const look = () => seen.push({ at: performance.now() - begun, y: window.scrollY });
      const part = document.createElement('p');
      part.id = 'late-part';
      part.style.marginBlock = '2000px';
      part.textContent = 'Late';
      document.querySelector('main')?.append(part);
      for (let n = 0; n < 60; n += 1) {
        await new Promise(requestAnimationFrame);
        look();
      }
      return seen;
    });
    const first = places.find(({ y }) => y > 0);
    const end = places.at(-1);
    expect(end?.y).toBeGreaterThan(500);
    const arrived = places.find(({ y }) => y === end?.y);
    const took = (arrived?.at ?? 0) - (first?.at ?? 0);
    expect(took).toBeGreaterThan(300);
    expect(took).toBeLessThan(900);
    expect(Math.abs((await topOf(page, 'late-part')) ?? 1000)).toBeLessThan(300);
  });
});
