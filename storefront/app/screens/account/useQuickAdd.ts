import type { ProductCard } from '@otzar/contract/product';
import { useSetAtom } from 'jotai/react';
import { useState } from 'react';
import { failureSentence } from '../../platform/call-failed.ts';
import { quickAddAtom } from './quick-add.ts';

/** The way of one product from its card into the bag. */
export function useQuickAdd(card: ProductCard) {
  const add = useSetAtom(quickAddAtom);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function run(): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    try {
      await add(card);
    } catch (error) {
      setFailure(failureSentence(error));
    } finally {
      setBusy(false);
    }
  }

  return { busy, failure, run: () => void run() };
}
