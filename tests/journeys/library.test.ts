import { noa, openScreen } from './account.ts';
import { expect, type Page, test } from './shop.ts';

const open = async (page: Page) => {
  await page.getByRole('button', { name: /^Read or download/ }).click();
  return page.getByRole('link', { name: /^Read/ });
};

test('a book that was bought is read in the browser, and downloaded', async ({ page }) => {
  await openScreen(page, '/account/digital-libary', noa);
  const title = (await page.getByRole('article').getByRole('heading').first().textContent()) ?? '';
  const read = await open(page);
  await expect(read).toBeFocused();
  await expect(page.getByText(/^This link works until/)).toBeVisible();

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: /^Download/ }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.epub$/);
  const answer = await page.request.get(file.url());
  expect(answer.headers()['content-type']).toBe('application/epub+zip');
  expect((await answer.body()).subarray(30, 58).toString()).toBe('mimetypeapplication/epub+zip');

  await read.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Contents' })
    .getByRole('link', { name: 'About this book' })
    .click();
  await expect(page.getByRole('heading', { name: 'About this book' })).toBeInViewport();
  await page.getByRole('link', { name: 'Your library' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Digital library' })).toBeVisible();
});

test.describe('a link that is not whole', () => {
  test.use({ expectedComplaint: /status of 404/ });

  test('leads back to the library', async ({ page }) => {
    await openScreen(page, '/account/digital-libary', noa);
    const path = (await (await open(page)).getAttribute('href')) ?? '';
    await page.goto(path.replace(/.(\/read)$/, '$1'));
    await expect(
      page.getByRole('heading', { name: 'There is no book at this link' }),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Go to your library' }).click();
    await expect(page).toHaveURL('/account/digital-libary');
  });
});
