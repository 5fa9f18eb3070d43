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

/** Where a tab keeps whose heart was pressed too early: whoever goes to another page at once finds it there. */
const WANTED = 'otzar:heart';

let wanted: number | null = null;

/** Notes whose heart was pressed before the shopper was known; null where it was pressed again. */
export function noteWantedHeart(productId: number | null): void {
  wanted = productId;
  try {
    sessionStorage.setItem(WANTED, `${productId ?? ''}`);
  } catch {
    // Nothing can be kept here: it counts on this page.
  }
}

function kept(): number | null {
  try {
    const id = Number(sessionStorage.getItem(WANTED));
    sessionStorage.removeItem(WANTED);
    return Number.isSafeInteger(id) && id > 0 ? id : null;
  } catch {
    return null;
  }
}

/** The product whose heart was pressed before the shopper was known, on this page or the one before; told once. */
export function takeWantedHeart(): number | null {
  const id = kept() ?? wanted;
  wanted = null;
  return id;
}
