import { toggleFavorite, withFavorite } from '@otzar/domain/bag';
import { useSetAtom } from 'jotai/react';
import { atom } from 'jotai/vanilla';
import { useCallback } from 'react';
import { useShopperValue } from '../../platform/shopper-value.ts';
import { bagModule } from './bag-module.ts';
import { changeBagAtom } from './change-bag.ts';

const none: number[] = [];

const favoritesAtom = atom((get) => get(bagModule.atom)?.favorites ?? none);

const knownAtom = atom((get) => get(bagModule.atom) !== undefined);

interface Favorites {
  /** None as long as they are not known. */
  ids: number[];
  known: boolean;
  toggle: (productId: number) => void;
  /** Puts a product among them, where it is not one already. */
  keep: (productId: number) => void;
}

/** The products a shopper keeps as favorites, and the way in and out of them. */
export function useFavorites(): Favorites {
  const change = useSetAtom(changeBagAtom);
  return {
    ids: useShopperValue(favoritesAtom, none),
    known: useShopperValue(knownAtom, false),
    toggle: useCallback(
      (productId) => void change((bag) => toggleFavorite(bag, productId)),
      [change],
    ),
    keep: useCallback((productId) => void change((bag) => withFavorite(bag, productId)), [change]),
  };
}
