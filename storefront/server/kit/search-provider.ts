import { PRODUCTS_INDEX, SUGGESTIONS_INDEX } from '@otzar/contract/search';

/** How the search provider is reached. */
export interface ProviderSettings {
  appId: string;
  key: string;
  productsIndex: string;
  suggestionsIndex: string;
  /** Another address of its service, e.g. of a proxy; the usual ones without it. */
  url: string | null;
}

/** What a search found. */
export interface Found {
  /** Ids of products, the best first. */
  ids: number[];
  /** Whether they are only like what was typed. */
  guessed: boolean;
  /** Words that find something, or more; null where those typed do well. */
  didYouMean: string | null;
}

/** Finds the products of a result page at the provider. It throws when none of its hosts answers as agreed. */
export type FindAtProvider = (typed: string) => Promise<Found>;

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
