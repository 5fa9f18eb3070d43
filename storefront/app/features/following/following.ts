import { readFollowing } from '@otzar/contract/following';
import { atom } from 'jotai/vanilla';
import { call } from '../../platform/http.ts';
import { oneAtATime } from '../../platform/one-at-a-time.ts';
import { followingModule } from './following-module.ts';

/**
 * Asks whom the customer follows; a failure is silently ignored (specification, section 8).
 * @param isStillHere whether the answer, once it has come, is still about who is signed in
 */
export const loadFollowingAtom = atom(null, (_get, set, isStillHere: () => Promise<boolean>) =>
  oneAtATime(async () => {
    const following = await call(readFollowing);
    if (await isStillHere()) await set(followingModule.atom, () => following);
  }).catch(() => undefined),
);
