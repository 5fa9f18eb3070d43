import { type Location, readLocation, saveLocation } from '@otzar/contract/location';
import { readShipping, type ShippingOptions } from '@otzar/contract/shipping';
import { areOutdated, haveExpired } from '@otzar/domain/rates';
import { atom } from 'jotai/vanilla';
import { followsFrom, handleFailure } from '../../platform/failed-calls.ts';
import { call } from '../../platform/http.ts';
import { onRatesAge } from '../../platform/rates-age.ts';
import { hasSession } from '../../platform/session-start.ts';
import { locationModule, ratesModule } from './place-modules.ts';

/** How far the shop has come with what was asked of it. */
export const ratesStatusAtom = atom<'idle' | 'loading' | 'failed'>('idle');

let lastSaid = '';
onRatesAge((updatedAt) => {
  lastSaid = updatedAt;
});

/** Counts what is asked, so that an answer that comes late never replaces a newer one. */
let asked = 0;

/** The options, or null where nothing ships there. @throws {CallFailed} for any other failure */
async function optionsFor(
  { zip, country }: Location,
  productId: number | null,
): Promise<ShippingOptions | null> {
  try {
    const product = productId === null ? {} : { product_id: productId };
    return await call(readShipping, {
      body: { zip_code: zip, country: country.value, ...product },
    });
  } catch (failure) {
    if (followsFrom('readShipping', failure) === 'cleared') return null;
    throw failure;
  }
}

/**
 * Loads the rates for where the shopper is; without a zip code there are none. A failure other than 400 and
 * 404 is only logged, and leaves what was kept (specification, section 8).
 */
export const loadRatesAtom = atom(null, async (_get, set, productId: number | null) => {
  asked += 1;
  const turn = asked;
  const location = await locationModule.load();
  if (!location?.zip) {
    await set(ratesModule.atom, () => null);
    return;
  }
  set(ratesStatusAtom, 'loading');
  try {
    const options = await optionsFor(location, productId);
    if (turn !== asked) return;
    const { zip, country } = location;
    await set(ratesModule.atom, () => ({
      zip,
      country: country.value,
      productId,
      options,
      updatedAt: lastSaid,
      askedAt: Date.now(),
    }));
    set(ratesStatusAtom, 'idle');
  } catch (failure) {
    handleFailure('readShipping', failure, true);
    if (turn === asked) set(ratesStatusAtom, 'failed');
  }
});

/** Whether there may be a place to ask for: the shop keeps one with a session, which a newcomer has not been given yet. */
const mayBeKnown = async () => hasSession() || Boolean((await locationModule.load())?.zip);

/** On every path: where the shopper is, then what it takes to get there (specification, section 2). */
export const refreshPlaceAtom = atom(null, async (_get, set, productId: number | null) => {
  if (await mayBeKnown()) {
    const location = await call(readLocation).catch(() => undefined);
    // Specification, section 8: a failure of the lookup is silently ignored.
    if (location) await set(locationModule.atom, () => location);
  }
  await set(loadRatesAtom, productId);
});

/**
 * Moves the shopper to another place; an empty zip code forgets it (specification, section 5).
 * @throws {CallFailed} with a sentence for the field at fault; nothing has changed then
 */
export const changePlaceAtom = atom(
  null,
  async (_get, set, place: { zip: string; country?: string }, productId: number | null) => {
    const { zip, country } = place;
    const location = await call(saveLocation, {
      body: { zipCode: zip, ...(country && { country }) },
    });
    await set(locationModule.atom, () => location);
    await set(loadRatesAtom, productId);
    return location;
  },
);

/** A browser whose clock is ahead would find every answer expired: it asks no sooner than this, in milliseconds. */
const RENEWED_AFTER = 60_000;

/** Asks again where the kept rates no longer hold (specification, section 4, Shipping options). */
export const renewRatesAtom = atom(null, async (_get, set) => {
  const kept = await ratesModule.load();
  if (!kept?.options) return;
  const now = Date.now();
  const expired = now - kept.askedAt > RENEWED_AFTER && haveExpired(kept.options, kept.zip, now);
  const outdated = lastSaid !== '' && areOutdated(lastSaid, kept.updatedAt);
  if (expired || outdated) await set(loadRatesAtom, kept.productId);
});
