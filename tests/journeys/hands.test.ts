import type { Locator } from '@playwright/test';
import { expect, type Page, test } from './shop.ts';
import { bagLink, card, fill, guest, productOf } from './shopper.ts';

const MOST_STOPS = 200;

/** Goes from stop to stop until a place is reached, as somebody without a mouse does. */
async function tabTo(page: Page, place: Locator): Promise<void> {
  await expect(place).toBeVisible();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await place.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${place} is not reached by the keyboard.`);
}

async function press(page: Page, place: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, place);
  await page.keyboard.press(key);
}

async function type(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) {
    await tabTo(page, page.getByLabel(label, { exact: true }).first());
    await page.keyboard.type(value);
  }
}

test('a guest buys with the keyboard alone', async ({ page }) => {
  const { path, title } = await productOf(page, 'book');
  await page.goto('/');
  await page.goto(path);
  await press(page, page.getByRole('button', { name: 'Add to bag' }).first());
  await press(page, page.getByRole('dialog').getByRole('link', { name: 'View bag' }));
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await press(page, page.getByRole('link', { name: 'Checkout' }));
  await press(page, page.getByRole('button', { name: 'Continue as guest' }));
  await expect(page.getByRole('heading', { name: 'Checkout', level: 1 })).toBeVisible();
  // A list is chosen from by the beginning of a name.
  await type(page, { ...guest, 'State or region': 'New York' });
  await expect(page.getByRole('group', { name: 'Shipping method' })).toBeVisible();
  await type(page, card);
  await press(page, page.getByRole('button', { name: 'Continue to review' }));
  await press(page, page.getByRole('button', { name: 'Place order' }));
  await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible();
});

test('an overlay keeps the keyboard, closes with Escape and gives it back', async ({ page }) => {
  await page.goto('/');
  const opener = page.getByRole('button', { name: 'Open departments menu' });
  await press(page, opener);
  const drawer = page.getByRole('dialog');
  await expect(drawer).toBeVisible();
  for (let stop = 0; stop < 40; stop += 1) {
    await page.keyboard.press('Tab');
    await expect(drawer.locator(':focus')).toHaveCount(1);
  }
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(opener).toBeFocused();
});

test('account and help open in turn, and the header gives way while one reads', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Account' }).click();
  const account = page.getByRole('dialog', { name: 'Account' });
  await expect(account.getByRole('link', { name: 'Login' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Assistance' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(page.getByRole('dialog')).toContainText('Hi there');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Assistance' })).toBeFocused();
  const header = page.getByRole('banner');
  await page.getByRole('button', { name: 'Assistance' }).blur();
  await page.mouse.wheel(0, 1200);
  await expect(header).not.toBeInViewport();
  await page.mouse.wheel(0, -200);
  await expect(header).toBeInViewport();
});

test('a button pressed before the page woke up does what it says, once', async ({ page }) => {
  const { path } = await productOf(page, 'book');
  let letScriptsCome = () => {};
  const asked = new Promise<void>((resolve) => {
    letScriptsCome = resolve;
  });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  const button = page.getByRole('button', { name: 'Add to bag' }).first();
  await button.click();
  await button.click();
  letScriptsCome();
  await page.getByRole('dialog').getByRole('link', { name: 'View bag' }).click();
  await expect(bagLink(page)).toHaveAccessibleName('Bag, 1 item');
});

test.describe('with a thumb at 375 px', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });

  test('the menu is swiped back to its edge, and scrolls without closing', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Open departments menu' }).tap();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu.getByRole('link', { name: 'Login' })).toBeVisible();
    const finger = await page.context().newCDPSession(page);
    const swipe = async (from: { x: number; y: number }, to: { x: number; y: number }) => {
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', part = 0) =>
        finger.send('Input.dispatchTouchEvent', {
          type,
          touchPoints:
            type === 'touchEnd'
              ? []
              : [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }],
        });
      await touch('touchStart');
      for (let step = 1; step <= 10; step += 1) await touch('touchMove', step / 10);
      await touch('touchEnd');
    };
    await swipe({ x: 150, y: 600 }, { x: 150, y: 300 });
    await expect.poll(() => menu.evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
    await expect(menu).toBeVisible();
    await swipe({ x: 280, y: 400 }, { x: 40, y: 400 });
    await expect(menu).toBeHidden();
  });

  test('a guest buys', async ({ page }) => {
    const { path } = await productOf(page, 'book');
    await page.goto(path);
    await page.getByRole('button', { name: 'Add to bag' }).first().tap();
    await page.getByRole('dialog').getByRole('link', { name: 'View bag' }).tap();
    await expect(bagLink(page)).toHaveAccessibleName('Bag, 1 item');
    await page.getByRole('link', { name: 'Checkout' }).first().tap();
    await page.getByRole('button', { name: 'Continue as guest' }).tap();
    for (const [label, value] of Object.entries({ ...guest, ...card })) {
      await fill(page, { [label]: value });
    }
    await expect(page.getByRole('group', { name: 'Shipping method' })).toBeVisible();
    await page.getByRole('button', { name: 'Continue to review' }).tap();
    await page.getByRole('button', { name: 'Place order' }).tap();
    await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible();
  });

  test('no screen is wider than the phone', async ({ page }) => {
    const { path } = await productOf(page, 'book');
    for (const address of ['/', '/books/books/1', path, '/search?q=river', '/bag', '/about/43']) {
      await page.goto(address);
      const excess = await page.evaluate(() => {
        const { dataset, clientWidth } = document.documentElement;
        // What a first page leaves unlaid stands out of nothing.
        dataset.laidOut = '';
        return document.documentElement.scrollWidth - clientWidth;
      });
      expect(excess, address).toBe(0);
    }
  });
});
