import { persistedAtom } from '../../platform/persisted.ts';
import { savedSearches } from './recent-searches-schema.ts';

/** What was searched in this browser, the latest first. */
export const recentSearchesModule = persistedAtom<string[]>({
  name: 'recentSearches',
  version: 1,
  shape: savedSearches,
});
