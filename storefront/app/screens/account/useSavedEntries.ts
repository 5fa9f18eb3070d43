import { useState } from 'react';
import { failureSentence } from '../../platform/call-failed.ts';

/** One change at a time to what is kept: which one is under way, and why the last one failed. */
export function useSavedEntries() {
  const [busy, setBusy] = useState<number>();
  const [failed, setFailed] = useState<{ id: number; why: string }>();

  async function run(id: number, change: () => Promise<unknown>): Promise<void> {
    setBusy(id);
    setFailed(undefined);
    try {
      await change();
    } catch (error) {
      setFailed({ id, why: failureSentence(error) });
    } finally {
      setBusy(undefined);
    }
  }

  return {
    /** What its card shows of it. */
    of: (id: number) => ({
      busy: busy === id,
      failure: failed?.id === id ? failed.why : undefined,
    }),
    run: (id: number, change: () => Promise<unknown>) => void run(id, change),
  };
}
