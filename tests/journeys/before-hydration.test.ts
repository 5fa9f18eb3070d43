import { expect, type Page, test } from './shop.ts';
import { bagLink, productOf } from './shopper.ts';

/** Opens a page whose scripts do not come until they are let go, as on a slow line. */
async function openUnhydrated(page: Page, path: string): Promise<() => Promise<void>> {
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  return async () => {
    open();
    await page.waitForLoadState('load');
    await page.waitForLoadState('networkidle');
  };
}

/** Opens a page whose scripts never come, and whose clock the test sets. */
async function openStalled(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await page.route('**/*.js', () => undefined);
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
}

const main = (page: Page) => page.getByRole('main');
const added = (page: Page) => page.getByRole('dialog', { name: 'Added to your bag' });
const addButton = (page: Page) => main(page).getByRole('button', { name: 'Add to bag' }).first();

test('a variation and a quantity chosen before the page is awake are what is bought', async ({
  page,
}) => {
  const { path } = await productOf(page, 'variations');
  const hydrate = await openUnhydrated(page, path);
  await main(page).getByRole('radio', { name: /^B5/ }).check({ force: true });
  await main(page).getByLabel('Quantity').selectOption('3');
  await addButton(page).click();
  await hydrate();
  await expect(added(page)).toContainText('Quantity 3');
  await added(page).getByRole('link', { name: 'View bag' }).click();
  await expect(main(page).getByLabel('Quantity')).toHaveValue('3');
  await expect(main(page)).toContainText('B5');
});

test('what is chosen before the page is awake is what the page has after it', async ({ page }) => {
  const { path } = await productOf(page, 'variations');
  const hydrate = await openUnhydrated(page, path);
  await main(page).getByRole('radio', { name: /^B5/ }).check({ force: true });
  await main(page).getByLabel('Quantity').selectOption('4');
  await hydrate();
  await expect(page).toHaveURL(/variation=\d+/);
  await expect(main(page).getByRole('radio', { name: /^B5/ })).toBeChecked();
  await expect(main(page).getByLabel('Quantity')).toHaveValue('4');
  await expect(main(page).getByText('Together')).toBeVisible();
});

test('what is engraved before the page is awake goes into the bag', async ({ page }) => {
  const { path } = await productOf(page, 'personalized');
  const hydrate = await openUnhydrated(page, path);
  const engraving = main(page).getByRole('textbox', { name: 'Engraving' });
  await engraving.fill('RUTH');
  await main(page).getByText('Is it a gift?').click();
  await main(page).getByRole('radio', { name: 'Gift wrap' }).check({ force: true });
  await hydrate();
  await expect(engraving).toHaveValue('RUTH');
  await expect(main(page).getByRole('radio', { name: 'Gift wrap' })).toBeChecked();
  await expect(main(page).getByText('Personalization fee: $12.00')).toBeVisible();
  await addButton(page).click();
  await added(page).getByRole('link', { name: 'View bag' }).click();
  await expect(main(page)).toContainText('RUTH');
});

test('what is engraved and put into the bag before the page is awake is engraved', async ({
  page,
}) => {
  const { path } = await productOf(page, 'personalized');
  const hydrate = await openUnhydrated(page, path);
  await main(page).getByRole('textbox', { name: 'Engraving' }).fill('RUTH');
  await addButton(page).click();
  await addButton(page).click();
  await hydrate();
  await added(page).getByRole('link', { name: 'View bag' }).click();
  await expect(main(page)).toContainText('RUTH');
  await expect(main(page).getByText('RUTH')).toHaveCount(1);
  await expect(bagLink(page)).toHaveAccessibleName(/\b1\b/);
});

/** What stands in a field, and which field it is: its words and, of several boxes, its own value. */
interface Stands {
  field: string;
  value: string | boolean;
}

/** What stands in the fields that a shopper sees, in their order. */
const standing = (page: Page): Promise<Stands[]> =>
  page.locator(FIELDS).evaluateAll((fields) =>
    (fields as HTMLInputElement[]).map((field) => {
      const words = field.name || field.labels?.[0]?.textContent || field.ariaLabel || '';
      const box = field.type === 'checkbox' || field.type === 'radio';
      return {
        field: box ? `${words} ${field.value}` : words,
        value: box ? field.checked : field.value,
      };
    }),
  );

const FIELDS = ':is(input, select, textarea):visible:enabled:not([type=hidden])';

const TYPED: Record<string, string> = {
  email: 'ruth@example.com',
  number: '7',
  tel: '212 555 0123',
  date: '2030-05-05',
};

