import { readFollowing } from '@otzar/contract/following';
import { atom } from 'jotai/vanilla';
import { call } from '../../platform/http.ts';
import { followingModule } from './following-module.ts';

/** Asks whom the customer follows; a failure is silently ignored (specification, section 8). */
export const loadFollowingAtom = atom(null, async (_get, set) => {
  const following = await call(readFollowing).catch(() => undefined);
  if (following) await set(followingModule.atom, () => following);
});
