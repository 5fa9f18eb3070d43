import type { Following } from '@otzar/contract/following';
import { persistedAtom } from '../../platform/persisted.ts';
import { savedFollowing } from './following-schema.ts';

/** Whom the customer follows (specification, section 3). */
export const followingModule = persistedAtom<Following>({
  name: 'following',
  version: 1,
  shape: savedFollowing,
});
