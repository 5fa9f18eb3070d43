import {
  MOST_PRODUCTS,
  MOST_QUERIES,
  type ProductHit,
  SuggestionAnswer,
} from '@otzar/contract/search';
import type { Suggestions } from '@otzar/design-system/widgets/catalogue/SearchBox';
import { liteClient } from 'algoliasearch/lite';
import * as v from 'valibot';
import { type ClientOptions, hostStates } from './host-states.ts';
import { ownService, type SearchService } from './search-service.ts';

/** What is offered for one text. */
export type Offer = Pick<Suggestions, 'texts' | 'products' | 'meant'>;

/** Asks for what to offer. @throws {Error} when no host answers, or none as agreed */
export type FetchSuggestions = (text: string) => Promise<Offer>;

/** In milliseconds (specification, section 7). */
const TIMEOUTS = { connect: 1_000, read: 2_000, write: 30_000 };

/** The shop itself, for the client of a service that is elsewhere. */
const ownHosts = (): NonNullable<ClientOptions['hosts']> => {
  const own = {
    url: location.host,
    accept: 'readWrite',
    protocol: location.protocol === 'https:' ? 'https' : 'http',
  } as const;
  // Named twice: a host that timed out is asked once more, and the client gives that try four times as long.
  return [own, own];
};

/** Only a path of this site is opened, whatever the service says. */
const isOurPath = ({ path }: v.InferOutput<typeof ProductHit>) => /^\/(?![/\\])/.test(path);

/**
 * Makes the function that asks the search service, or the shop's own server where there is none.
 * @param options hosts and times that are not as usual
 */
export function suggestionClient(
  service: SearchService | null,
  options: Partial<Pick<ClientOptions, 'hosts' | 'timeouts'>> = {},
): FetchSuggestions {
  const { appId, key, productsIndex, suggestionsIndex } = service ?? ownService;
  const client = liteClient(appId, key, {
    ...(service === null && { hosts: ownHosts() }),
    timeouts: TIMEOUTS,
    hostsCache: hostStates(),
    ...options,
  });
  return async (text) => {
    const answer = await client.search({
      requests: [
        { indexName: suggestionsIndex, query: text, hitsPerPage: MOST_QUERIES },
        {
          indexName: productsIndex,
          query: text,
          hitsPerPage: MOST_PRODUCTS,
          restrictSearchableAttributes: ['title'],
          attributesToRetrieve: ['title', 'image', 'path'],
        },
      ],
    });
    const [queries, products] = v.parse(SuggestionAnswer, answer).results;
    return {
      texts: queries.hits.map(({ query }) => query),
      ...(products.didYouMean !== undefined && { meant: products.didYouMean }),
      products: products.hits.filter(isOurPath).map(({ title, path, image }) => ({
        title,
        path,
        ...(typeof image === 'object' && image !== null && { picture: image }),
      })),
    };
  };
}
