import { expect, test } from './shop.ts';
import { addToBag, card, figure, fill, goToCheckout, guest, placeOrder } from './shopper.ts';

const ESTIMATE = /^Estimate (delivery and )?tax$/;

test('the zip code of the bag stands in the checkout, and a region it is not in is asked about', async ({
  page,
}) => {
  await addToBag(page, 'book');
  await page.getByText(ESTIMATE).click();
  await page.getByRole('textbox', { name: 'Zip or postal code' }).fill('90210');
  await page.getByRole('button', { name: 'Estimate', exact: true }).click();
  await expect(page.getByText('Estimated for 90210')).toBeVisible();
  await goToCheckout(page);
  await expect(page.getByLabel('ZIP or postal code')).toHaveValue('90210');
  const region = page.getByRole('combobox', { name: 'State or region' });
  await expect(region).toHaveValue('CA');
  await region.selectOption('New York');
  await expect(page.getByText('90210 is in California. Did you mean that?')).toBeVisible();
  await page.getByRole('button', { name: 'Yes, California' }).click();
  await expect(region).toHaveValue('CA');
});

test('whoever buys an e-book is asked where they are before its tax is told', async ({ page }) => {
  await addToBag(page, 'digital');
  await expect(figure(page, 'Total so far, before tax')).toHaveText(/\d/);
  await goToCheckout(page);
  await expect(figure(page, 'Estimated tax')).toHaveText('—');
  await fill(page, { 'E-mail address': guest['E-mail address'], ...card });
  await page.getByRole('button', { name: 'Continue to review' }).click();
  const zip = page.getByLabel('ZIP or postal code');
  await page.getByRole('link', { name: 'Please enter the zip or postal code.' }).click();
  await expect(zip).toBeFocused();
  await zip.fill('11201');
  await expect(figure(page, 'Estimated tax')).toHaveText(/[1-9]/);
  await page.getByRole('button', { name: 'Continue to review' }).click();
  await placeOrder(page);
});

const offers = [
  ['US', '11201', 'Free Shipping over $49 on Most Orders'],
  ['US', '10002', 'Free Shipping on all orders'],
  ['IL', '9100701', 'Fast and easy shipping options available around the world'],
] as const;

for (const [country, zip, offer] of offers) {
  test(`in ${country} ${zip} bag and footer say what its rates do: ${offer}`, async ({ page }) => {
    await addToBag(page, 'book');
    await page.getByText(ESTIMATE).click();
    await page.getByLabel('Country').selectOption(country);
    await page.getByRole('textbox', { name: 'Zip or postal code' }).fill(zip);
    await page.getByRole('button', { name: 'Estimate', exact: true }).click();
    await expect(page.getByText(/^Estimated for /)).toBeVisible();
    await expect(page.getByRole('main').getByText(offer)).toBeVisible();
    await expect(page.getByRole('contentinfo').getByText(offer)).toBeVisible();
    const free = page.getByText(/ships free|more for free shipping/);
    await expect(free).toHaveCount(country === 'IL' ? 0 : 1);
  });
}
