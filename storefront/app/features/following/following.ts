import { type Followed, follow, readFollowing, unfollow } from '@otzar/contract/following';
import { isFollowed, toggleFollowed } from '@otzar/domain/following';
import { atom } from 'jotai/vanilla';
import { call } from '../../platform/http.ts';
import { followingModule } from './following-module.ts';

/** Counts what is asked, so that an answer that comes late never replaces a newer one. */
let asked = 0;

/** Asks whom the customer follows; a failure is silently ignored (specification, section 8). */
export const loadFollowingAtom = atom(null, async (_get, set) => {
  asked += 1;
  const turn = asked;
  const following = await call(readFollowing).catch(() => undefined);
  if (following && turn === asked) await set(followingModule.atom, () => following);
});

/**
 * Follows somebody, or no longer (specification, section 4, Following): shown at once, and shown as before
 * where the shop does not take it.
 */
export const toggleFollowedAtom = atom(null, async (_get, set, one: Followed) => {
  asked += 1;
  const turn = asked;
  const before = await followingModule.load();
  await set(followingModule.atom, (following) => toggleFollowed(following, one));
  const endpoint = isFollowed(before, one) ? unfollow : follow;
  const following = await call(endpoint, { body: one }).catch(() => before);
  if (turn === asked) await set(followingModule.atom, () => following);
});
