import { expect, test } from './shop.ts';
import { settle } from './shopper.ts';
import { visitedBefore } from './visited-before.ts';

for (const { width, before } of [
  { width: 375, before: 'nothing' },
  { width: 1280, before: 'an earlier visit' },
]) {
  test.describe(`at ${width} px after ${before}`, () => {
    test.use({ viewport: { width, height: 800 } });

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
