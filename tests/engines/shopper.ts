import { landmarks } from '../../storefront/demo/landmarks.ts';
import type { Wanted } from './look.ts';
import type { Page } from './page.ts';

const main: Wanted = { role: 'main' };

/** A part of what the page is about. */
export const inMain = (role: string, name?: string | RegExp): Wanted => ({
  role,
  name,
  within: main,
});

/** What the page is called. */
export const title = (name?: string): Wanted => ({ role: 'heading', level: 1, name });

export const bagLink: Wanted = { role: 'link', name: /^Bag\b/ };

/** Title and address of a product that the tests know by its qualities. */
export async function productOf(
  origin: string,
  landmark: keyof typeof landmarks,
): Promise<{ title: string; path: string }> {
  const answer = await fetch(`${origin}/api/product/${landmarks[landmark].id}`);
  return answer.json();
}

/** Puts into the bag what is open, and goes there. */
export async function addToBag(page: Page): Promise<void> {
  await page.click(inMain('button', 'Add to bag'));
  const added: Wanted = { role: 'dialog', name: 'Added to your bag' };
  await page.click({ role: 'link', name: 'View bag', within: added });
  await page.shows(title('Your bag'));
}

/** Goes to the checkout as a guest, with what is open. */
export async function goToCheckout(page: Page): Promise<void> {
  await addToBag(page);
  await page.click(inMain('link', 'Checkout'));
  await page.click(inMain('button', 'Continue as guest'));
  await page.shows(title('Checkout'));
}

/** Types into fields by their labels. */
export async function fill(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(fields))
    await page.fill(inMain('textbox', label), text);
}

/** Goes on from a checkout that is filled in. */
export async function goToReview(page: Page): Promise<void> {
  await page.click(inMain('button', 'Continue to review'));
  await page.shows(inMain('heading', 'Review your order'));
}
