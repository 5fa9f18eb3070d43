import { toggleFavorite } from '@otzar/domain/bag';
import { useSetAtom } from 'jotai/react';
import { atom } from 'jotai/vanilla';
import { useCallback } from 'react';
import { useShopperValue } from '../../platform/shopper-value.ts';
import { bagModule } from './bag-module.ts';
import { changeBagAtom } from './keep-bag.ts';

const none: number[] = [];

const favoritesAtom = atom((get) => get(bagModule.atom)?.favorites ?? none);

/** The products a shopper keeps as favorites, and the way in and out of them. */
export function useFavorites(): { ids: number[]; toggle: (productId: number) => void } {
  const change = useSetAtom(changeBagAtom);
  return {
    ids: useShopperValue(favoritesAtom, none),
    toggle: useCallback(
      (productId) => void change((bag) => toggleFavorite(bag, productId)),
      [change],
    ),
  };
}
