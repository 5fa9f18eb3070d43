import { expect, type Page, test } from './shop.ts';
import { addToBag, goToCheckout, goToReview, placeOrder } from './shopper.ts';

const LETTER = { format: 'Letter', margin: { top: '1cm', bottom: '1cm' } } as const;

/** How many sheets of paper the page takes. */
async function sheetsOf(page: Page): Promise<number> {
  const pdf = (await page.pdf(LETTER)).toString('latin1');
  return pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

const orders = {
  'one line': ['book'],
  'eight lines': [
    'book',
    'personalized',
    'hebrew',
    'mug',
    'cookbook',
    'candle',
    'digital',
    'service',
  ],
} as const;

for (const [what, landmarks] of Object.entries(orders)) {
  test(`an invoice of ${what} is one sheet of paper, and fits a phone`, async ({ page }) => {
    const titles: string[] = [];
    for (const landmark of landmarks) titles.push(await addToBag(page, landmark));
    if (titles.length > 1) {
      await page.getByRole('button', { name: `Gift options for ${titles[1]}` }).click();
      const extras = page.getByRole('dialog', { name: /^For / });
      await extras.getByRole('textbox', { name: 'Engraving' }).fill('Noa and Tamar');
      await extras.getByRole('radio', { name: 'Gift wrap' }).check({ force: true });
      await extras.getByRole('textbox', { name: /^Message/ }).fill('With love. '.repeat(30));
      await extras.getByRole('button', { name: 'Done' }).click();
    }
    await goToCheckout(page);
    await goToReview(page);
    const number = await placeOrder(page);
    await page.getByRole('link', { name: 'Invoice' }).click();
    await expect(page.getByRole('heading', { name: `Invoice ${number}` })).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    for (const title of titles)
      await expect(page.getByRole('cell', { name: title }).first()).toBeVisible();
    expect(await sheetsOf(page)).toBe(1);

    await page.setViewportSize({ width: 375, height: 812 });
    const item = await page.getByRole('columnheader', { name: 'Item' }).boundingBox();
    expect(item?.width).toBeGreaterThan(120);
    const table = page.getByRole('region', { name: 'What was bought' });
    expect(await table.evaluate((region) => region.scrollWidth - region.clientWidth)).toBe(0);

    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  });
}
