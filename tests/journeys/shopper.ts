import { landmarks } from '../../storefront/demo/landmarks.ts';
import { card, guest } from './guest.ts';
import { expect, type Page } from './shop.ts';

export { card, guest };

/** Title and address of a product that the tests know by its qualities. */
export async function productOf(page: Page, landmark: keyof typeof landmarks) {
  const answer = await page.request.get(`/api/product/${landmarks[landmark].id}`);
  const { title, path }: { title: string; path: string } = await answer.json();
  return { title, path };
}

/** Opens a page and waits until its code runs: the first that the shell does is to ask who is there. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  const asked = page.waitForResponse(
    (answer) => new URL(answer.url()).pathname === '/api/customer',
  );
  await page.goto(path);
  await asked;
}

export const bagLink = (page: Page) => page.getByRole('link', { name: /^Bag\b/ });

/** Opens a product and puts it in the bag. @returns its title */
export async function addToBag(page: Page, landmark: keyof typeof landmarks): Promise<string> {
  const { title, path } = await productOf(page, landmark);
  await page.goto(path);
  await page.getByRole('button', { name: 'Add to bag' }).first().click();
  await page.getByRole('dialog').getByRole('link', { name: 'View bag' }).click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  return title;
}

/** Goes from the bag to the checkout as a guest. */
export async function goToCheckout(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Checkout' }).click();
  await page.getByRole('button', { name: 'Continue as guest' }).click();
  await expect(page.getByRole('heading', { name: 'Checkout', level: 1 })).toBeVisible();
}

/** Types into fields by their labels. */
export async function fill(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) {
    const field = page.getByLabel(label, { exact: true }).first();
    const chosen = await field.evaluate((control) => control instanceof HTMLSelectElement);
    await (chosen ? field.selectOption(value) : field.fill(value));
  }
}

/** Enters a code beside the figures of the bag or the checkout. */
export async function applyCode(
  page: Page,
  kind: 'Discount code' | 'Gift card code',
  code: string,
): Promise<void> {
  await page.getByRole('textbox', { name: kind }).fill(code);
  await page.getByRole('button', { name: `Apply ${kind.toLowerCase()}` }).click();
}

/** A figure of an order by the beginning of its name, a pattern; also while a dialog lies over it. */
export const figure = (page: Page, name: string) =>
  page
    .locator('dl > div')
    .filter({
      has: page
        .getByRole('term', { includeHidden: true })
        .filter({ hasText: new RegExp(`^${name}`) }),
    })
    .getByRole('definition', { includeHidden: true });

/** The total once delivery is known. */
export const TOTAL = 'Total(?! so far)';

/** What a figure comes to, in cents, without its sign. */
export async function centsOf(page: Page, name: string): Promise<number> {
  await expect(figure(page, name)).toHaveText(/\d/);
  const text = (await figure(page, name).textContent()) ?? '';
  return Number(text.replace(/\D/g, ''));
}

/** Cents as the shop writes them. */
export const inDollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;

/** Goes on from a checkout that is filled in, once it says how the order can be sent. */
export async function continueToReview(page: Page): Promise<void> {
  await expect(page.getByRole('group', { name: 'Shipping method' })).toBeVisible();
  await page.getByRole('button', { name: 'Continue to review' }).click();
  await expect(page.getByRole('heading', { name: 'Review your order' })).toBeVisible();
}

/** Fills the checkout for delivery and goes on to the review. */
export async function goToReview(page: Page): Promise<void> {
  await fill(page, { ...guest, ...card });
  await continueToReview(page);
}

/** Places the order that is under review. @returns its number */
export async function placeOrder(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible();
  return /thank-you\/(\d+)/.exec(page.url())?.[1] ?? '';
}

/** Waits until each button of a page hears for itself, those too that wake up late with the links beside them. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main button')].every((button) =>
      window.earlyUse?.hydrated.has(button),
    ),
  );
}

/** Waits until a page has heard from everybody whom it asks, and is awake. */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await hydrated(page);
}
