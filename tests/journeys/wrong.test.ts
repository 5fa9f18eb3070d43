import { expect, type Page, test } from './shop.ts';
import { addToBag, card, fill, goToCheckout, goToReview, guest, placeOrder } from './shopper.ts';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true }).first();
const goOn = (page: Page) => page.getByRole('button', { name: 'Continue to review' }).click();

/** What is wrong, above the fields of the checkout. */
const summaryOf = (page: Page) => page.getByRole('main').getByRole('group', { name: /^Error: / });

/** That a field says what is wrong with it: to the eye beside it, to the ear with it. */
async function expectWrong(page: Page, label: string, sentence: string): Promise<void> {
  await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, label)).toHaveAccessibleDescription(new RegExp(`Error: ${sentence}`));
}

/** That it is said when it comes, while somebody types. */
async function expectSaid(page: Page, sentence: string): Promise<void> {
  const said = page.getByRole('paragraph').filter({ hasText: sentence });
  await expect(said).toHaveAttribute('aria-live', 'polite');
}

/** That the form came back, and what is wrong with a field leads to it. */
async function expectLed(page: Page, label: string, sentence: string): Promise<void> {
  await expect(summaryOf(page)).toBeFocused();
  await summaryOf(page)
    .getByRole('link', { name: new RegExp(sentence) })
    .click();
  await expect(field(page, label)).toBeFocused();
}

async function atCheckout(page: Page): Promise<void> {
  await addToBag(page, 'book');
  await goToCheckout(page);
}

test('each empty field says so beside it and above all until it is filled', async ({ page }) => {
  await atCheckout(page);
  await goOn(page);
  const missing = {
    'E-mail address': 'Please enter your e-mail address.',
    'Full name': 'Please enter the name for the parcel.',
    'Street address': 'Please enter the street and house number.',
    City: 'Please enter the city.',
    'State or region': 'Please choose a state.',
    'ZIP or postal code': 'Please enter the zip or postal code.',
    'Card number': 'Please check the card number.',
    'Expiry (MM/YY)': 'Please enter the expiry as MM/YY.',
    'Security code': 'The security code has 3 or 4 digits.',
  };
  await expect(summaryOf(page)).toBeFocused();
  await expect(summaryOf(page).getByRole('link')).toHaveText(
    Object.values(missing).map((sentence) => new RegExp(sentence)),
  );
  for (const [label, sentence] of Object.entries(missing)) await expectWrong(page, label, sentence);
  const typed: Record<string, string> = { ...guest, ...card };
  for (const label of Object.keys(missing)) {
    await fill(page, { [label]: typed[label] ?? '' });
    await expect(field(page, label)).not.toHaveAttribute('aria-invalid');
    await expect(
      summaryOf(page).getByRole('link', { name: missing[label as keyof typeof missing] }),
    ).toBeHidden();
    if (label !== 'State or region') continue;
    await goOn(page);
    await expectLed(page, 'ZIP or postal code', missing['ZIP or postal code']);
  }
  await expect(page.getByRole('group', { name: 'Shipping method' })).toBeVisible();
  await goOn(page);
  await expect(page.getByRole('heading', { name: 'Review your order' })).toBeVisible();
});

test.describe('a card', () => {
  test.use({ expectedComplaint: /status of 4\d\d/ });

  const wrong: [string, Record<string, string>, keyof typeof card, string][] = [
    [
      'with a typing mistake',
      { 'Card number': '4242 4242 4242 4241' },
      'Card number',
      'This card number has a typing mistake.',
    ],
    ['that has expired', { 'Expiry (MM/YY)': '01/20' }, 'Expiry (MM/YY)', 'This card has expired.'],
    [
      'with too short a code',
      { 'Security code': '12' },
      'Security code',
      'The security code has 3 or 4 digits.',
    ],
    [
      'with the code of another brand',
      { 'Security code': '1234' },
      'Security code',
      'The security code of this card has 3 digits.',
    ],
  ];

  for (const [what, typed, at, sentence] of wrong) {
    test(`${what} is told at its field, and nothing else is lost`, async ({ page }) => {
      await atCheckout(page);
      const all: Record<string, string> = { ...guest, ...card, ...typed };
      await fill(page, all);
      await expect(page.getByRole('group', { name: 'Shipping method' })).toBeVisible();
      await goOn(page);
      await expectWrong(page, at, sentence);
      await expectLed(page, at, sentence);
      for (const [label, value] of Object.entries(all))
        await expect(field(page, label)).toHaveValue(value);
      await field(page, at).fill(card[at]);
      await expect(field(page, at)).not.toHaveAttribute('aria-invalid');
      await goOn(page);
      await expect(page.getByRole('heading', { name: 'Review your order' })).toBeVisible();
    });
  }
});

