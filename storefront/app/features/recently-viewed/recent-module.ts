import type { Viewed } from '@otzar/domain/recently-viewed';
import { persistedModule } from '../../platform/persisted.ts';

/** What a guest opened last, the latest first (specification, section 4, Recently viewed). */
export const recentModule = persistedModule<Viewed[]>({
  name: 'recentlyViewed',
  version: 1,
  shape: async () => (await import('./recent-schema.ts')).keptRecent,
});
