import { expect, type Page, test } from './shop.ts';

interface Card {
  title: string;
  price: number;
  max: number;
}

interface Entry {
  id: number;
  product: Card;
  required: boolean;
  quantity: number;
  swap: Card | null;
}

interface List {
  id: number;
  grade: string;
  year: number;
  newer: number | null;
  school: { id: number; name: string };
  entries: Entry[];
}

const read = async <T>(page: Page, path: string): Promise<T> =>
  (await page.request.get(path)).json();

const addressOf = ({ school, id }: List) => `/school/select-your-supplies/${school.id}/${id}`;

/** The first list near the shop that asks for something that is sold out and can be swapped. */
async function listWithSwap(page: Page): Promise<List> {
  const { near } = await read<{ near: { id: number }[] }>(page, '/api/school?country=US&zip=10002');
  for (const { id } of near) {
    const { lists } = await read<{ lists: { id: number }[] }>(page, `/api/school/${id}`);
    for (const one of lists) {
      const list = await read<List>(page, `/api/supply_list/${one.id}`);
      if (list.entries.some(({ required, swap }) => required && swap)) return list;
    }
  }
  throw new Error('Nothing can be swapped.');
}

const lineOf = (page: Page, { title }: Card) =>
  page.getByRole('main').getByRole('listitem', { name: title, exact: true });

const inDollars = (usd: number) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(usd);

/** What stands on the list now: required, in stock, as many as the school asks for. */
const asked = ({ entries }: List) =>
  entries.filter(({ required, product }) => required && product.max > 0);

const totalOf = (entries: Entry[]) =>
  inDollars(entries.reduce((sum, { product, quantity }) => sum + product.price * quantity, 0));

test('from a zip code to the bag: ticked, swapped, counted, shared, bought', async ({
  page,
  browser,
  baseURL,
}) => {
  const list = await listWithSwap(page);
  await page.goto('/school');
  await expect(page).toHaveTitle('School supplies · Otzar');
  await page.getByLabel('ZIP code').fill('1000');
  await page.getByRole('button', { name: 'Find schools' }).click();
  await expect(
    page.getByRole('link', { name: 'Please enter a zip code of 5 digits.' }),
  ).toBeVisible();
  await page.getByLabel('ZIP code').fill('10002');
  await page.getByRole('button', { name: 'Find schools' }).click();
  await expect(page).toHaveURL('/school/select-your-school/US/10002');
  await page.getByRole('link', { name: list.school.name, exact: true }).click();
  await expect(page).toHaveURL(`/school/select-your-grade/${list.school.id}`);
  await page.getByRole('main').getByRole('link', { name: list.grade }).click();
  await expect(page).toHaveURL(addressOf(list));
  const way = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(way).toHaveText(new RegExp(`Home.*School.*${list.school.name}.*${list.grade}`));

  const [first, second, ...others] = asked(list);
  const gone = list.entries.find(({ required, swap }) => required && swap);
  if (!first || !second || !gone?.swap) throw new Error('The list is too short.');
  const main = page.getByRole('main');
  await expect(main.getByText(totalOf(asked(list)), { exact: true })).toBeVisible();
  await lineOf(page, first.product).getByRole('checkbox').check();
  await expect(main.getByText(totalOf([second, ...others]), { exact: true })).toBeVisible();
  await lineOf(page, gone.product).getByRole('button', { name: /^Swap/ }).click();
  const swapped = lineOf(page, gone.swap);
  await expect(swapped.getByText(`In place of ${gone.product.title}`)).toBeVisible();
  await expect(swapped.getByRole('button', { name: /^Undo/ })).toBeFocused();
  const more = second.quantity + 1;
  await lineOf(page, second.product).getByLabel('Quantity').selectOption(String(more));
  const bought = [
    { ...second, quantity: more },
    ...others,
    { ...gone, product: gone.swap, quantity: Math.min(gone.quantity, gone.swap.max) },
  ];
  await expect(main.getByText(totalOf(bought), { exact: true })).toBeVisible();
  await expect(page).toHaveURL(
    `${addressOf(list)}?have=${first.id}&swap=${gone.id}&n=${second.id}x${more}`,
  );
  await page.reload();
  await expect(lineOf(page, first.product).getByRole('checkbox')).toBeChecked();

  await page.getByRole('button', { name: 'Copy link' }).click();
  const link = page.getByText(`${baseURL}${addressOf(list)}?have=`);
  const elsewhere = await browser.newPage();
  await elsewhere.goto((await link.textContent()) ?? '');
  await expect(lineOf(elsewhere, first.product).getByRole('checkbox')).toBeChecked();
  await expect(elsewhere.getByText(totalOf(bought), { exact: true })).toBeVisible();
  await elsewhere.close();

  const add = page.getByRole('button', { name: `Add ${bought.length} items to bag` });
  await add.click();
  await expect(page.getByText(`${bought.length} items of the list are in your bag.`)).toBeVisible();
  await page.getByRole('link', { name: 'View bag' }).click();
  await expect(page).toHaveURL('/bag');
  for (const { product } of bought)
    await expect(page.getByRole('heading', { name: product.title, exact: true })).toBeVisible();
});

