import type { Locator } from '@playwright/test';
import { expect, type Page, test } from './shop.ts';
import { addToBag, applyCode, goToCheckout, openHydrated } from './shopper.ts';

const main = (page: Page) => page.getByRole('main');
const summaryIn = (place: Locator) => place.getByRole('group', { name: /^Error: / });

/** A form that can be reached, how it is sent empty, and the field that its first line leads to. */
interface EmptyForm {
  path: string;
  send: string;
  field: string;
  title: string;
}

const forms: Record<string, EmptyForm> = {
  contact: { path: '/contact-us', send: 'Send', field: 'Name', title: 'Contact us' },
  login: { path: '/login', send: 'Log in', field: 'E-mail address', title: 'Log in' },
  register: {
    path: '/register',
    send: 'Create account',
    field: 'Full name',
    title: 'Create an account',
  },
  'forgotten password': {
    path: '/forgot-password',
    send: 'Send me a link',
    field: 'E-mail address',
    title: 'Forgot your password?',
  },
  'order of a guest': {
    path: '/orders/guest/1/status',
    send: 'Show my order',
    field: 'E-mail address',
    title: 'Order status',
  },
  return: {
    path: '/return',
    send: 'Find my order',
    field: 'Order number',
    title: 'Return something',
  },
  'gift return': {
    path: '/gift-return',
    send: 'Find the gift',
    field: 'Order number',
    title: 'Return a gift',
  },
  school: { path: '/school', send: 'Find schools', field: 'ZIP code', title: 'School supplies' },
  'e-gift card': {
    path: '/e-gift-card',
    send: 'Add to bag',
    field: 'Recipient’s name',
    title: 'E-gift card',
  },
};

/** Leads from the first line of a summary to a field that says the same, and begins with what it is. */
async function expectLed(summary: Locator, field: Locator): Promise<void> {
  const line = summary.getByRole('link').first();
  const sentence = (await line.textContent()) ?? '';
  await line.click();
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(new RegExp(`Error: ${sentence}`));
}

test.describe('a form that comes back', () => {
  test.use({ expectedComplaint: /status of 4\d\d/ });

  for (const [name, { path, send, field, title }] of Object.entries(forms)) {
    test(`empty says above its fields what is wrong, and leads to them: ${name}`, async ({
      page,
    }) => {
      await openHydrated(page, path);
      const form = main(page);
      const named = form.getByLabel(field, { exact: true });
      await form.getByRole('button', { name: send, exact: true }).click();
      await expect(summaryIn(form)).toBeFocused();
      await expect(page).toHaveTitle(new RegExp(`^Error: ${title.replace('?', '\\?')}`));
      await expectLed(summaryIn(form), named);
    });
  }

  test('loses each line, and the title its first word, as its fields are mended', async ({
    page,
  }) => {
    await openHydrated(page, '/login');
    await main(page).getByRole('button', { name: 'Log in', exact: true }).click();
    const lines = summaryIn(main(page)).getByRole('link');
    await expect(lines).toHaveCount(2);
    await main(page).getByLabel('E-mail address').fill('ruth@example.com');
    await expect(lines).toHaveCount(1);
    await expect(main(page).getByLabel('E-mail address')).toBeFocused();
    await main(page).getByLabel('Password', { exact: true }).fill('lamps');
    await expect(summaryIn(main(page))).toBeHidden();
    await expect(page).toHaveTitle('Log in · Otzar');
  });

  test('leaves the title of the next page as it is', async ({ page }) => {
    await openHydrated(page, '/login');
    await main(page).getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page).toHaveTitle('Error: Log in · Otzar');
    await main(page).getByRole('link', { name: 'Create an account' }).click();
    await expect(page).toHaveTitle('Create an account · Otzar');
  });

  test('in the footer says so in its own place', async ({ page }) => {
    await openHydrated(page, '/contact-us');
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('button', { name: 'Sign up' }).click();
    await expect(summaryIn(footer)).toBeFocused();
    await expect(summaryIn(main(page))).toBeHidden();
    await expect(page).toHaveTitle(/^Error: Contact us/);
    await expectLed(summaryIn(footer), footer.getByLabel('Email'));
  });

  test('at the checkout names all of it in the order of the page', async ({ page }) => {
    await addToBag(page, 'book');
    await goToCheckout(page);
    await main(page).getByRole('button', { name: 'Continue to review' }).click();
    const summary = summaryIn(main(page));
    await expect(summary).toBeFocused();
    await expect(page).toHaveTitle(/^Error: Checkout/);
    const ids = await summary
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.slice(1) ?? ''));
    const inOrder = await page.evaluate(
      (wanted) =>
        [...document.querySelectorAll('[id]')]
          .map(({ id }) => id)
          .filter((id) => wanted.includes(id)),
      ids,
    );
    expect(ids).toEqual(inOrder);
    await expectLed(summary, main(page).getByLabel('E-mail address'));
  });

  test('at a code that is refused says so above its field', async ({ page }) => {
    await addToBag(page, 'book');
    await applyCode(page, 'Gift card code', 'OTZ-AAAA-AAAA-AAAA');
    const summary = summaryIn(page.getByRole('region', { name: 'Gift cards' }));
    await expect(summary).toBeFocused();
    await expect(page).toHaveTitle(/^Error: /);
    await expectLed(summary, page.getByRole('textbox', { name: 'Gift card code' }));
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, expectedComplaint: /status of 4\d\d/ });

  for (const name of ['contact', 'login', 'register', 'forgotten password', 'school']) {
    test(`the answer says above its fields what is wrong, and leads to them: ${name}`, async ({
      page,
    }) => {
      const { path, send, field, title } = forms[name] as EmptyForm;
      await page.goto(path);
      const form = main(page);
      await form.getByRole('button', { name: send, exact: true }).click();
      await expect(summaryIn(form)).toBeFocused();
      await expect(page).toHaveTitle(new RegExp(`^Error: ${title.replace('?', '\\?')}`));
      await expectLed(summaryIn(form), form.getByLabel(field, { exact: true }));
    });
  }

  test('a letter to the shop is sent by a form', async ({ page }) => {
    await page.goto('/contact-us');
    await main(page).getByLabel('Name').fill('Ruth Almog');
    await main(page).getByLabel('E-mail address').fill('ruth@example.com');
    await main(page).getByLabel('Subject').selectOption({ index: 1 });
    await main(page).getByLabel('Message').fill('Where is my parcel?');
    await main(page).getByRole('button', { name: 'Send', exact: true }).click();
    await expect(main(page).getByText('Your message is with us.')).toBeVisible();
    await expect(page).toHaveTitle('Contact us · Otzar');
  });
});