/** Uses each field that a shopper sees; of a group of radio buttons the last one is what remains. */
async function useEveryField(page: Page): Promise<Stands[]> {
  const fields = await page.locator(FIELDS).all();
  for (const field of fields) {
    const { tag, type, checked } = await field.evaluate((one: HTMLInputElement) => ({
      tag: one.tagName,
      type: one.type,
      checked: one.checked,
    }));
    if (tag === 'SELECT') {
      const options = await field.locator('option').count();
      await field.selectOption({ index: Math.min(2, options - 1) });
    } else if (type === 'radio') await field.check({ force: true });
    else if (type === 'checkbox') await field.setChecked(!checked, { force: true });
    else await field.fill(TYPED[type] ?? 'Ruth');
  }
  return standing(page);
}

/** Every address whose page has fields of its own for whoever comes to it. */
const routes = [
  '/contact-us',
  '/login',
  '/register',
  '/forgot-password',
  '/e-gift-card',
  '/orders/guest/1/status',
  '/return',
  '/gift-return',
  '/school',
];

for (const route of routes)
  test(`every field of ${route} keeps what it was given before the page is awake`, async ({
    page,
  }) => {
    const hydrate = await openUnhydrated(page, route);
    const given = await useEveryField(page);
    expect(given.length).toBeGreaterThan(1);
    await hydrate();
    for (const one of given)
      await expect.poll(() => standing(page), { message: one.field }).toContainEqual(one);
  });

/** Boxes and lists of a page whose answer stands in its address: each is used alone, since it leads to another page. */
const leading: {
  route: string;
  what: string;
  use: (page: Page) => Promise<() => Promise<void>>;
}[] = [
  {
    route: '/books/books/1',
    what: 'a filter',
    use: async (page) => {
      const boxes = page.getByRole('region', { name: 'Filters' }).getByRole('checkbox');
      const value = await boxes.first().getAttribute('value');
      await boxes.first().check({ force: true });
      return async () => {
        await expect(page).toHaveURL(new RegExp(`=${value}(&|$)`));
        await expect(boxes.first()).toBeChecked();
      };
    },
  },
  {
    route: '/books/books/1',
    what: 'a price',
    use: async (page) => {
      const most = page.getByRole('region', { name: 'Filters' }).getByLabel('Maximum price');
      await most.fill('30');
      return () => expect(most).toHaveValue('30');
    },
  },
  {
    route: '/books/books/1',
    what: 'an order',
    use: async (page) => {
      await page.getByLabel('Sort by').selectOption('price-asc');
      return async () => {
        await expect(page).toHaveURL(/sort=price-asc/);
        await expect(page.getByLabel('Sort by')).toHaveValue('price-asc');
      };
    },
  },
  {
    route: '/school/select-your-supplies/1/1',
    what: 'what is ticked off a list',
    use: async (page) => {
      const boxes = main(page).getByRole('checkbox');
      const names = await boxes.evaluateAll((all) =>
        (all as HTMLInputElement[]).map(({ checked }) => checked),
      );
      await boxes.nth(0).setChecked(!names[0], { force: true });
      await boxes.nth(1).setChecked(!names[1], { force: true });
      return async () => {
        await expect(boxes.nth(0)).toBeChecked({ checked: !names[0] });
        await expect(boxes.nth(1)).toBeChecked({ checked: !names[1] });
      };
    },
  },
  {
    route: '/school/select-your-supplies/1/1',
    what: 'how many there are to be of a thing on a list',
    use: async (page) => {
      const quantity = main(page).getByRole('combobox').first();
      await quantity.selectOption('3');
      return () => expect(quantity).toHaveValue('3');
    },
  },
  {
    route: '/',
    what: 'a currency',
    use: async (page) => {
      const currency = page.getByRole('contentinfo').getByLabel('Currency');
      const options = currency.locator('option');
      const value = (await options.nth((await options.count()) - 1).getAttribute('value')) ?? '';
      await currency.selectOption(value);
      return () => expect(currency).toHaveValue(value);
    },
  },
];

for (const { route, what, use } of leading)
  test(`${what} chosen on ${route} before the page is awake is what the page has`, async ({
    page,
  }) => {
    const hydrate = await openUnhydrated(page, route);
    const found = await use(page);
    await hydrate();
    await found();
  });

test('all that a list is held to, and a letter asked for, stand together once the page is awake', async ({
  page,
}) => {
  const hydrate = await openUnhydrated(page, '/books/books/1');
  const filters = page.getByRole('region', { name: 'Filters' });
  const boxes = filters.getByRole('checkbox');
  await page.getByLabel('Sort by').selectOption('price-asc');
  await boxes.nth(0).check({ force: true });
  await boxes.nth(1).check({ force: true });
  await filters.getByLabel('Maximum price').fill('30');
  const email = page.getByRole('contentinfo').getByLabel('Email');
  await email.fill('ruth@example.com');
  await hydrate();
  await expect(page).toHaveURL(/(?=.*sort=price-asc).*categories=.*categories=/);
  await expect(filters.getByRole('checkbox', { checked: true })).toHaveCount(2);
  await expect(page.getByLabel('Sort by')).toHaveValue('price-asc');
  await expect(filters.getByLabel('Maximum price')).toHaveValue('30');
  await expect(email).toHaveValue('ruth@example.com');
});