test('a list of last year opens, says so, and leads to the newer one', async ({ page }) => {
  const { lists } = await read<{ lists: { id: number }[] }>(page, '/api/school/1');
  const current = await read<List>(page, `/api/supply_list/${lists[0]?.id}`);
  const old = await read<List>(page, `/api/supply_list/${current.id + lists.length}`);
  expect(old).toMatchObject({ grade: current.grade, year: current.year - 1, newer: current.id });
  await page.goto(`${addressOf(old)}?have=1&swap=77&n=88x3&want=x`);
  await expect(page.getByText('This is the list of 2025–26.')).toBeVisible();
  await page.getByRole('link', { name: 'See the newer list' }).click();
  await expect(page).toHaveURL(addressOf(current));
});

test('an address without its earlier steps leads to the right one', async ({ page }) => {
  for (const [typed, right] of [
    ['/school/select-your-school', '/school'],
    ['/school/select-your-school/IL', '/school?country=IL'],
    ['/school/select-your-grade', '/school'],
    ['/school/select-your-supplies', '/school'],
    ['/school/select-your-supplies/3', '/school/select-your-grade/3'],
    ['/school/select-your-supplies/3/1?have=1', '/school/select-your-supplies/1/1?have=1'],
    ['/school/select-your-school/us/10002-1234', '/school/select-your-school/US/10002'],
    [
      `/school/select-your-school/US/${'9'.repeat(5000)}`,
      `/school?country=US&zip=${'9'.repeat(20)}`,
    ],
  ] as const) {
    const answer = await page.goto(typed);
    expect(answer?.status(), typed).toBe(200);
    await expect(page).toHaveURL(right);
  }
  await expect(
    page.getByRole('link', { name: 'Please enter a zip code of 5 digits.' }),
  ).toBeVisible();
});

test.describe('what is not there', () => {
  test.use({ expectedComplaint: /status of 404/ });

  test('says so, with a way on', async ({ page }) => {
    for (const id of ['0', '-1', '1e99', 'abc', '999999'])
      for (const address of [`select-your-grade/${id}`, `select-your-supplies/1/${id}`]) {
        const answer = await page.goto(`/school/${address}`);
        expect(answer?.status(), address).toBe(404);
        await expect(page.getByRole('link', { name: 'Go to the front page' })).toBeVisible();
      }
  });
});

test('all of it can be read without JavaScript, and the form leads on', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL });
  await page.goto('/school');
  await page.getByLabel('ZIP code').fill('abc');
  await page.getByRole('button', { name: 'Find schools' }).click();
  await expect(
    page.getByRole('link', { name: 'Please enter a zip code of 5 digits.' }),
  ).toBeVisible();
  await expect(page.getByLabel('ZIP code')).toHaveValue('abc');
  await page.getByLabel('ZIP code').fill('10002');
  await page.getByRole('button', { name: 'Find schools' }).click();
  await page.getByRole('link', { name: 'Harbor Day School' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Kindergarten' }).click();
  await expect(page.getByRole('heading', { name: /^Required/ })).toBeVisible();
  await page.goto('/school/select-your-supplies/1/1?have=1');
  await expect(page.getByRole('checkbox').first()).toBeChecked();
  await page.close();
});

test('a list is bought by keyboard alone', async ({ page }) => {
  await page.goto('/school');
  await page.getByLabel('ZIP code').focus();
  await page.keyboard.type('10002');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Harbor Day School' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('main').getByRole('link', { name: 'Kindergarten' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Select your supplies' })).toBeVisible();
  const tick = page.getByRole('checkbox').first();
  await tick.focus();
  await page.keyboard.press('Space');
  await expect(tick).toBeChecked();
  await expect(page).toHaveURL(/have=1$/);
  await expect(tick).toBeFocused();
  await page.getByRole('button', { name: /^Add \d+ items to bag$/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/items of the list are in your bag/)).toBeVisible();
});
