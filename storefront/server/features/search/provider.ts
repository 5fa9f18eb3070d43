import { liteClient } from 'algoliasearch/lite';
import * as v from 'valibot';
import type { FindAtProvider, ProviderSettings } from '../../kit/search-provider.ts';

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

const Answer = v.object({
  results: v.tuple([
    v.object({ hits: v.array(v.object({ objectID: v.pipe(v.string(), v.regex(/^\d{1,9}$/)) })) }),
  ]),
});

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
