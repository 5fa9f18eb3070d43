import { expect, type Page, test } from './shop.ts';
import { openHydrated } from './shopper.ts';

/** Answers for a file of the build as a shop that has a newer one. @param times until it has it after all */
async function gone(page: Page, file: RegExp, times: number): Promise<void> {
  let asked = 0;
  await page.route(file, (route) => {
    if (route.request().method() === 'HEAD') return route.fulfill({ status: 404 });
    asked += 1;
    return asked <= times ? route.fulfill({ status: 404, body: '' }) : route.continue();
  });
}

/** Counts how often the page is loaded from the shop. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  return () => loads;
}

const menu = (page: Page) => page.getByRole('button', { name: 'Open departments menu' });

const notice = (page: Page) => page.getByText(/^Part of this page did not come/);

test.describe('after a deployment', () => {
  test.use({
    expectedComplaint:
      /^(?!uncaught).*(status of 4(04|22)|dynamically imported|loading route module)/s,
  });

  test('a screen whose code is gone opens all the same, with one more load', async ({ page }) => {
    await gone(page, /\/assets\/contact-us-/, 1);
    await openHydrated(page, '/about/43');
    await page.waitForLoadState('networkidle');
    const loads = countLoads(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).click();
    await expect(page).toHaveURL('/contact-us');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await page.getByRole('textbox', { name: 'Name' }).fill('Ruth Almog');
    expect(loads()).toBe(1);
  });

  test('a screen whose code stays away can be read, and is loaded once each time it is asked for', async ({
    page,
  }) => {
    await gone(page, /\/assets\/contact-us-/, Number.POSITIVE_INFINITY);
    await openHydrated(page, '/about/43');
    await page.waitForLoadState('networkidle');
    const loads = countLoads(page);
    const contact = () => page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' });
    await contact().click();
    await expect(page).toHaveURL('/contact-us');
    // What the server drew can be read without its code.
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await openHydrated(page, '/about/43');
    await page.waitForLoadState('networkidle');
    const before = loads();
    await contact().click();
    await expect(page).toHaveURL('/contact-us');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(loads()).toBe(before + 1);
  });

  test('what was typed is still there when a part was gone', async ({ page }) => {
    await openHydrated(page, '/contact-us');
    await page.waitForLoadState('networkidle');
    await gone(page, /\/assets\/OverlayStage-/, 1);
    await page.getByRole('textbox', { name: 'Name' }).fill('Ruth Almog');
    await page.getByRole('textbox', { name: 'Message' }).fill('Where is my parcel?\nתודה');
    await page
      .getByRole('combobox', { name: /What is it about|Subject/ })
      .selectOption({ index: 2 });
    const loads = countLoads(page);
    await menu(page).click();
    await expect.poll(loads).toBe(1);
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Ruth Almog');
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(
      'Where is my parcel?\nתודה',
    );
    await expect(page.getByRole('combobox', { name: 'Subject' })).not.toHaveValue('');
    await page.getByRole('button', { name: /^Send/ }).click();
    // The form itself knows what stands in it: only what was left empty is asked for.
    await expect(page.getByText('Please enter your name.')).toHaveCount(0);
    await expect(page.getByText('Please write your message.')).toHaveCount(0);
    await expect(
      page.getByRole('link', { name: 'Please enter your e-mail address.' }),
    ).toBeVisible();
    expect(loads()).toBe(1);
    await menu(page).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('a part that stays away is told of, and offered again', async ({ page }) => {
    await openHydrated(page, '/about/43');
    await page.waitForLoadState('networkidle');
    const part = /\/assets\/OverlayStage-/;
    await gone(page, part, Number.POSITIVE_INFINITY);
    const loads = countLoads(page);
    await menu(page).click();
    await expect.poll(loads).toBe(1);
    await page.waitForLoadState('networkidle');
    await menu(page).click();
    await expect(notice(page)).toBeVisible();
    await page.unroute(part);
    // A button once the notices are awake; a plain link before.
    await page.getByText('Load the page again').click();
    await expect.poll(loads).toBe(2);
    await page.waitForLoadState('networkidle');
    await menu(page).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});

test.describe('where all that comes late stays away', () => {
  test.use({ expectedComplaint: /^(?!uncaught).*status of 404/s });

  test('the page is whole to read, says so once, and its links lead on', async ({ page }) => {
    await gone(page, /\/assets\/(late|parts)-/, Number.POSITIVE_INFINITY);
    await page.goto('/about/43');
    await expect(page.getByRole('alert')).toContainText('Part of this page did not come.');
    await expect(page.getByRole('link', { name: 'Load the page again' })).toHaveCount(1);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Books' }).first().click();
    await expect(page.getByRole('heading', { name: 'Books', level: 1 })).toBeVisible();
  });
});

test('a page that is being left neither asks after what did not come nor is loaded again', async ({
  page,
}) => {
  await page.goto('/about/43');
  const asked = await page.evaluate(() => {
    let calls = 0;
    const { fetch } = window;
    window.fetch = (...given) => {
      calls += 1;
      return fetch(...given);
    };
    window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    const missing = new Event('vite:preloadError', { cancelable: true });
    window.dispatchEvent(Object.assign(missing, { payload: new Error('It did not come.') }));
    return calls;
  });
  expect(asked).toBe(0);
});
