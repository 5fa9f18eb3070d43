import type { ProductCard } from '@otzar/contract/product';
import { useSetAtom } from 'jotai/react';
import { useSubmit } from '../../platform/useSubmit.ts';
import { quickAddAtom } from './quick-add.ts';

/** The way of one product from its card into the bag. */
export function useQuickAdd(card: ProductCard) {
  const add = useSetAtom(quickAddAtom);
  const { submit, failure, busy } = useSubmit({});
  return { busy, failure, run: () => void submit(() => add(card)) };
}
