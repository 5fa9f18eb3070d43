import { atom } from 'jotai/vanilla';
import { useShopperValue } from '../../platform/shopper-value.ts';

/** The products a shopper keeps as favorites, and the way in and out of them. */
export interface Hearts {
  ids: number[];
  toggle: (productId: number) => void;
}

/**
 * What every product on a page shows of it; null until the shell, once it is awake, brings the shopper's. A
 * heart lies over its picture, so that nothing moves when it comes.
 */
export const heartsAtom = atom<Hearts | null>(null);

/** Whether a product is among the favorites, and the way to change that; null while neither is known. */
export function useHeart(productId: number) {
  const hearts = useShopperValue(heartsAtom, null);
  return (
    hearts && {
      favorite: hearts.ids.includes(productId),
      onFavorite: () => hearts.toggle(productId),
    }
  );
}
