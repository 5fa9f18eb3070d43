import type { Viewed } from '@otzar/domain/recently-viewed';
import { persistedAtom } from '../../platform/persisted.ts';
import { savedRecent } from './recent-schema.ts';

/** What a guest opened last, the latest first (specification, section 4, Recently viewed). */
export const recentModule = persistedAtom<Viewed[]>({
  name: 'recentlyViewed',
  version: 1,
  shape: savedRecent,
});
