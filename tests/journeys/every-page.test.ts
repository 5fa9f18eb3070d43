import { landmarks } from '../../storefront/server/seed/landmarks.ts';
import { logIn, noa } from './account.ts';
import { accountScreens, doorScreens, houseScreens } from './screens.ts';
import { expect, type Page, test } from './shop.ts';
import { addToBag, goToCheckout } from './shopper.ts';

interface Home {
  rails: { path: string | null }[];
  creators: { path: string }[];
}

/** One address of each kind of page. */
async function addressesOf(page: Page): Promise<string[]> {
  const { rails, creators }: Home = await (await page.request.get('/api/home')).json();
  const rail = (kind: string) => rails.find(({ path }) => path?.startsWith(kind))?.path ?? kind;
  const kinds = [
    ...(['book', 'variations', 'personalized', 'soldOut', 'preorder', 'digital'] as const),
    ...(['giftCard', 'hebrew', 'subscription', 'service', 'bundle'] as const),
  ];
  const products = await Promise.all(
    kinds.map(async (name) => {
      const answer = await page.request.get(`/api/product/${landmarks[name].id}`);
      const { path }: { path: string } = await answer.json();
      return path;
    }),
  );
  return [
    ...['/', '/books/all/1', '/books/novels/3', '/books/all/1?vendors=nobody&page=2'],
    ...[rail('/a/'), rail('/collections/'), creators[0]?.path ?? '/creator/'],
    ...['/search', '/search?q=river', '/search?q=rivr', '/search?q=zzzz'],
    ...products,
    ...['/about/43', '/shipping-policy/41', '/return-policy/42', '/terms-of-use/39'],
    ...['/privacy-policy/40', '/e-gift-card', '/bag', '/sign-in', '/checkout', '/review'],
    ...doorScreens,
    ...houseScreens,
  ];
}

const day = 86_400_000;

/** What a shopper keeps who has been here before and has chosen otherwise wherever there is a choice. */
async function visitedBefore(page: Page): Promise<void> {
  await addToBag(page, 'book');
  await page.evaluate((then) => {
    const bag = JSON.parse(localStorage.getItem('otzar:bag') ?? '{}');
    bag.data.favorites = [1, 2, 14];
    const kept = {
      bag,
      notices: { version: 1, data: { betaClosed: true, proxyDismissed: then } },
      currency: {
        version: 1,
        data: { ...{ currency: 'ILS', name: 'Israeli New Shekel' }, symbol: '₪', rate: 3.65 },
      },
      recentlyViewed: {
        version: 1,
        data: [2, 3, 9].map((id) => ({ id, time_stamp: then })),
      },
      recentSearches: { version: 1, data: ['river', 'גן'] },
      zipLookup: {
        version: 1,
        data: { zip: '11201', country: { label: 'United States', value: 'US' }, tax_rate: 0 },
      },
    };
    for (const [name, module] of Object.entries(kept))
      localStorage.setItem(`otzar:${name}`, JSON.stringify(module));
    localStorage.setItem('otzar:language', 'heb');
  }, Date.now() - day);
}

/** The page has heard from everybody whom it asks, and is awake. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main button')].every((button) =>
      Object.keys(button).some((key) => key.startsWith('__reactFiber')),
    ),
  );
}

for (const { width, before } of [
  { width: 375, before: 'nothing' },
  { width: 1280, before: 'an earlier visit' },
]) {
  test.describe(`at ${width} px after ${before}`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('no page complains', async ({ page }) => {
      test.slow();
      if (before !== 'nothing') await visitedBefore(page);
      for (const address of await addressesOf(page)) {
        const answer = await page.goto(address);
        expect(answer?.status(), address).toBe(200);
        await expect(page.getByRole('heading', { level: 1 }), address).toHaveCount(1);
        await settle(page);
      }
      if (before === 'nothing') return;
      await page.goto('/bag');
      await goToCheckout(page);
      await settle(page);
    });

    test('no screen of the account complains', async ({ page }) => {
      test.slow();
      await logIn(page, noa);
      for (const address of await accountScreens(page)) {
        await page.goto(address);
        await expect(page).toHaveURL(address);
        await settle(page);
        await expect(page.getByRole('heading', { level: 1 }), address).toHaveCount(1);
      }
    });

    test('what is pressed while a page wakes up is no cause to complain', async ({ page }) => {
      test.slow();
      if (before !== 'nothing') await visitedBefore(page);
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      const { path }: { path: string } = await (await page.request.get('/api/product/1')).json();
      for (const [address, name] of [
        [path, /^Add to bag$/],
        [path, /^Favorite /],
        [path, /^Follow /],
        ['/books/all/1', /^Favorite /],
        ['/', /^Favorite /],
        ['/', /^Follow /],
      ] as const) {
        await page.goto(address, { waitUntil: 'commit' });
        await page.getByRole('main').getByRole('button', { name }).first().dispatchEvent('click');
        await settle(page);
      }
    });

    test.describe('where there is nothing to show', () => {
      // The browser itself says which status a page came with.
      test.use({ expectedComplaint: /status of (404|500)/ });

      test('a page says so', async ({ page }) => {
        if (before !== 'nothing') await visitedBefore(page);
        for (const [address, status] of [
          ['/nowhere/at/all/to/be/seen', 404],
          ['/products/gone/99999999', 404],
          ['/500', 500],
        ] as const) {
          const answer = await page.goto(address);
          expect(answer?.status(), address).toBe(status);
          await settle(page);
        }
      });
    });
  });
}
