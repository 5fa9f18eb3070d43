import { useState } from 'react';
import { failureSentence } from '../../platform/call-failed.ts';

/** One deletion at a time from a list: which one is under way, and why the last one failed. */
export function useDeleting(remove: (id: number) => Promise<void>) {
  const [busy, setBusy] = useState<number>();
  const [failure, setFailure] = useState<string>();

  async function run(id: number, onGone: () => void): Promise<void> {
    setBusy(id);
    setFailure(undefined);
    try {
      await remove(id);
      onGone();
    } catch (error) {
      setFailure(failureSentence(error));
    } finally {
      setBusy(undefined);
    }
  }

  return { busy, failure, run };
}
