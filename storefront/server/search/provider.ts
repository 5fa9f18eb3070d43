import { PRODUCTS_INDEX, SUGGESTIONS_INDEX } from '@otzar/contract/search';
import { liteClient } from 'algoliasearch/lite';
import * as v from 'valibot';
import type { Found } from './find.ts';

/** How the search provider is reached. */
export interface ProviderSettings {
  appId: string;
  key: string;
  productsIndex: string;
  suggestionsIndex: string;
  /** Another address of its service, e.g. of a proxy; the usual ones without it. */
  url: string | null;
}

/** Products that a result page can be made of; the provider's own limit. */
const MOST_RESULTS = 1_000;

/** In milliseconds (specification, section 7). */
export const TIMEOUTS = { connect: 1_000, read: 2_000, write: 30_000 };

/** The provider's hosts, for its clients; undefined for the usual ones. */
export function hostsOf({ url }: ProviderSettings) {
  if (url === null) return undefined;
  const { host, protocol } = new URL(url);
  const plain = protocol === 'http:' ? ('http' as const) : ('https' as const);
  return [{ url: host, accept: 'readWrite' as const, protocol: plain }];
}

/**
 * Reads the settings of the provider from the environment.
 * @param key the name of the variable that holds the key for what is wanted
 * @returns null where no provider is named
 */
export function providerSettings(
  set: (name: string) => string | null,
  key: 'ALGOLIA_SEARCH_KEY' | 'ALGOLIA_ADMIN_KEY',
): ProviderSettings | null {
  const appId = set('ALGOLIA_APP_ID');
  const secret = set(key);
  if (appId === null || secret === null) return null;
  return {
    appId,
    key: secret,
    productsIndex: set('ALGOLIA_PRODUCTS_INDEX') ?? PRODUCTS_INDEX,
    suggestionsIndex: set('ALGOLIA_SUGGESTIONS_INDEX') ?? SUGGESTIONS_INDEX,
    url: set('ALGOLIA_URL'),
  };
}

const Answer = v.object({
  results: v.tuple([
    v.object({ hits: v.array(v.object({ objectID: v.pipe(v.string(), v.regex(/^\d{1,9}$/)) })) }),
  ]),
});

/** Finds the products of a result page at the provider. It throws when none of its hosts answers as agreed. */
export type FindAtProvider = (typed: string) => Promise<Found>;

export function findingAtProvider(settings: ProviderSettings): FindAtProvider {
  const { appId, key, productsIndex: indexName } = settings;
  const hosts = hostsOf(settings);
  const client = liteClient(appId, key, { timeouts: TIMEOUTS, ...(hosts && { hosts }) });
  return async (query) => {
    const answer = await client.search({
      requests: [
        { indexName, query, hitsPerPage: MOST_RESULTS, attributesToRetrieve: ['objectID'] },
      ],
    });
    const [{ hits }] = v.parse(Answer, answer).results;
    const ids = hits.map(({ objectID }) => Number(objectID));
    return { ids, guessed: false, didYouMean: null };
  };
}
