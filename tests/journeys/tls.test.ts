import { join } from 'node:path';
import { rootFolder } from '../../storefront/server/db/folders.ts';
import { runShop } from '../runner/shop.mjs';
import { complaintsOf, expect, test } from './shop.ts';
import { productOf } from './shopper.ts';

const certificates = join(rootFolder, 'tests', 'certificates');

test('a shop with a certificate is used over HTTP/2, which fonts travel on before their page', async ({
  browser,
}) => {
  const shop = await runShop({
    env: {
      TLS_CERT: join(certificates, 'first.pem'),
      TLS_KEY: join(certificates, 'first-key.pem'),
    },
  });
  const page = await browser.newPage({ baseURL: shop.origin, ignoreHTTPSErrors: true });
  const complaints = complaintsOf(page);
  const { path } = await productOf(page, 'book');
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const hinted = new Promise<string | undefined>((resolve) => {
    session.once('Network.responseReceivedEarlyHints', ({ headers }) => resolve(headers.link));
  });
  // What pages need is known from the first on.
  await page.request.get('/');
  await page.goto(path);
  expect(await hinted).toContain('.woff2');
  const protocols = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map((entry) => (entry as PerformanceResourceTiming).nextHopProtocol),
  );
  expect(new Set(protocols)).toEqual(new Set(['h2']));
  await page.getByRole('button', { name: 'Add to bag' }).first().click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'View bag' })).toBeVisible();
  const cookies = await page.context().cookies();
  expect(cookies.length).toBeGreaterThan(0);
  for (const { name, secure } of cookies) expect(secure, name).toBe(true);
  expect(complaints).toEqual([]);
  await page.close();
  await shop.close();
});
