import { landmarks } from '../../storefront/demo/landmarks.ts';
import { noa } from './account.ts';
import { foreignWords, linksOf } from './hebrew-page.ts';
import { expect, type Page, test } from './shop.ts';

/** Pages that no link of the first ones leads to, or that a crawl would come to late. */
const FIRST = [
  '/he',
  '/he/books/all/1',
  '/he/search?q=%D7%A1%D7%A4%D7%A8',
  '/he/search?q=zzzqqq',
  '/he/bag',
  '/he/favorites',
  '/he/login',
  '/he/register',
  '/he/forgot-password',
  '/he/contact-us',
  '/he/school',
  '/he/store-information/hours',
  '/he/store-information/address',
  '/he/nowhere/at/all/to/be/seen',
  ...Object.values(landmarks).map(({ id }) => `/he/products/any/${id}`),
];
const MOST = 40;
/** Lists come one page after the other; one page of each says it all. */
const PER_KIND = 4;

const kindOf = (address: string): string => address.split(/[/?]/)[2] ?? '';

test('no page below /he says a sentence that is not Hebrew, and no link leaves the language', async ({
  request,
}) => {
  const waiting = [...FIRST];
  const met = new Set(waiting);
  const kinds = new Map<string, number>();
  const complaints: string[] = [];
  for (let visited = 0; visited < MOST; visited += 1) {
    const address = waiting.shift();
    if (address === undefined) break;
    const answer = await request.get(address);
    const html = await answer.text();
    expect(html, address).toMatch(/<html[^>]* lang="he" dir="rtl"/);
    complaints.push(...foreignWords(html).map((words) => `${address}: ${words}`));
    for (const link of linksOf(html)) {
      if (!/^\/he(?=[/?#]|$)/.test(link)) complaints.push(`${address} leads to ${link}`);
      const kind = kindOf(link);
      const seen = kinds.get(kind) ?? 0;
      if (met.has(link) || seen >= PER_KIND) continue;
      kinds.set(kind, seen + 1);
      met.add(link);
      waiting.push(link);
    }
  }
  expect(complaints).toEqual([]);
});

test('what is refused is refused in Hebrew', async ({ request }) => {
  for (const path of [
    '/api/product/99999999',
    '/api/school?country=1&zip=',
    '/api/product?ids=x',
  ]) {
    const answer = await request.get(`${path}${path.includes('?') ? '&' : '?'}language=he`);
    expect(answer.status(), path).toBeGreaterThanOrEqual(400);
    expect(await answer.text(), path).toMatch(/[א-ת]{2,}/);
  }
});

/** Types into fields by their Hebrew labels, and chooses where they are lists. */
async function fill(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) {
    const field = page.getByLabel(label, { exact: true }).first();
    const chosen = await field.evaluate((control) => control instanceof HTMLSelectElement);
    await (chosen ? field.selectOption(value) : field.fill(value));
  }
}

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name });

const fitsAcross = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

test('a guest browses, searches and buys in Hebrew', async ({ page }) => {
  await page.goto('/he');
  await page
    .getByRole('navigation', { name: 'מחלקות' })
    .getByRole('link', { name: 'ספרים', exact: true })
    .click();
  await expect(heading(page, 'ספרים')).toBeVisible();
  expect(await fitsAcross(page)).toBe(true);

  await page.goto('/he/search?q=%D7%A1%D7%A4%D7%A8');
  expect(await fitsAcross(page)).toBe(true);
  await page.goto(`/he/products/any/${landmarks.hebrew.id}`);
  const title = heading(page, /[א-ת]/);
  await expect(title).toHaveAttribute('lang', 'he');
  await expect(page.getByRole('button', { name: 'עברית' })).toHaveAttribute('aria-pressed', 'true');
  const name = (await title.textContent()) ?? '';
  await page.getByRole('button', { name: 'הוספה לסל' }).first().click();
  await page.getByRole('dialog').getByRole('link', { name: 'לסל הקניות' }).click();
  await expect(page).toHaveURL(/\/he\/bag$/);
  await expect(page.getByRole('heading', { name })).toBeVisible();

  await page.getByRole('link', { name: 'לתשלום' }).click();
  await page.getByRole('button', { name: 'המשך בלי חשבון' }).click();
  await expect(heading(page, 'תשלום')).toBeVisible();
  await fill(page, {
    'כתובת דוא״ל': 'ruth@example.com',
    'שם מלא': 'Ruth Almog',
    'רחוב ומספר': '12 Olive Street',
    עיר: 'Brooklyn',
    'מדינה או מחוז': 'NY',
    מיקוד: '11201',
    'מספר כרטיס': '4242 4242 4242 4242',
    'תוקף (חודש/שנה)': '12/30',
    'קוד אבטחה': '123',
  });
  await expect(page.getByRole('group', { name: 'אופן המשלוח' })).toBeVisible();
  expect(await fitsAcross(page)).toBe(true);
  await page.getByRole('button', { name: 'המשך לבדיקת ההזמנה' }).click();
  await page.getByRole('button', { name: 'ביצוע ההזמנה' }).click();
  await expect(page.getByRole('heading', { name: 'תודה על ההזמנה' })).toBeVisible();
  await expect(page).toHaveURL(/\/he\/thank-you\/\d+/);
  await expect(page.getByRole('main')).toContainText(name);
});

test('a customer logs in, opens the account and begins a return in Hebrew', async ({ page }) => {
  await page.goto('/he/login');
  const form = page.getByRole('form', { name: 'התחברות' });
  await form.getByLabel('כתובת דוא״ל').fill(noa.email);
  await form.getByLabel('סיסמה', { exact: true }).fill(noa.password);
  await form.getByRole('button', { name: 'התחברות' }).click();
  await expect(page).not.toHaveURL(/login/);
  const { orders }: { orders: { id: number; status: string; gift_code: string | null }[] } = await (
    await page.request.get('/api/customer/order')
  ).json();
  const arrived = orders.find(({ status, gift_code }) => status === 'delivered' && gift_code);
  await page.goto(`/he/account/orders/${arrived?.id}`);
  await page.getByRole('link', { name: 'התחלת החזרה' }).click();
  await expect(heading(page, 'מה יוחזר?')).toBeVisible();
  await page.getByRole('checkbox').first().check();
  await page
    .getByLabel(/^סיבה להחזרת/)
    .first()
    .selectOption({ label: 'התחרטתי' });
  await page.getByRole('button', { name: 'החזרת פריט אחד' }).click();
  await expect(heading(page, 'ההחזר הכספי')).toBeVisible();
  await expect(page).toHaveURL(/\/he\//);
  expect(await fitsAcross(page)).toBe(true);
});
