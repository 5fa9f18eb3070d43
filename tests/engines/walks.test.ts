import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TRIAL_PASSWORD, trialCustomers } from '../../storefront/demo/landmarks.ts';
import { card, guest } from '../journeys/guest.ts';
import {
  errorsIn,
  type Reports,
  reportingTo,
  startReportService,
} from '../journeys/report-service.ts';
import { engines, isHere } from '../runner/engines.mjs';
import { runShop } from '../runner/shop.mjs';
import type { Browser } from './browser.ts';
import { startGecko } from './gecko.ts';
import type { Wanted } from './look.ts';
import { Page } from './page.ts';
import {
  addToBag,
  bagLink,
  fill,
  goToCheckout,
  goToReview,
  inMain,
  productOf,
  title,
} from './shopper.ts';
import { startWebKit } from './webkit.ts';

const start = { Gecko: startGecko, WebKit: startWebKit };

/** The most stops of the keyboard before something that stands at the beginning of a page. */
const MOST_STOPS = 20;

let reports: Reports;
let shop: Awaited<ReturnType<typeof runShop>>;
beforeAll(async () => {
  reports = await startReportService();
  shop = await runShop({ env: reportingTo(reports) });
});
afterAll(async () => {
  await shop.close();
  reports.close();
});

describe.for(engines)('$name', (engine) => {
  describe.skipIf(!isHere(engine))('lets a shopper', () => {
    let browser: Browser;
    let page: Page;
    beforeAll(async () => {
      browser = await start[engine.name]();
    });
    afterAll(() => browser.close());

    beforeEach(async () => {
      page = new Page(await browser.newTab(), shop.origin);
    });
    afterEach(async ({ task }) => {
      if (task.result?.state === 'fail') console.error(await page.words());
      await page.close();
      // What one walk met is no other's fault.
      const errors = errorsIn({ envelopes: reports.envelopes.splice(0) });
      expect(errors.map(({ exception, request }) => ({ exception, request }))).toEqual([]);
    });

    it('browse from the front page to a product, and back', async () => {
      await page.open('/');
      const departments: Wanted = { role: 'navigation', name: 'Departments' };
      await page.click({ role: 'link', name: 'Books', within: departments });
      await page.shows(title('Books'));
      const card: Wanted = { role: 'heading', within: inMain('article') };
      const { text } = await page.shows(card);
      await page.click({ role: 'link', within: card });
      await page.shows(title(text));
      await page.back();
      await page.shows(title('Books'));
    });

    it('narrow a list, and have it whole again', async () => {
      await page.open('/books/all/1');
      const count = inMain('status');
      const { text: whole } = await page.shows(count, { text: expect.stringMatching(/\d/) });
      const facet: Wanted = { role: 'group', name: 'Language' };
      const choice: Wanted = { role: 'checkbox', within: facet };
      const { label } = await page.shows(choice);
      const [, promised] = /, ([\d,]+ products?)$/.exec(label) ?? [];
      expect(promised).not.toBe(whole);
      await page.click(choice);
      await page.shows(count, { text: promised });
      await page.reload();
      await page.shows(choice, { checked: true });
      await page.shows(count, { text: promised });
      await page.click({ role: 'button', name: /^Remove filter: Language/ });
      await page.shows(count, { text: whole });
    });

    it('search in Hebrew', async () => {
      await page.open('/');
      await page.click({ role: 'searchbox', name: 'Search the shop' });
      // The field becomes a list of suggestions when it is touched.
      const box: Wanted = { role: 'combobox', name: 'Search the shop' };
      await page.shows(box, { focused: true });
      await page.type('הגן');
      await page.shows({ role: 'option', name: /גן/ });
      await page.press('Escape');
      await page.press('Enter');
      await page.shows(title('Results for “הגן”'));
      await page.shows(box, { value: 'הגן' });
    });

    it('choose what a product is made in', async () => {
      const { path } = await productOf(shop.origin, 'variations');
      await page.open(path);
      const choice = inMain('radio', /^B5/);
      await page.click(choice);
      await page.at(/variation=\d+/);
      await page.reload();
      await page.shows(choice, { checked: true });
      await addToBag(page);
      await page.shows(inMain('article'), { text: expect.stringContaining('B5') });
    });

    it('change a bag, and have it after a reload', async () => {
      const { path, title: name } = await productOf(shop.origin, 'book');
      await page.open(path);
      await addToBag(page);
      await page.fill(inMain('combobox', /quantity/i), '3');
      await page.shows(bagLink, { label: 'Bag, 3 items' });
      await page.reload();
      await page.shows(bagLink, { label: 'Bag, 3 items' });
      await page.click(inMain('button', `Remove ${name}`));
      await page.lacks(inMain('heading', name));
      await page.click({ role: 'button', name: 'Undo' });
      await page.shows(inMain('heading', name));
    });

    it('check out, and be told of what is missing', async () => {
      await page.open((await productOf(shop.origin, 'book')).path);
      await goToCheckout(page);
      await page.click(inMain('button', 'Continue to review'));
      await page.shows(inMain('group', /^Error: /), { focused: true });
      const { 'State or region': state, ...typed } = guest;
      await fill(page, typed);
      // The code tells of it.
      await page.shows(inMain('combobox', 'State or region'), { value: state });
      await page.shows(inMain('group', 'Shipping method'));
      await fill(page, card);
      await goToReview(page);
    });

    it('order what is picked up at the store', async () => {
      await page.open((await productOf(shop.origin, 'book')).path);
      await goToCheckout(page);
      await page.click(inMain('radio', /pickup/i));
      const { 'E-mail address': email, 'Full name': name } = guest;
      await fill(page, { 'E-mail address': email, 'Full name': name });
      await page.fill(inMain('textbox', /^Phone/), '212 555 0123');
      await fill(page, card);
      await goToReview(page);
      await page.click(inMain('button', 'Place order'));
      await page.shows(title('Thank you for your order'));
      await page.shows(bagLink, { label: 'Bag' });
    });

    it('log in on the way to a page of the account', async () => {
      await page.open('/account/orders');
      await page.shows(title('Log in'));
      await page.fill(inMain('textbox', 'E-mail address'), trialCustomers[0].email);
      await page.press('Tab');
      await page.type(TRIAL_PASSWORD);
      await page.press('Enter');
      await page.at(/^\/account\/orders$/);
      await page.shows(title('Orders'));
    });

    it('open a drawer by keyboard, stay in it, and leave it', async () => {
      await page.open('/');
      const opener: Wanted = { role: 'button', name: 'Open departments menu' };
      await page.shows(opener);
      for (let stop = 0; stop < MOST_STOPS && !(await page.see(opener)).focused; stop += 1)
        await page.press('Tab');
      await page.press('Enter');
      const drawer: Wanted = { role: 'dialog', name: 'Departments' };
      for (let stop = 0; stop < MOST_STOPS; stop += 1) {
        await page.shows(drawer, { holdsFocus: true });
        await page.press('Tab');
      }
      await page.press('Escape');
      await page.lacks(drawer);
      await page.shows(opener, { focused: true });
    });
  });
});
