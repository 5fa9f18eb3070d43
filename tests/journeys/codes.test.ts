import { giftCardRefused } from '@otzar/domain/gift-card';
import { discountCodes, giftCardCodes } from '../../storefront/demo/landmarks.ts';
import { expect, test } from './shop.ts';
import {
  addToBag,
  applyCode,
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

const LONG = 'X'.repeat(1_000);

test.describe('a code that is refused', () => {
  test.use({ expectedComplaint: /status of (400|422)|ERR_FAILED/ });

  const discounts = {
    [discountCodes.minimum.code]:
      /^Error: This discount is for orders from \$100\.00 on\. \$\d+\.\d\d are/,
    [discountCodes.ended.code]: 'This discount ended on Aug 31, 2026.',
    [discountCodes.notBegun.code]: 'This discount begins on Jan 1, 2100.',
    [discountCodes.used.code]: 'This discount code has been used already.',
    NOSUCHCODE: 'We do not know this discount code. Please check it.',
    [LONG]: 'Please use at most 64 characters.',
  };
  const cards = {
    [giftCardCodes.spent.code]: giftCardRefused(),
    [giftCardCodes.notYet.code]: giftCardRefused(),
    'OTZ-AAAA-AAAA-AAAA': giftCardRefused(),
    [LONG]: 'Please use at most 64 characters.',
  };

  for (const [kind, codes] of [
    ['Discount code', discounts],
    ['Gift card code', cards],
  ] as const) {
    test(`has its own sentence at the field, which keeps it: ${kind}`, async ({ page }) => {
      await addToBag(page, 'book');
      const field = page.getByRole('textbox', { name: kind });
      for (const [code, sentence] of Object.entries(codes)) {
        await applyCode(page, kind, code);
        await expect(field).toHaveAccessibleDescription(
          typeof sentence === 'string' ? `Error: ${sentence}` : sentence,
        );
        await expect(field).toHaveAttribute('aria-invalid', 'true');
        await expect(field).toHaveValue(code);
        await expect(figure(page, 'Discount')).toBeHidden();
      }
      await field.fill('Y');
      await expect(field).not.toHaveAttribute('aria-invalid');
    });
  }

  test('is still there when the shop does not answer, and can be sent again', async ({ page }) => {
    await addToBag(page, 'book');
    await page.route('**/api/discount', (route) => route.abort());
    await applyCode(page, 'Discount code', discountCodes.percent.code);
    const field = page.getByRole('textbox', { name: 'Discount code' });
    await expect(field).toHaveAccessibleDescription(/[a-z]\.$/);
    await expect(field).toHaveValue(discountCodes.percent.code);
    await page.unroute('**/api/discount');
    await page.getByRole('button', { name: 'Apply discount code' }).click();
    await expect(figure(page, 'Discount')).toBeVisible();
  });

  test('says how much is missing, and holds as soon as it is there', async ({ page }) => {
    await addToBag(page, 'book');
    const price = await centsOf(page, 'Subtotal');
    const { code, minimum_cents: minimum } = discountCodes.minimum;
    await applyCode(page, 'Discount code', code);
    const missing = `${inDollars(minimum - price)} are missing`;
    const field = page.getByRole('textbox', { name: 'Discount code' });
    await expect(field).toHaveAccessibleDescription(new RegExp(missing.replace('$', '\\$')));
    const quantity = page.getByRole('combobox', { name: 'Quantity' });
    await quantity.selectOption('4');
    await field.press('Enter');
    await expect(figure(page, 'Discount')).toHaveText('−$15.00');
    await quantity.selectOption('1');
    await expect(figure(page, 'Discount')).toBeHidden();
    await expect(page.getByText(`${inDollars(minimum - price)} more are needed`)).toBeVisible();
  });
});

test('a percentage comes off in bag, checkout and review, until it is removed', async ({
  page,
}) => {
  await addToBag(page, 'book');
  const price = await centsOf(page, 'Subtotal');
  await applyCode(page, 'Discount code', ' read10 ');
  const off = Math.round(price / 10);
  await expect(figure(page, 'Discount')).toHaveText(`−${inDollars(off)}`);
  await expect(figure(page, 'Total so far')).toHaveText(inDollars(price - off));
  await expect(page.getByRole('button', { name: 'Remove discount READ10' })).toBeFocused();
  await goToCheckout(page);
  await expect(figure(page, 'Discount')).toHaveText(`−${inDollars(off)}`);
  await goToReview(page);
  await expect(figure(page, 'Discount')).toHaveText(`−${inDollars(off)}`);
  const total = await centsOf(page, TOTAL);

  await page.goBack();
  await page.getByRole('button', { name: 'Remove discount READ10' }).click();
  await expect(page.getByRole('textbox', { name: 'Discount code' })).toBeFocused();
  await expect(figure(page, 'Discount')).toBeHidden();
  await expect(figure(page, TOTAL)).toHaveText(inDollars(total + off));
});

test('free shipping takes off what the chosen way costs', async ({ page }) => {
  await addToBag(page, 'book');
  await goToCheckout(page);
  await fill(page, guest);
  await expect(figure(page, 'Delivery')).toHaveText('$5.99');
  await applyCode(page, 'Discount code', discountCodes.freeShipping.code);
  await expect(figure(page, 'Discount')).toHaveText('−$5.99');
  await page.getByRole('radio', { name: /^Express/ }).check({ force: true });
  await expect(figure(page, 'Delivery')).toHaveText('$19.99');
  await expect(figure(page, 'Discount')).toHaveText('−$19.99');
});

test('a gift card that covers all asks for no other card', async ({ page }) => {
  const title = await addToBag(page, 'book');
  await applyCode(page, 'Gift card code', giftCardCodes.large.code);
  await expect(page.getByText('Your gift cards cover this order.')).toBeVisible();
  await goToCheckout(page);
  await fill(page, guest);
  await expect(page.getByRole('group', { name: 'Shipping method' })).toBeVisible();
  await expect(page.getByLabel('Card number')).toBeHidden();
  await page.getByRole('button', { name: 'Continue to review' }).click();
  await expect(page.getByRole('heading', { name: 'Review your order' })).toBeVisible();
  await expect(page.getByText(/^Gift cards pay .*: nothing is left to pay\.$/)).toBeVisible();
  const total = await centsOf(page, TOTAL);
  await placeOrder(page);
  await expect(page.getByRole('main')).toContainText(title);
  await expect(page.getByRole('main')).toContainText(
    `Gift card ending in SEED: ${inDollars(total)}`,
  );
  await page.goto('/bag');
  await expect(page.getByText(/Gift card ending in/)).toBeHidden();
});

test('a gift card covers a part, is taken once, and is removed', async ({ page }) => {
  await addToBag(page, 'book');
  await applyCode(page, 'Gift card code', 'otz sage dune lark');
  const paysIt = page.getByText('Pays $5.25 of its $5.25; $0.00 stays on it.');
  await expect(paysIt).toBeVisible();
  await applyCode(page, 'Gift card code', giftCardCodes.small.code);
  await expect(page.getByRole('textbox', { name: 'Gift card code' })).toHaveValue('');
  await expect(paysIt).toHaveCount(1);
  await page.reload();
  await goToCheckout(page);
  await goToReview(page);
  const left = inDollars((await centsOf(page, TOTAL)) - 525);
  await expect(page.getByText(`Gift cards pay $5.25, your card pays ${left}.`)).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'Remove gift card ending in LARK' }).click();
  await expect(paysIt).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'Gift card code' })).toBeFocused();
});
