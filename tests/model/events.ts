import type { BagLine } from '@otzar/contract/bag';
import { lineKey, toggleFavorite } from '@otzar/domain/bag';
import type { AsyncCommand } from 'fast-check';
import { freshCheckout } from '../../storefront/app/features/checkout/checkout-module.ts';
import { TRIAL_PASSWORD } from '../../storefront/demo/landmarks.ts';
import type { Database } from '../../storefront/server/db/database.ts';
import { EMAILS, endSessions } from './shop-state.ts';
import { becomes, liked, put, type Shopper, shownTo, type Who } from './shopper.ts';
import type { SimulatedBrowser, Tab } from './simulated-browser.ts';

/** What the events happen to. */
export interface Scene {
  browser: SimulatedBrowser;
  here: Tab;
  other: Tab;
  db: Database;
  /** A line of each product, as the shop offers it. */
  lines: Map<number, BagLine>;
}

export type Event = AsyncCommand<Shopper, Scene> & { name: string };

/** The shop hears of a change at once rather than after a rest. */
async function settle({ browser }: Scene, tab: Tab): Promise<void> {
  await tab.store.set(tab.app.sendPendingAtom);
  await browser.quiet();
}

async function logIn(scene: Scene, tab: Tab, who: Who): Promise<void> {
  scene.browser.lookAt(tab);
  const credentials = { email: EMAILS[who], password: TRIAL_PASSWORD };
  const { id } = await tab.store.set(tab.app.logInAtom, credentials);
  await tab.store.set(tab.app.settleOwnerAtom, id);
  await scene.browser.quiet();
  const email = EMAILS[who];
  await tab.store.set(tab.modules.checkout.atom, () => ({ ...freshCheckout, email }));
  await scene.browser.quiet();
}

async function logOut(scene: Scene, tab: Tab): Promise<void> {
  scene.browser.lookAt(tab);
  await tab.store.set(tab.app.sendPendingAtom);
  await tab.store.set(tab.app.signOutAtom);
  await scene.browser.quiet();
}

const event = (
  name: string,
  check: (shopper: Shopper) => boolean,
  run: (shopper: Shopper, scene: Scene) => Promise<void>,
): Event => ({ name, check, run, toString: () => name });

const always = () => true;
const isKnown = ({ signedIn }: Shopper) => signedIn !== null;
const isGuest = ({ signedIn }: Shopper) => signedIn === null;

/** All that can happen, each where it can. */
export const events: Event[] = [
  event('add', always, async (shopper, scene) => {
    const id = put[shopper.adds % put.length] ?? 0;
    const line = scene.lines.get(id);
    if (!line) throw new Error(`The shop does not sell ${id}.`);
    shopper.adds += 1;
    shopper.expired = false;
    const { bag } = shownTo(shopper);
    bag.set(id, Math.min((bag.get(id) ?? 0) + 1, line.max));
    scene.browser.lookAt(scene.here);
    await scene.here.store.set(scene.here.app.addLineAtom, line);
    await settle(scene, scene.here);
  }),
  event('favourite', always, async (shopper, scene) => {
    const id = liked[shopper.likes % liked.length] ?? 0;
    shopper.likes += 1;
    shopper.expired = false;
    const { favorites } = shownTo(shopper);
    if (!favorites.delete(id)) favorites.add(id);
    scene.browser.lookAt(scene.here);
    await scene.here.store.set(scene.here.app.changeBagAtom, (bag) => toggleFavorite(bag, id));
    await settle(scene, scene.here);
  }),
  event(
    'save for later',
    (shopper) => shownTo(shopper).bag.size > 0,
    async (shopper, scene) => {
      shopper.expired = false;
      const { bag, later } = shownTo(shopper);
      const id = Math.min(...bag.keys());
      const line = scene.lines.get(id);
      if (!line) throw new Error(`The shop does not sell ${id}.`);
      later.set(id, Math.min((bag.get(id) ?? 0) + (later.get(id) ?? 0), line.max));
      bag.delete(id);
      scene.browser.lookAt(scene.here);
      await scene.here.store.set(scene.here.app.saveForLaterAtom, lineKey(line));
      await settle(scene, scene.here);
    },
  ),
  event('log in', isGuest, async (shopper, scene) => {
    becomes(shopper, 'noa');
    await logIn(scene, scene.here, 'noa');
  }),
  event('log out', isKnown, async (shopper, scene) => {
    becomes(shopper, null);
    await logOut(scene, scene.here);
  }),
  event('session expires, and the next page hears of it', isKnown, async (shopper, scene) => {
    becomes(shopper, null);
    await endSessions(scene.db);
    scene.browser.lookAt(scene.here);
    await scene.here.store.set(scene.here.app.checkSessionAtom);
    await scene.browser.quiet();
  }),
  event(
    'session expires unnoticed',
    (shopper) => isKnown(shopper) && !shopper.expired,
    async (shopper, scene) => {
      shopper.expired = true;
      await endSessions(scene.db);
    },
  ),
  event(
    'other tab logs in',
    ({ signedIn }) => signedIn !== 'avi',
    async (shopper, scene) => {
      becomes(shopper, 'avi');
      await logIn(scene, scene.other, 'avi');
    },
  ),
  event('other tab logs out', isKnown, async (shopper, scene) => {
    becomes(shopper, null);
    await logOut(scene, scene.other);
  }),
];