test.describe('a place', () => {
  test.use({ expectedComplaint: /status of 4\d\d/ });

  test('whose zip code nobody knows is told in words, and another one goes', async ({ page }) => {
    await atCheckout(page);
    await fill(page, { ...guest, ...card, 'ZIP or postal code': '00000' });
    const zip = field(page, 'ZIP or postal code');
    await expectWrong(page, 'ZIP or postal code', 'We do not know this zip code.');
    await expectSaid(page, 'We do not know this zip code.');
    await goOn(page);
    await expectLed(page, 'ZIP or postal code', 'We do not know this zip code.');
    await expect(zip).toHaveValue('00000');
    await zip.fill('1120');
    await goOn(page);
    await expectWrong(page, 'ZIP or postal code', 'Please enter a zip code of 5 digits.');
    await goToReview(page);
    await placeOrder(page);
  });

  test('where nothing is sent to says so, and pickup is still to be had', async ({ page }) => {
    await atCheckout(page);
    await fill(page, { ...guest, ...card });
    await field(page, 'Country').selectOption('Antarctica');
    await expectWrong(page, 'Country', "We can't send parcels to Antarctica yet.");
    await expectSaid(page, "We can't send parcels to Antarctica yet.");
    await goOn(page);
    await expectLed(page, 'Country', "We can't send parcels to Antarctica yet.");
    await expect(field(page, 'Street address')).toHaveValue(guest['Street address']);
    await page.getByRole('radio', { name: 'Store pickup' }).check({ force: true });
    await fill(page, { 'Full name': guest['Full name'] });
    await page.getByLabel(/^Phone/).fill('212 555 0123');
    await goOn(page);
    await placeOrder(page);
  });

  test('in the bag is told at the field that is wrong, which keeps it', async ({ page }) => {
    await addToBag(page, 'book');
    await page.getByText('Estimate delivery and tax').click();
    const zip = page.getByRole('textbox', { name: 'Zip or postal code' });
    for (const [typed, sentence] of [
      ['00000', 'We do not know this zip code. Please check it.'],
      ['ABC', 'Please enter a zip code of 5 digits.'],
    ] as const) {
      await zip.fill(typed);
      await page.getByRole('button', { name: 'Estimate', exact: true }).click();
      await expect(zip).toHaveAccessibleDescription(`Error: ${sentence}`);
      await expect(zip).toHaveValue(typed);
    }
    await page.getByRole('combobox', { name: 'Country' }).selectOption('Antarctica');
    await zip.fill('96950');
    await page.getByRole('button', { name: 'Estimate', exact: true }).click();
    await expect(page.getByRole('complementary')).toContainText(/Antarctica/);
  });
});

test.describe('a call that fails', () => {
  test.use({ expectedComplaint: /ERR_FAILED|status of 5\d\d/ });

  test('for the rates says what happened, and is made again', async ({ page }) => {
    await atCheckout(page);
    await page.route('**/api/shipping/index', (route) => route.abort());
    await fill(page, { ...guest, ...card });
    await expect(page.getByText(/^The shop cannot be reached just now/)).toBeVisible();
    await page.unroute('**/api/shipping/index');
    await page.getByRole('button', { name: /^(Try again|Retry)$/ }).click();
    await expect(page.getByRole('group', { name: 'Shipping method' })).toBeVisible();
    await expect(field(page, 'Card number')).toHaveValue(card['Card number']);
    await goOn(page);
    await placeOrder(page);
  });

  test('for what can be added to an item says what happened, and is made again', async ({
    page,
  }) => {
    await addToBag(page, 'personalized');
    await page.route('**/api/product/*', (route) => route.abort());
    await page.getByRole('button', { name: /^Gift options for/ }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(/^The shop cannot be reached just now/)).toBeVisible();
    await page.unroute('**/api/product/*');
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(dialog.getByRole('textbox', { name: 'Engraving' })).toBeVisible();
  });

  test('for the order keeps everything, and is made again', async ({ page }) => {
    await atCheckout(page);
    await goToReview(page);
    await page.route('**/api/order', (route) =>
      route.fulfill({ status: 500, json: { message: 'Something went wrong on our side.' } }),
    );
    await page.getByRole('button', { name: 'Place order' }).click();
    await expect(page.getByText('Something went wrong on our side.')).toBeVisible();
    await page.unroute('**/api/order');
    await placeOrder(page);
  });
});
