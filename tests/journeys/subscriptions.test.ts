import { plusDays } from '@otzar/domain/calendar-day';
import { storeDay } from '@otzar/domain/store-day';
import { noa, openScreen } from './account.ts';
import { expect, type Page, test } from './shop.ts';

interface Kept {
  status: string;
  ends_on: string | null;
  next_on: string | null;
  product: { title: string };
}

/** Title of a subscription that stands so and goes on; only Noa’s own past has any. */
async function titleOf(page: Page, status: string): Promise<string> {
  const kept: Kept[] = await (await page.request.get('/api/customer/subscription')).json();
  return kept.find((one) => one.status === status && one.ends_on === null)?.product.title ?? status;
}

/** The card of a subscription, found by what comes. */
const card = (page: Page, title: string) =>
  page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
    .filter({ hasNotText: 'It ended' });

test('a subscription is paused, resumed and updated', async ({ page }) => {
  await openScreen(page, '/account/subscriptions', noa);
  const title = await titleOf(page, 'active');
  const one = card(page, title);
  await one.getByRole('button', { name: /^Pause/ }).click();
  await expect(one.getByText('Paused', { exact: true })).toBeVisible();
  await expect(one.getByText('Next delivery')).toBeHidden();
  await one.getByRole('button', { name: /^Resume/ }).click();
  await expect(one.getByText('Active', { exact: true })).toBeVisible();
  await one.getByRole('link', { name: /^Update/ }).click();
  await page.getByLabel('How often').selectOption('two_weeks');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText(/^Saved\./)).toBeVisible();
  await page.getByRole('link', { name: 'All subscriptions' }).click();
  await expect(card(page, title).getByText(/every two weeks/)).toBeVisible();
});

test('the next one is left out, and the one after comes', async ({ page }) => {
  await openScreen(page, '/account/subscriptions', noa);
  const one = card(page, await titleOf(page, 'active'));
  const next = one.getByText(/^Next delivery/);
  const before = (await next.textContent()) ?? '';
  const told =
    (await one.getByText(/^Next: .* becomes .*, if you skip this one\.$/).textContent()) ?? '';
  await one.getByRole('button', { name: /^Skip next/ }).click();
  await expect(page.getByText(/^This one is left out\. The next one comes/)).toBeVisible();
  await expect(next).not.toHaveText(before);
  const after = (await next.textContent()) ?? '';
  expect(told).toContain(`becomes ${after.replace('Next delivery: ', '')},`);
  await page.reload();
  await expect(next).toHaveText(after);
});

test('a subscription ends on a day of one’s own, and goes on after all', async ({ page }) => {
  await openScreen(page, '/account/subscriptions', noa);
  const title = await titleOf(page, 'active');
  const one = card(page, title);
  const cancel = one.getByRole('button', { name: /^Cancel/ });
  await cancel.click();
  const dialog = page.getByRole('dialog', { name: `Cancel ${title}?` });
  await dialog.getByRole('button', { name: 'Keep it' }).click();
  await expect(dialog).toBeHidden();
  await expect(cancel).toBeFocused();

  await cancel.click();
  await dialog.getByRole('radio', { name: 'On a day of my own' }).check();
  await dialog.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(
    dialog.getByRole('link', { name: 'Please choose a day of the year to come.' }),
  ).toBeVisible();
  await dialog.getByLabel('Its last day').fill(plusDays(storeDay(new Date()), 300));
  await dialog.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(dialog).toBeHidden();
  await expect(one.getByText(/^It ends .*: nothing comes after that\.$/)).toBeVisible();
  await page.reload();
  await expect(one.getByText(/^It ends/)).toBeVisible();

  await one.getByRole('button', { name: /^Let it go on/ }).click();
  await expect(one.getByText(/^It ends/)).toBeHidden();
  await expect(cancel).toBeVisible();
});
