import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { freshHandlers } from './handlers.ts';
import { type SampleShop, sampleShop } from './sample-shop.ts';

/**
 * A sample shop that answers what the tests of a file ask: before each it is a new one, and its browser keeps nothing.
 * @param signedIn whether every browser that comes is the sample customer's
 */
export function sampleServer(signedIn = false) {
  const shop = setupServer();
  let sample: SampleShop;
  const renew = (known = signedIn) => {
    sample = sampleShop(known);
    shop.resetHandlers(...freshHandlers(sample));
  };
  beforeAll(() => shop.listen({ onUnhandledRequest: 'error' }));
  beforeEach(() => {
    localStorage.clear();
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in the simulated browser
    document.cookie = 'XSRF-TOKEN=sample-visitor; path=/';
    renew();
  });
  afterAll(() => shop.close());
  return {
    shop,
    /** What the shop has by now. */
    sample: () => sample,
    /** It answers as a new one from here on; `known` is as `signedIn` is. */
    renew,
    /** Nobody is signed in any more, and no browser knows of it yet. */
    endSessions: () => {
      sample.customers.arriving = null;
      sample.customers.sessions.clear();
    },
  };
}
