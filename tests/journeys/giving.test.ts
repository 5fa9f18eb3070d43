import { expect, type Page, test } from './shop.ts';
import {
  addToBag,
  applyCode,
  bagLink,
  card,
  centsOf,
  figure,
  fill,
  goToCheckout,
  goToReview,
  guest,
  inDollars,
  placeOrder,
  TOTAL,
} from './shopper.ts';

const MESSAGE = '<b>x</b> & "mazal tov"';
const WRAP = '$4.95';

const extrasOf = (page: Page) => page.getByRole('dialog', { name: /^For / });
const openExtras = (page: Page) =>
  page.getByRole('button', { name: /^(Gift options for|Edit what was added to)/ }).click();

/** What of the bag is written on or given, as the browser keeps it. */
const keptExtras = (page: Page) =>
  page.evaluate(() =>
    JSON.parse(localStorage.getItem('otzar:bag') ?? '{}').data.products.map(
      (line: { item_key: string; gift_options: unknown; personalization: unknown[] }) => ({
        keyed: line.item_key !== '',
        given: line.gift_options !== null,
        written: line.personalization.length > 0,
      }),
    ),
  );

/** Opens the newest letter to somebody, once it has been sent. */
async function openLetter(page: Page, to: string, subject: RegExp): Promise<void> {
  await expect(async () => {
    await page.goto('/dev/mail');
    await page
      .getByRole('listitem')
      .filter({ hasText: to })
      .filter({ hasText: 'Sent' })
      .getByRole('link', { name: subject })
      .first()
      .click({ timeout: 1_000 });
  }).toPass();
  await expect(page.getByRole('heading', { name: subject })).toBeVisible();
}

test('what is written on a gift shows its fee at once, and is text wherever it goes', async ({
  page,
}) => {
  await addToBag(page, 'personalized');
  await openExtras(page);
  const extras = extrasOf(page);
  await extras.getByRole('textbox', { name: 'Engraving' }).fill('Noa');
  await expect(extras.getByText('Personalization fee: $12.00')).toBeVisible();
  await expect(figure(page, 'Personalization')).toHaveText('$12.00');
  await extras.getByRole('radio', { name: 'Gift wrap' }).check({ force: true });
  await extras.getByRole('textbox', { name: /^Message/ }).fill(MESSAGE);
  await expect(figure(page, 'Gift options')).toHaveText(WRAP);
  await extras.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('combobox', { name: 'Quantity' }).selectOption('2');
  await expect(figure(page, 'Personalization')).toHaveText('$24.00');
  await expect(figure(page, 'Gift options')).toHaveText(WRAP);

  const main = page.getByRole('main');
  const expectWords = async () => {
    await expect(main).toContainText('Noa');
    await expect(main).toContainText(MESSAGE);
    await expect(main.locator('b', { hasText: /^x$/ })).toHaveCount(0);
  };
  await expectWords();
  await page.reload();
  await expectWords();
  await goToCheckout(page);
  await goToReview(page);
  await expectWords();
  await expect(figure(page, 'Personalization')).toHaveText('$24.00');
  const number = await placeOrder(page);
  await expectWords();
  await page.getByRole('link', { name: 'Invoice' }).click();
  await expect(page.getByRole('heading', { name: `Invoice ${number}` })).toBeVisible();
  await expectWords();

  await openLetter(page, guest['E-mail address'], new RegExp(`^Your order ${number}$`));
  await expectWords();
  const letter = page.frameLocator('iframe').locator('body');
  await expect(letter).toContainText(MESSAGE);
  await expect(letter.locator('b', { hasText: /^x$/ })).toHaveCount(0);
});