test('letters asked for below what is put into the bag are asked for, too', async ({ page }) => {
  const { path } = await productOf(page, 'variations');
  const hydrate = await openUnhydrated(page, path);
  await main(page).getByRole('radio', { name: /^B5/ }).check({ force: true });
  await addButton(page).click();
  const footer = page.getByRole('contentinfo');
  await footer.getByLabel('Email').fill(`early-${Date.now()}@example.com`);
  await footer.getByRole('button', { name: 'Sign up' }).click();
  await hydrate();
  await expect(added(page)).toContainText('Quantity 1');
  await expect(page.getByText(/^Almost there/)).toBeAttached();
});

test('a heart pressed before the page is awake is a favorite', async ({ page }) => {
  const { path } = await productOf(page, 'book');
  const hydrate = await openUnhydrated(page, path);
  const heart = main(page)
    .getByRole('button', { name: /^Favorite/ })
    .first();
  await heart.click();
  await hydrate();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
});

test('a heart pressed before the shopper is known is a favorite, wherever they go at once', async ({
  page,
}) => {
  const { path, title } = await productOf(page, 'book');
  let held = true;
  // All comes but the word on who is there, for as long as this page is open.
  await page.route('**/api/customer', async (route) => {
    if (!held) await route.continue();
  });
  await page.goto(path);
  const heart = page.getByRole('button', { name: `Favorite ${title}` }).first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  held = false;
  await page.goto('/favorites');
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a search typed before the page is awake goes on from there', async ({ page }) => {
  const hydrate = await openUnhydrated(page, '/');
  await page.getByLabel('Search the shop').fill('garden');
  await hydrate();
  await expect(page.getByLabel('Search the shop')).toHaveValue('garden');
});

test('a letter sent before the page is awake is sent, as it stands', async ({ page }) => {
  const hydrate = await openUnhydrated(page, '/contact-us');
  await main(page).getByLabel('Name').fill('Ruth');
  await main(page).getByLabel('E-mail address').fill('ruth@example.com');
  await main(page).getByLabel('Subject').selectOption('order');
  await main(page).getByLabel('Message').fill('Where is it?');
  await main(page).getByRole('button', { name: 'Send' }).click();
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && /contact/.test(request.url()),
  );
  await hydrate();
  expect((await sent).postDataJSON()).toEqual({
    name: 'Ruth',
    email: 'ruth@example.com',
    subject: 'order',
    message: 'Where is it?',
  });
  await expect(main(page).getByText('Your message is with us.')).toBeVisible();
});

test('a password typed and sent before the page is awake stands in no address', async ({
  page,
}) => {
  const hydrate = await openUnhydrated(page, '/login');
  await page.getByLabel('E-mail address').fill('noa@example.com');
  await page.getByLabel('Password', { exact: true }).fill('quiet places 31');
  await page.getByRole('button', { name: 'Log in' }).click();
  expect(page.url()).not.toContain('quiet');
  await hydrate();
  await expect(page).toHaveURL(/\/$/);
});

test('a language pressed before the page is awake is the one it is read in', async ({ page }) => {
  const { path } = await productOf(page, 'hebrew');
  const hydrate = await openUnhydrated(page, path);
  await main(page).getByRole('button', { name: 'עברית' }).click();
  await hydrate();
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveAttribute('dir', 'rtl');
});

test.describe('where the scripts never come', () => {
  test('what is put into the bag is there after ten seconds', async ({ page }) => {
    const { path } = await productOf(page, 'book');
    await openStalled(page, path);
    await main(page).getByLabel('Quantity').selectOption('2');
    await addButton(page).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await page.clock.fastForward(10_000);
    await expect(page).toHaveURL(/\/bag$/);
    await expect(main(page).getByLabel('Quantity')).toHaveValue('2');
  });

  test('an order chosen for a list is its order after ten seconds', async ({ page }) => {
    await openStalled(page, '/books/all/1');
    await main(page).getByLabel('Sort by').selectOption({ index: 1 });
    await page.clock.fastForward(10_000);
    await expect(page).toHaveURL(/\?.*sort/);
  });
});

test('an address typed for a letter about something sold out is what is sent, once the page is awake', async ({
  page,
}) => {
  const { path } = await productOf(page, 'soldOut');
  const hydrate = await openUnhydrated(page, path);
  const form = page.getByRole('region', { name: 'Mail me when it is back' });
  await form.getByLabel('E-mail address').fill('early@example.com');
  await form.getByRole('button', { name: 'Mail me' }).click();
  await hydrate();
  await expect(form.getByRole('status')).toContainText('our letter to early@example.com ');
});
