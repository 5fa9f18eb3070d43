import { useAtomValue, useSetAtom } from 'jotai/react';
import { atom } from 'jotai/vanilla';
import { useCallback, useEffect, useState } from 'react';
import { bagModule } from '../../features/bag/bag-module.ts';
import { bagReadingAtom } from '../../features/bag/bag-reading.ts';
import { customerModule } from '../../features/customer/customer-module.ts';
import { sessionCheckAtom } from '../../features/customer/session.ts';
import { CallFailed } from '../../platform/call-failed.ts';
import { handleFailure } from '../../platform/failed-calls.ts';
import { useRecovery } from '../../platform/recovery.ts';
import { RESPONSE_TIMEOUT, timeoutFailure, withTimeout } from '../../platform/with-timeout.ts';
import { type BagStatus, bagStatusAtom } from './bag-status.ts';

const readAtom = atom(null, async (_get, set) => {
  const { readSavedAtom } = await import('../../features/bag/sync-bag.ts');
  await set(readSavedAtom).catch((failure: unknown) => handleFailure('readBag', failure, true));
});

/** Asks what the shop keeps for whoever is signed in; where that is not settled yet, who that is before. */
const askAtom = atom(null, async (_get, set) => {
  const customer = await customerModule.load();
  const { owner } = await bagModule.load();
  if (customer && owner === customer.id) return set(readAtom);
  const { checkSessionAtom } = await import('../../features/customer/session.ts');
  await withTimeout(() => set(checkSessionAtom));
  const { settleOwnerAtom } = await import('../../shell/ownership.ts');
  await set(settleOwnerAtom, (await customerModule.load())?.id ?? null);
});

/** What keeps a bag from being known. */
export interface MissingBag {
  /** A sentence, where the shop said why. */
  message: string | undefined;
  busy: boolean;
  retry: () => void;
}

/** Whether the bag is known; what could not be asked is asked again, by itself or at once. */
export function useBagStatus(): { status: BagStatus; missing: MissingBag | undefined } {
  const status = useAtomValue(bagStatusAtom);
  const reading = useAtomValue(bagReadingAtom);
  const bag = useAtomValue(bagModule.atom);
  const read = useSetAtom(readAtom);
  const ask = useSetAtom(askAtom);
  const [failure, setFailure] = useState<unknown>();
  const check = useAtomValue(sessionCheckAtom);
  const failed = reading?.state === 'failed' ? reading.failure : check?.failure;
  // Whose bag it is may be settled long before this screen, or after it: then the shop is asked anyway.
  const unasked = status === 'pending' && reading === null && typeof bag?.owner === 'number';
  useEffect(() => {
    if (unasked) void read();
  }, [unasked, read]);
  useEffect(() => {
    if (status === 'loaded') setFailure(undefined);
    else if (status === 'failed') setFailure(failed);
    else {
      const timer = setTimeout(() => setFailure(timeoutFailure()), RESPONSE_TIMEOUT);
      return () => clearTimeout(timer);
    }
  }, [status, failed]);
  const retry = useCallback(() => void ask().catch(setFailure), [ask]);
  useRecovery(failure, retry);
  const missing = failure !== undefined && {
    message: failure instanceof CallFailed ? failure.message : undefined,
    busy: status === 'pending' && reading?.state === 'asked',
    retry,
  };
  return { status: missing ? 'failed' : status, missing: missing || undefined };
}
