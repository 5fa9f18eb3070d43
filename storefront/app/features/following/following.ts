import { type Followed, follow, readFollowing, unfollow } from '@otzar/contract/following';
import { isFollowed, toggleFollowed } from '@otzar/domain/following';
import { atom } from 'jotai/vanilla';
import { call } from '../../platform/http.ts';
import { withLock } from '../../platform/with-lock.ts';
import { followingModule } from './following-module.ts';
import { followsNobody } from './following-schema.ts';

/** Whom the customer follows; nobody until this browser has been asked. */
export const followingAtom = atom((get) => get(followingModule.atom) ?? followsNobody);

/**
 * Asks whom the customer follows; a failure is silently ignored (specification, section 8).
 * @param isStillHere whether who is to be asked about is still the one who is signed in
 */
export const loadFollowingAtom = atom(null, (_get, set, isStillHere: () => Promise<boolean>) =>
  withLock(async () => {
    // Whoever had to wait for their turn may have signed out meanwhile.
    if (!(await isStillHere())) return;
    const following = await call(readFollowing);
    if (await isStillHere()) await set(followingModule.atom, () => following);
  }).catch(() => undefined),
);

let presses = 0;

/**
 * Follows somebody who is not followed, and no longer follows somebody who is (specification, section 4). It
 * shows at once; of several in a row each is sent, and the answer to the last one counts. Where the shop does not
 * take it all is as it was, and nothing is said (section 8).
 * @param isStillHere whether the customer who wanted it is still the one who is signed in
 */
export const toggleFollowAtom = atom(
  null,
  async (_get, set, who: Followed, isStillHere: () => Promise<boolean>): Promise<void> => {
    presses += 1;
    const press = presses;
    const toggle = () => set(followingModule.atom, (following) => toggleFollowed(following, who));
    await toggle();
    const wanted = isFollowed(await followingModule.load(), who);
    try {
      const answer = await withLock(() => call(wanted ? follow : unfollow, { body: who }));
      if (press === presses && (await isStillHere())) await set(followingModule.atom, () => answer);
    } catch {
      const stands = isFollowed(await followingModule.load(), who) === wanted;
      if (stands && (await isStillHere())) await toggle();
    }
  },
);
