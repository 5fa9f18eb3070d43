import { atom } from 'jotai/vanilla';
import { useShopperValue } from '../../platform/shopper-value.ts';
import { leaveInTab, takeFromTab } from '../../platform/tab-note.ts';

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

/** Where a tab keeps whose heart was pressed too early: whoever goes to another page at once finds it there. */
const WANTED = 'otzar:heart';

let wanted: number | null = null;

/** Notes whose heart was pressed before the shopper was known; null where it was pressed again. */
export function noteWantedHeart(productId: number | null): void {
  wanted = productId;
  leaveInTab(WANTED, `${productId ?? ''}`);
}

/** The product whose heart was pressed before the shopper was known, on this page or the one before; told once. */
export function takeWantedHeart(): number | null {
  const kept = Number(takeFromTab(WANTED));
  const id = Number.isSafeInteger(kept) && kept > 0 ? kept : wanted;
  wanted = null;
  return id;
}
