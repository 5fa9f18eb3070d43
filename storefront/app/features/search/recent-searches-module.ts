import { persistedModule } from '../../platform/persisted.ts';

/** What was searched in this browser, the latest first. */
export const recentSearchesModule = persistedModule<string[]>({
  name: 'recentSearches',
  version: 1,
  shape: async () => (await import('./recent-searches-schema.ts')).keptSearches,
});
