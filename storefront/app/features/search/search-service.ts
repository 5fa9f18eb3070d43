import { PRODUCTS_INDEX, SUGGESTIONS_INDEX } from '@otzar/contract/search';

/** A search service elsewhere, as the server's configuration names it. */
export interface SearchService {
  appId: string;
  /** A key that can only search: every browser sees it. */
  key: string;
  productsIndex: string;
  suggestionsIndex: string;
}

/** The shop's own server, which speaks the same protocol and asks for no key. */
export const ownService: SearchService = {
  appId: 'otzar',
  key: 'none',
  productsIndex: PRODUCTS_INDEX,
  suggestionsIndex: SUGGESTIONS_INDEX,
};
