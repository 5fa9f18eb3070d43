import { readFollowing } from '@otzar/contract/following';
import { atom } from 'jotai/vanilla';
import { call } from '../../platform/http.ts';
import { followingModule } from './following-module.ts';

/**
 * Asks whom the customer follows; a failure is silently ignored (specification, section 8).
 * @param isStillHere whether the answer, once it has come, is still about who is signed in
 */
export const loadFollowingAtom = atom(
  null,
  async (_get, set, isStillHere: () => Promise<boolean>) => {
    const following = await call(readFollowing).catch(() => undefined);
    if (following && (await isStillHere())) await set(followingModule.atom, () => following);
  },
);
