import { runShop } from '../runner/shop.mjs';
import { errorsIn, type Reports, reportingTo, startReportService } from './report-service.ts';
import { test as base, expect, type Page } from './shop.ts';

const RELEASE = 'otzar@0.0.0+journey';

const test = base.extend<object, { service: Reports }>({
  service: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what is needed.
    async ({}, use) => {
      const service = await startReportService();
      await use(service);
      service.close();
    },
    { scope: 'worker' },
  ],
});

/** Opens a page of a shop that reports there. */
async function openShop(service: Reports, { key, most }: { key?: string; most?: number } = {}) {
  return runShop({
    env: {
      ...reportingTo(service, key),
      SENTRY_RELEASE: RELEASE,
      ...(most && { SENTRY_MAX_EVENTS: String(most) }),
    },
  });
}

/** Breaks the page so often, each time otherwise, in words that nobody must hear. */
async function breakPage(page: Page, times: number): Promise<void> {
  await page.evaluate(async (count) => {
    for (let n = 0; n < count; n += 1) {
      const why = `broken-${'abcdefghijklmnopqrstuvwxyz'[n]} for noa@example.com, card 4242 4242 4242 4242`;
      setTimeout(() => {
        throw new Error(why);
      });
      await new Promise((later) => setTimeout(later, 50));
    }
  }, times);
}

/** The reports that came of what was done, once none is on its way any more. */
async function reportsOf(page: Page, service: Reports, work: () => Promise<void>) {
  const before = errorsIn(service).length;
  await work();
  await expect.poll(() => errorsIn(service).length).toBeGreaterThan(before);
  await page.waitForLoadState('networkidle');
  return errorsIn(service).slice(before);
}

const toldOf = (reports: Awaited<ReturnType<typeof reportsOf>>) =>
  reports.map(({ exception, release, environment }) => ({
    said: exception.values[0].value,
    release,
    environment,
  }));

test.describe('an error of a page', () => {
  test.use({ expectedComplaint: /^uncaught: broken/ });

  test('is reported after the first load, as often as allowed, with nothing personal in it', async ({
    page,
    service,
  }) => {
    const shop = await openShop(service, { most: 3 });
    try {
      const loaded = page.waitForResponse(/\/assets\/error-reports-/);
      await page.goto(`${shop.origin}/search?q=my+secret+wish&utm_medium=secret`);
      expect(await page.evaluate(() => document.readyState)).toBe('complete');
      await loaded;
      await page.waitForLoadState('networkidle');
      await page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).click();
      await page.getByRole('textbox', { name: 'Name' }).fill('Secret Person');
      await page.evaluate(
        (words) => console.warn(words),
        `x y ${'secret@example.com '.repeat(40)}`,
      );
      await breakPage(page, 5);
      await expect.poll(() => errorsIn(service).length).toBe(3);
      await page.waitForLoadState('networkidle');
      const reports = errorsIn(service);
      expect(reports).toHaveLength(3);
      for (const report of reports) {
        expect(report.exception.values[0].value).toMatch(
          /^broken-\w for \[e-mail\], card \[number\]$/,
        );
        expect(report.request).toEqual({ url: `${shop.origin}/contact-us` });
        for (const { message = '' } of report.breadcrumbs ?? [])
          expect(message.length).toBeLessThanOrEqual(140);
      }
      const all = service.envelopes.join('\n');
      expect(all).not.toMatch(/secret|Secret Person|noa@|4242|XSRF|otzar_session|\?q=/);
      expect(Math.max(...service.envelopes.map((one) => Buffer.byteLength(one)))).toBeLessThan(
        1_000_000,
      );
    } finally {
      await shop.close();
    }
  });

  test('is reported once, also if nobody caught it before the code that reports had come', async ({
    page,
    service,
  }) => {
    const shop = await openShop(service);
    try {
      await page.addInitScript(() =>
        addEventListener('load', () =>
          setTimeout(() => {
            throw new Error('broken-early');
          }),
        ),
      );
      const reports = await reportsOf(page, service, async () => {
        await page.goto(`${shop.origin}/about/43`);
      });
      expect(toldOf(reports)).toEqual([
        { said: 'broken-early', release: RELEASE, environment: 'production' },
      ]);
    } finally {
      await shop.close();
    }
  });

  test('is reported nowhere where the key is none', async ({ page, service }) => {
    const shop = await openShop(service, { key: 'not-a-key' });
    const before = service.envelopes.length;
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    try {
      await page.goto(`${shop.origin}/about/43`);
      await page.waitForLoadState('networkidle');
      await breakPage(page, 1);
      await page.waitForLoadState('networkidle');
      expect(scripts.filter((url) => url.includes('error-reports'))).toEqual([]);
      expect(service.envelopes).toHaveLength(before);
    } finally {
      await shop.close();
    }
  });
});

test.describe('a screen that throws while it is drawn', () => {
  test.use({ expectedComplaint: /broken-screen/ });

  test('is reported once, and the shopper is told in a sentence', async ({ page, service }) => {
    const shop = await openShop(service);
    try {
      await page.route(/\/assets\/contact-us-[^/]+\.js$/, (route) =>
        route.fulfill({
          contentType: 'text/javascript',
          body: 'export default function Screen() { throw new Error("broken-screen of noa@example.com"); }',
        }),
      );
      const loaded = page.waitForResponse(/\/assets\/error-reports-/);
      await page.goto(`${shop.origin}/about/43`);
      await loaded;
      const reports = await reportsOf(page, service, async () => {
        await page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).click();
        await expect(page.getByRole('heading', { name: /went wrong/i })).toBeVisible();
      });
      expect(toldOf(reports)).toEqual([
        { said: 'broken-screen of [e-mail]', release: RELEASE, environment: 'production' },
      ]);
      await expect(page.getByRole('main')).not.toContainText('broken-screen');
    } finally {
      await shop.close();
    }
  });
});

test.describe('a page that the browser draws otherwise than the server', () => {
  test.use({ expectedComplaint: /hydrat|#418/i });

  test('is reported once, and can be used', async ({ page, service }) => {
    const shop = await openShop(service);
    try {
      await page.addInitScript(() => {
        new MutationObserver((_, parsing) => {
          const heading = document.querySelector('h1')?.firstChild;
          if (!heading) return;
          parsing.disconnect();
          heading.nodeValue = 'Call us';
        }).observe(document, { childList: true, subtree: true });
      });
      const reports = await reportsOf(page, service, async () => {
        await page.goto(`${shop.origin}/contact-us`);
        await expect(page.getByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible();
      });
      expect(toldOf(reports)).toEqual([
        {
          said: expect.stringMatching(/hydrat|#418/i),
          release: RELEASE,
          environment: 'production',
        },
      ]);
    } finally {
      await shop.close();
    }
  });
});
