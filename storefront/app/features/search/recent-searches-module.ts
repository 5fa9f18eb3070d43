import { persistedModule } from '../../platform/persisted.ts';
import { keptSearches } from './recent-searches-schema.ts';

/** What was searched in this browser, the latest first. */
export const recentSearchesModule = persistedModule<string[]>({
  name: 'recentSearches',
  version: 1,
  shape: keptSearches,
});
