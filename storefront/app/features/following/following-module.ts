import type { Following } from '@otzar/contract/following';
import { persistedModule } from '../../platform/persisted.ts';
import { keptFollowing } from './following-schema.ts';

/** Whom the customer follows (specification, section 3, Following). */
export const followingModule = persistedModule<Following>({
  name: 'following',
  version: 1,
  shape: keptFollowing,
});
