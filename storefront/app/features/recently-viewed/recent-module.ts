import type { Viewed } from '@otzar/domain/recently-viewed';
import { persistedModule } from '../../platform/persisted.ts';
import { keptRecent } from './recent-schema.ts';

/** What a guest opened last, the latest first (specification, section 4, Recently viewed). */
export const recentModule = persistedModule<Viewed[]>({
  name: 'recentlyViewed',
  version: 1,
  shape: keptRecent,
});
