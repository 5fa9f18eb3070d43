import { toggleFavorite } from '@otzar/domain/bag';
import { useSetAtom } from 'jotai/react';
import { useCallback } from 'react';
import { changeBagAtom } from './keep-bag.ts';
import { useBag } from './useBag.ts';

/** The products a shopper keeps as favorites, and the way in and out of them. */
export function useFavorites(): { ids: number[]; toggle: (productId: number) => void } {
  const change = useSetAtom(changeBagAtom);
  return {
    ids: useBag()?.favorites ?? [],
    toggle: useCallback(
      (productId) => void change((bag) => toggleFavorite(bag, productId)),
      [change],
    ),
  };
}
