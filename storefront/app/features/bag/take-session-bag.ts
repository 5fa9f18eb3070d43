import { forgetSessionBag, readSessionBag, type SessionBag } from '@otzar/contract/session-bag';
import { addLine, type Bag } from '@otzar/domain/bag';
import { withChange } from '@otzar/domain/owned-bag';
import { atom } from 'jotai/vanilla';
import { call } from '../../platform/http.ts';
import { isMarked } from '../../platform/session-bag-mark.ts';
import { withLock } from '../../platform/with-lock.ts';
import { bagModule } from './bag-module.ts';
import { sendPendingAtom } from './sync-bag.ts';

/**
 * Takes over what was put into the bag where no scripts ran, once, in whichever tab: the bag remembers which version
 * is in it, so that a shop that does not hear of it gives nothing twice.
 * @returns what was taken over; null where there was nothing
 * @throws {CallFailed} where it cannot be asked
 */
export const takeSessionBagAtom = atom(null, async (_get, set): Promise<SessionBag | null> => {
  const taken = await withLock(async () => {
    if (!isMarked(document.cookie)) return null;
    const left = await call(readSessionBag, {}, { quietly: true });
    if (left.version === '') return null;
    const withLeft = (bag: Bag) => left.lines.reduce(addLine, bag);
    await set(bagModule.atom, (kept) =>
      kept.joined === left.version ? kept : { ...withChange(kept, withLeft), joined: left.version },
    );
    await call(forgetSessionBag, { body: { version: left.version } }, { quietly: true });
    return left;
  });
  if (taken) await set(sendPendingAtom);
  return taken;
});