test('the bag takes gift options over 100 ms after a change, and words 300 ms', async ({
  page,
}) => {
  await addToBag(page, 'personalized');
  const plain = { keyed: false, given: false, written: false };
  await openExtras(page);
  const extras = extrasOf(page);
  const words = extras.getByRole('textbox', { name: 'Engraving' });
  await expect(words).toBeVisible();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);

  await words.fill('N');
  await page.clock.runFor(299);
  await words.fill('Noa');
  await page.clock.runFor(299);
  expect(await keptExtras(page)).toEqual([plain]);
  await page.clock.runFor(1);
  expect(await keptExtras(page)).toEqual([{ ...plain, keyed: true, written: true }]);

  await extras.getByRole('radio', { name: 'Gift wrap' }).check({ force: true });
  await page.clock.runFor(99);
  expect(await keptExtras(page)).toEqual([{ ...plain, keyed: true, written: true }]);
  await page.clock.runFor(1);
  expect(await keptExtras(page)).toEqual([{ keyed: true, given: true, written: true }]);

  await words.fill('');
  await page.clock.runFor(300);
  expect(await keptExtras(page)).toEqual([{ ...plain, given: true }]);
});

test('extras are taken away again where they were added', async ({ page }) => {
  await addToBag(page, 'personalized');
  await openExtras(page);
  const extras = extrasOf(page);
  await extras.getByRole('textbox', { name: 'Engraving' }).fill('Noa');
  await extras.getByRole('radio', { name: 'Card with a message' }).check({ force: true });
  await extras.getByRole('textbox', { name: /^Message/ }).fill(MESSAGE);
  // Closed before the delays have passed: nothing is lost.
  await page.keyboard.press('Escape');
  await expect(extras).toBeHidden();
  await expect(figure(page, 'Personalization')).toHaveText('$12.00');
  await expect(figure(page, 'Gift options')).toBeHidden();
  await expect(page.getByRole('main')).toContainText(MESSAGE);
  await openExtras(page);
  await extras.getByRole('button', { name: 'Remove personalization' }).click();
  await extras.getByRole('button', { name: 'Remove gift options' }).click();
  await extras.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('main')).not.toContainText(MESSAGE);
  await expect(figure(page, 'Personalization')).toBeHidden();
});

test('an e-gift card is ordered, mailed, and pays for a part of an order', async ({ page }) => {
  const to = `tamar${Date.now()}@example.com`;
  await page.goto('/e-gift-card');
  await page.getByRole('radio', { name: '$10', exact: true }).check({ force: true });
  await fill(page, {
    'Recipient’s name': 'Tamar Levi',
    'Recipient’s e-mail': to,
    'Your name': 'Ruth',
  });
  await page.getByRole('textbox', { name: /^Message/ }).fill(MESSAGE);
  await page.getByRole('button', { name: 'Add to bag' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'View bag' }).click();
  await expect(bagLink(page)).toHaveAccessibleName('Bag, 1 item');
  await expect(figure(page, 'Subtotal')).toHaveText('$10.00');

  await goToCheckout(page);
  await expect(page.getByLabel('Street address')).toBeHidden();
  await fill(page, { 'E-mail address': guest['E-mail address'], ...card });
  await page.getByRole('button', { name: 'Continue to review' }).click();
  await placeOrder(page);
  await openLetter(page, to, /gift card|gift/i);
  const letter = page.getByRole('main');
  await expect(letter).toContainText(MESSAGE);
  const [code = ''] = /OTZ(-[A-Z2-9]{4}){3}/.exec((await letter.textContent()) ?? '') ?? [];

  await addToBag(page, 'book');
  await goToCheckout(page);
  await applyCode(page, 'Gift card code', code.toLowerCase());
  await expect(page.getByText('Pays $10.00 of its $10.00; $0.00 stays on it.')).toBeVisible();
  await goToReview(page);
  await expect(page.getByText(/^Gift cards pay \$10\.00, your card pays/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Place order' })).toBeEnabled();
  const total = await centsOf(page, TOTAL);
  await placeOrder(page);
  const main = page.getByRole('main');
  await expect(main).toContainText(`Gift card ending in ${code.slice(-4)}: $10.00`);
  await expect(main).toContainText(
    `Visa ending in 4242, in US dollars: ${inDollars(total - 1_000)}`,
  );
});
