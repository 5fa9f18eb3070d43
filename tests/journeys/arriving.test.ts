import { expect, type Page, test } from './shop.ts';
import { addToBag, bagLink, card, fill, goToCheckout, goToReview, guest } from './shopper.ts';

/** What a guest has done before. */
type Before = 'nothing' | 'a bag' | 'the checkout';

const pathOf = (page: Page) => new URL(page.url()).pathname;

const screens = {
  '/': 'heading',
  '/bag': 'Your bag',
  '/sign-in': 'Continue as guest',
  '/checkout': 'Continue to review',
  '/review': 'Review your order',
} as const;
type Screen = keyof typeof screens;

/** Waits for a screen itself, not only for its address, and that it stays. */
async function expectScreen(page: Page, screen: Screen): Promise<void> {
  await expect.poll(() => pathOf(page)).toBe(screen);
  if (screen === '/') return;
  const shown = page
    .getByRole('heading', { name: screens[screen], exact: true })
    .or(page.getByRole('button', { name: screens[screen] }));
  await expect(shown).toBeVisible();
  expect(pathOf(page)).toBe(screen);
}

/**
 * Goes several steps through the history at once, back with a number below 0. Single steps would follow each
 * other with nothing to wait for where the screens between look alike, and one could overtake another.
 */
const travel = (page: Page, steps: number) => page.evaluate((by) => history.go(by), steps);

/** How often the address changes; a guard that sends in circles would not stop. */
function countMoves(page: Page): () => number {
  let moves = 0;
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) moves += 1;
  });
  return () => moves;
}

async function prepare(page: Page, before: Before): Promise<void> {
  if (before === 'nothing') return;
  await addToBag(page, 'book');
  if (before === 'a bag') return;
  await goToCheckout(page);
  await goToReview(page);
}

/** Where each address leads that is typed, opened in another tab, or loaded again. */
const typed: [Before, Screen, Screen][] = [
  ['nothing', '/checkout', '/bag'],
  ['nothing', '/review', '/bag'],
  ['nothing', '/sign-in', '/bag'],
  ['a bag', '/checkout', '/sign-in'],
  ['a bag', '/review', '/review'],
  ['a bag', '/sign-in', '/sign-in'],
  ['the checkout', '/checkout', '/sign-in'],
  ['the checkout', '/review', '/review'],
  ['the checkout', '/sign-in', '/sign-in'],
];

for (const [before, address, leadsTo] of typed) {
  test(`a guest with ${before} who types ${address} comes to ${leadsTo}`, async ({
    page,
    context,
  }) => {
    await prepare(page, before);
    await page.goto('/about/43');
    const moves = countMoves(page);
    await page.goto(address);
    await expectScreen(page, leadsTo);
    await page.reload();
    await expectScreen(page, leadsTo);
    expect(moves()).toBeLessThanOrEqual(6);
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'About Otzar' })).toBeVisible();

    const other = await context.newPage();
    await other.goto(address);
    await expectScreen(other, leadsTo);
  });
}

test('reloading Checkout leads to SignIn, and what was typed is still there', async ({ page }) => {
  await addToBag(page, 'book');
  await goToCheckout(page);
  await fill(page, guest);
  await page.reload();
  await expectScreen(page, '/sign-in');
  await page.getByRole('button', { name: 'Continue as guest' }).click();
  await expectScreen(page, '/checkout');
  for (const [label, value] of Object.entries(guest)) {
    await expect(page.getByLabel(label, { exact: true }).first()).toHaveValue(value);
  }
});

test('links lead from screen to screen', async ({ page }) => {
  await addToBag(page, 'book');
  await page.getByRole('link', { name: 'Checkout' }).click();
  await expectScreen(page, '/sign-in');
  await page.getByRole('button', { name: 'Continue as guest' }).click();
  await expectScreen(page, '/checkout');
  await goToReview(page);
  await expectScreen(page, '/review');
  await page.getByRole('link', { name: 'Edit delivery' }).click();
  await expectScreen(page, '/checkout');
  await page
    .getByRole('navigation', { name: /progress|steps|checkout/i })
    .getByRole('link', { name: 'Bag' })
    .click();
  await expectScreen(page, '/bag');
});

test('Back and Forward are let in from the screens on either side', async ({ page }) => {
  await addToBag(page, 'book');
  await goToCheckout(page);
  await goToReview(page);
  await page.goBack();
  await expectScreen(page, '/checkout');
  await page.goBack();
  await expectScreen(page, '/sign-in');
  await page.goForward();
  await expectScreen(page, '/checkout');
  await page.goForward();
  await expectScreen(page, '/review');
});

test('Back from another page into Checkout leads to SignIn', async ({ page }) => {
  await addToBag(page, 'book');
  await goToCheckout(page);
  await page.getByRole('banner').getByRole('link').click();
  await expectScreen(page, '/');
  await page.goBack();
  await expectScreen(page, '/sign-in');
  await page.goForward();
  await expectScreen(page, '/');
});

test('Review lets nobody in from Checkout whose details are missing', async ({ page }) => {
  await addToBag(page, 'book');
  await goToCheckout(page);
  await goToReview(page);
  await page.goBack();
  await page.getByRole('button', { name: 'Use another card' }).click();
  await page.goForward();
  await expectScreen(page, '/checkout');
  await expect(page.getByLabel('Card number')).toBeVisible();
  await fill(page, card);
  await page.getByRole('button', { name: 'Continue to review' }).click();
  await expectScreen(page, '/review');
});

test('SignIn sends whoever has emptied the bag back where they were', async ({ page }) => {
  const title = await addToBag(page, 'book');
  await page.getByRole('link', { name: 'Checkout' }).click();
  await expectScreen(page, '/sign-in');
  await page.goBack();
  await page.getByRole('button', { name: `Remove ${title}` }).click();
  await expect(bagLink(page)).toHaveAccessibleName('Bag');
  await page.goForward();
  await expectScreen(page, '/bag');
  await travel(page, -2);
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
});

test.describe('ThankYou', () => {
  test.use({ expectedComplaint: /status of 404/ });

  test('opens for who ordered in every way, and for nobody else', async ({
    page,
    context,
    browser,
    shop,
  }) => {
    const thanks = 'Thank you for your order';
    await page.goto('/');
    await addToBag(page, 'book');
    await goToCheckout(page);
    await goToReview(page);
    await page.getByRole('button', { name: 'Place order' }).click();
    await expect(page.getByRole('heading', { name: thanks })).toBeVisible();
    const address = pathOf(page);
    await page.reload();
    await expect(page.getByRole('heading', { name: thanks })).toBeVisible();
    const other = await context.newPage();
    await other.goto(address);
    await expect(other.getByRole('heading', { name: thanks })).toBeVisible();

    // Back through Review, Checkout and SignIn, which an empty bag keeps shut, to what was before them.
    for (let step = 0; step < 4; step += 1) {
      await page.goBack();
      await expectScreen(page, '/bag');
    }
    await page.goBack();
    await expect(page).toHaveURL(/\/products\//);
    await travel(page, 5);
    await expect(page.getByRole('heading', { name: thanks })).toBeVisible();

    await page.goto('/thank-you/999999');
    await expect(page.getByRole('heading', { name: /not on our shelves/ })).toBeVisible();
    const stranger = await (await browser.newContext({ baseURL: shop.origin })).newPage();
    await stranger.goto(address);
    await expect(stranger.getByRole('heading', { name: /not on our shelves/ })).toBeVisible();
    await stranger.context().close();
  });
});
