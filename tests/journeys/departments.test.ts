import { expect, type Page, test } from './shop.ts';

const drawer = (page: Page) => page.getByRole('dialog', { name: 'Departments' });
const opener = (page: Page) => page.getByRole('button', { name: 'Open departments menu' });
const focused = (page: Page) => drawer(page).locator(':focus');

/** Goes on with Tab until what has this name has the focus, and presses Enter. */
async function enter(page: Page, role: 'button' | 'link', name: string): Promise<void> {
  const wanted = drawer(page).getByRole(role, { name, exact: true });
  await expect(wanted).toBeVisible();
  for (let stop = 0; stop < 40; stop += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(wanted).toBeFocused();
  await page.keyboard.press('Enter');
}

/** Opens the drawer by key, and waits until it holds the departments and the focus. */
async function open(page: Page): Promise<void> {
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await expect(drawer(page).getByRole('button', { name: 'Books', exact: true })).toBeVisible();
  await expect(focused(page)).toHaveCount(1);
}

test('the keyboard alone goes levels deep into the departments, back, and to a leaf', async ({
  page,
}) => {
  await page.goto('/');
  await open(page);
  await enter(page, 'button', 'Books');
  await expect(focused(page)).toHaveText('Books - Show All');
  await enter(page, 'button', 'Fiction');
  await expect(focused(page)).toHaveText('Fiction - Show All');
  await expect(drawer(page).getByRole('status')).toHaveText('Fiction, 3 departments');

  await enter(page, 'button', 'Back');
  await expect(focused(page)).toHaveText('Fiction');
  await page.keyboard.press('Enter');
  await enter(page, 'link', 'Novels');
  await expect(page).toHaveURL(/\/books\/novels\/\d+$/);
  await expect(page.getByRole('heading', { name: 'Novels', level: 1 })).toBeVisible();
  await expect(drawer(page)).toBeHidden();
});

test('all of a department is shown from any level of it', async ({ page }) => {
  await page.goto('/');
  await open(page);
  await enter(page, 'button', 'Books');
  await enter(page, 'button', 'Fiction');
  await enter(page, 'link', 'Fiction - Show All');
  await expect(page).toHaveURL(/\/books\/fiction\/\d+$/);
  await expect(page.getByRole('heading', { name: 'Fiction', level: 1 })).toBeVisible();
});

test('Escape closes the departments from any level; the page stays, and gets its focus back', async ({
  page,
}) => {
  await page.goto('/');
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
  await page.mouse.wheel(0, -300);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

  await open(page);
  await page.mouse.move(1000, 400);
  // Ends after the page would have moved.
  const heard = page.evaluate(
    () => new Promise((resolve) => addEventListener('wheel', resolve, { once: true })),
  );
  await page.mouse.wheel(0, 600);
  await heard;
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  await enter(page, 'button', 'Books');
  await enter(page, 'button', 'Fiction');
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
});
