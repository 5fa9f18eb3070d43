import { readLocation } from '@otzar/contract/location';
import { readLocationExamples } from '@otzar/contract/location.examples';
import { readShipping } from '@otzar/contract/shipping';
import { readShippingExamples } from '@otzar/contract/shipping.examples';
import { createStore } from 'jotai/vanilla';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { sampleServer } from '../../mocks/sample-server.ts';
import { call } from '../../platform/http.ts';
import { changePlaceAtom, loadRatesAtom, refreshPlaceAtom, renewRatesAtom } from './place.ts';
import { locationModule, ratesModule } from './place-modules.ts';

const { shop } = sampleServer();
const { default: options } = readShippingExamples;
const CHANGED = '2026-11-24T12:00:00.000Z';

/** Answers the next calls for rates; counts them. */
function rates(
  ...answers: { status?: number; body?: object; header?: string; after?: Promise<void> }[]
) {
  const asked: unknown[] = [];
  shop.use(
    http.post(readShipping.path, async ({ request }) => {
      asked.push(await request.json());
      const {
        status = 200,
        body = options,
        header = CHANGED,
        after,
      } = answers[Math.min(asked.length, answers.length) - 1] ?? {};
      await after;
      return HttpResponse.json(body, { status, headers: { shipping_updated_at: header } });
    }),
  );
  return asked;
}

async function at(zip: string) {
  const store = createStore();
  await store.set(locationModule.atom, () => ({ ...readLocationExamples.default, zip }));
  return store;
}

describe('where the shopper is', () => {
  it('is asked for, and the ways there with it', async () => {
    shop.use(
      http.get(readLocation.path, () =>
        HttpResponse.json({ ...readLocationExamples.default, zip: '11201' }),
      ),
    );
    const asked = rates({});
    const store = createStore();
    await store.set(refreshPlaceAtom, 12);
    expect(asked).toEqual([{ zip_code: '11201', country: 'US', product_id: 12 }]);
    expect(await ratesModule.load()).toMatchObject({ zip: '11201', productId: 12, options });
  });

  it('is nowhere yet for a newcomer, and is not asked for', async () => {
    // biome-ignore lint/suspicious/noDocumentCookie: as above
    document.cookie = 'XSRF-TOKEN=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT';
    const asked = vi.fn();
    shop.use(http.get(readLocation.path, () => asked()));
    await createStore().set(refreshPlaceAtom, null);
    expect(asked).not.toHaveBeenCalled();
    expect(await locationModule.load()).toBeNull();

    const before = await at('11201');
    await before.set(refreshPlaceAtom, null);
    expect(asked).toHaveBeenCalledOnce();
  });

  it('stays as it was when the shop cannot be asked', async () => {
    const store = await at('11201');
    shop.use(http.get(readLocation.path, () => HttpResponse.error()));
    rates({});
    await store.set(refreshPlaceAtom, null);
    expect(await locationModule.load()).toMatchObject({ zip: '11201' });
  });

  it('is forgotten with an empty zip code, and its rates with it', async () => {
    const store = await at('11201');
    rates({});
    await store.set(loadRatesAtom, null);
    await store.set(changePlaceAtom, { zip: '' }, null);
    expect(await locationModule.load()).toMatchObject({ zip: '' });
    expect(await ratesModule.load()).toBeNull();
  });

  it('does not change to a country that the shop does not know', async () => {
    const store = await at('11201');
    const moved = store.set(changePlaceAtom, { zip: '11201', country: 'Atlantis' }, null);
    await expect(moved).rejects.toMatchObject({ fields: { country: expect.any(String) } });
    expect(await locationModule.load()).toMatchObject({ zip: '11201' });
  });
});

describe('the rates', () => {
  it.each([400, 404])('are none where the shop answers %i', async (status) => {
    const store = await at('11201');
    rates({ status, body: { message: 'Nothing of ours ships there.' } });
    await store.set(loadRatesAtom, null);
    expect(await ratesModule.load()).toMatchObject({ zip: '11201', options: null });
  });

  it('stay as they were at any other failure, which is only logged', async () => {
    const log = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const store = await at('11201');
    rates({}, { status: 500, body: { message: 'Something went wrong.' } });
    await store.set(loadRatesAtom, null);
    await store.set(loadRatesAtom, null);
    expect(await ratesModule.load()).toMatchObject({ options });
    expect(log).toHaveBeenCalledOnce();
    log.mockRestore();
  });

  it('of an answer that comes late never replace newer ones', async () => {
    const store = await at('11201');
    let release = () => {};
    const late = new Promise<void>((resolve) => {
      release = resolve;
    });
    rates({ body: { ...options, over_price: 1 }, after: late }, { body: options });
    const first = store.set(loadRatesAtom, null);
    await store.set(loadRatesAtom, null);
    release();
    await first;
    expect(await ratesModule.load()).toMatchObject({ options: { over_price: options.over_price } });
  });

  it('are asked for again once they have expired, and not before', async () => {
    const store = await at('11201');
    const now = Date.now();
    const clock = vi.spyOn(Date, 'now').mockReturnValue(now);
    const soon = new Date(now + 120_000).toISOString();
    const asked = rates({ body: { ...options, fulfillment_expires: soon, store_expires: soon } });
    await store.set(loadRatesAtom, null);
    clock.mockReturnValue(now + 90_000);
    await store.set(renewRatesAtom);
    expect(asked).toHaveLength(1);
    clock.mockReturnValue(now + 121_000);
    await store.set(renewRatesAtom);
    expect(asked).toHaveLength(2);
    clock.mockRestore();
  });

  it('are asked for again when the shop says that it has newer ones, once', async () => {
    const store = await at('11201');
    const soon = new Date(Date.now() + 60_000).toISOString();
    const body = { ...options, fulfillment_expires: soon, store_expires: soon };
    const newer = '2026-12-01T12:00:00.000Z';
    const asked = rates({ body }, { body, header: newer });
    await store.set(loadRatesAtom, null);
    shop.use(
      http.get(readLocation.path, () =>
        HttpResponse.json(readLocationExamples.default, {
          headers: { shipping_updated_at: newer },
        }),
      ),
    );
    await call(readLocation);
    await store.set(renewRatesAtom);
    await store.set(renewRatesAtom);
    expect(asked).toHaveLength(2);
    expect(await ratesModule.load()).toMatchObject({ updatedAt: newer });
  });
});
