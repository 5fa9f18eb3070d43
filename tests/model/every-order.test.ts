import { hash } from '@node-rs/argon2';
import { checkMax } from '@otzar/contract/bag';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { TRIAL_PASSWORD } from '../../storefront/demo/landmarks.ts';
import { createApp } from '../../storefront/server/app/app.ts';
import { customer as customerTable } from '../../storefront/server/db/schema.ts';
import { type TemporaryShop, temporaryShop } from '../temporary-shop.ts';
import { type Event, events, type Scene } from './events.ts';
import { EMAILS, readLists, readState, type ShopState, writeState } from './shop-state.ts';
import { atFirst, type Lists, products, type Shopper, shownTo, type Who } from './shopper.ts';
import { type BrowserState, SimulatedBrowser, type Tab } from './simulated-browser.ts';

/** The least that Argon2id can cost: what it costs in earnest is proved elsewhere, here it is paid thousands of times. */
const CHEAP = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** How many events in a row are walked in every order. */
const LONGEST = 5;

let open: TemporaryShop;
let scene: Scene;
let ids: Record<Who, number>;
let first: State;

interface State {
  browser: BrowserState;
  shop: ShopState;
}

const snapshot = async (): Promise<State> => ({
  browser: scene.browser.state,
  shop: await readState(scene.db),
});

async function restore(state: State): Promise<void> {
  await writeState(scene.db, state.shop);
  await scene.browser.restore(state.browser);
}

/** Whoever is asked to log in again does, as themselves. */
function logsInAgain({ store, app }: Tab): void {
  store.sub(app.renewalAtom, () => {
    const renewal = store.get(app.renewalAtom);
    if (!renewal) return;
    const { email } = renewal.customer;
    void store
      .set(app.logInAtom, { email, password: TRIAL_PASSWORD })
      .then(({ id }) => renewal.answer(id === renewal.customer.id));
  });
}

async function idOf(email: string): Promise<number> {
  const rows = await open.shop.db.select().from(customerTable);
  return rows.find((row) => row.email === email)?.id ?? 0;
}

beforeAll(async () => {
  open = await temporaryShop(20);
  const { db } = open.shop;
  const app = createApp({ shop: open.shop });
  const browser = await SimulatedBrowser.open(async (request) => app.fetch(request));
  const [here, other] = browser.tabs;
  if (!here || !other) throw new Error('The browser has no two tabs.');
  await db.update(customerTable).set({ password_hash: await hash(TRIAL_PASSWORD, CHEAP) });
  ids = { noa: await idOf(EMAILS.noa), avi: await idOf(EMAILS.avi) };
  const asked = Object.values(products).map((id) => ({
    id,
    type: 'product' as const,
    quantity: 1,
  }));
  const offers = await here.app.call(checkMax, { body: { products: asked } });
  const plain = { gift_options: null, personalization: [], gift_card: null };
  const lines = new Map(offers.map((offer) => [offer.id, { ...offer, ...plain }]));
  scene = { browser, here, other, db, lines };
  for (const who of ['noa', 'avi'] as const) await keepAtFirst(who);
  for (const tab of [here, other]) {
    logsInAgain(tab);
    await tab.store.set(tab.app.checkSessionAtom);
    tab.follow();
  }
  await browser.quiet();
  first = await snapshot();
});
beforeEach(() => restore(first));
afterAll(() => open.close());

async function keepAtFirst(who: Who): Promise<void> {
  const { bag, later, favorites } = atFirst()[who];
  const insert = (list: string, of: Map<number, number>) =>
    [...of].map(([id, quantity], position) =>
      scene.db.$client.query(
        `insert into customer_line (customer_id, list, line_key, line, position, updated_at)
         values ($1, $2, $3, $4, $5, now())`,
        [
          ids[who],
          list,
          `product:${id}:`,
          JSON.stringify({
            id,
            type: 'product',
            item_key: '',
            quantity,
            gift_options: null,
            personalization: [],
            gift_card: null,
          }),
          position,
        ],
      ),
    );
  await Promise.all([...insert('bag', bag), ...insert('later', later)]);
  for (const id of favorites)
    await scene.db.$client.query(
      'insert into customer_favorite (customer_id, product_id) values ($1, $2)',
      [ids[who], id],
    );
}

/** What a tab shows. */
function shown({ store, modules }: Tab): Lists {
  const bag = store.get(modules.bag.atom);
  const many = (lines: { id: number; quantity: number }[] = []) =>
    new Map(lines.map(({ id, quantity }) => [id, quantity]));
  expect(bag?.unavailableCart).toEqual([]);
  expect(bag?.unavailableLater).toEqual([]);
  expect(bag?.products.length).toBe(many(bag?.products).size);
  return {
    bag: many(bag?.products),
    later: many(bag?.later),
    favorites: new Set(bag?.favorites),
  };
}

/** Nothing is lost or doubled, and nobody sees what is somebody else's. */
async function expectAllIsWell(shopper: Shopper): Promise<void> {
  for (const tab of [scene.here, scene.other]) {
    expect(tab.store.get(tab.modules.customer.atom)?.id ?? null).toBe(
      shopper.signedIn && ids[shopper.signedIn],
    );
    expect(shown(tab)).toEqual(shownTo(shopper));
    if (shopper.signedIn === null) expectNothingOfCustomers(tab);
  }
  for (const who of ['noa', 'avi'] as const) {
    expect({ who, ...(await readLists(scene.db, ids[who])) }).toEqual({ who, ...shopper[who] });
    if (shopper.signedIn !== who) expect(scene.browser.text).not.toContain(EMAILS[who]);
  }
}

function expectNothingOfCustomers({ store, modules }: Tab): void {
  expect(store.get(modules.bag.atom)?.owner ?? null).toBeNull();
  expect(store.get(modules.checkout.atom)?.email ?? '').toBe('');
  expect(store.get(modules.discount.atom) ?? null).toBeNull();
  expect(store.get(modules.location.atom) ?? null).toBeNull();
  expect(store.get(modules.giftCard.atom)?.giftcards ?? []).toEqual([]);
  expect(store.get(modules.following.atom)?.creators ?? []).toEqual([]);
}

/** Makes an event happen, and looks at everything. */
async function happen(event: Event, shopper: Shopper): Promise<void> {
  await event.run(shopper, scene);
  await expectAllIsWell(shopper);
}

describe('whatever happens', () => {
  test(`in every order of up to ${LONGEST} events, nothing is lost, doubled or shown to another`, async () => {
    let orders = 0;
    const walk = async (shopper: Shopper, state: State, before: string[]): Promise<void> => {
      const possible = events.filter(({ check }) => check(shopper));
      for (const [index, event] of possible.entries()) {
        if (index > 0) await restore(state);
        const next = structuredClone(shopper);
        const path = [...before, event.name];
        await happen(event, next).catch((cause: Error) => {
          throw new Error(`After: ${path.join(' → ')}: ${cause.message}`, { cause });
        });
        if (path.length < LONGEST) await walk(next, await snapshot(), path);
        else orders += 1;
      }
    };
    await walk(atFirst(), first, []);
    expect(orders).toBeGreaterThan(0);
  }, 600_000);

  test('in long orders too', async () => {
    const any = events.map((event) => fc.constant(event));
    await fc.assert(
      fc.asyncProperty(fc.commands(any, { maxCommands: 30, size: 'max' }), async (commands) => {
        await restore(first);
        const watched = { model: atFirst(), real: scene };
        await fc.asyncModelRun(() => watched, commands);
        await expectAllIsWell(watched.model);
      }),
      { numRuns: 20 },
    );
  });
});
