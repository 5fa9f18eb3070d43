import { useSetAtom } from 'jotai/react';
import { useEffect } from 'react';
import { useFavorites } from '../features/bag/useFavorites.ts';
import { heartsAtom, takeWantedHeart } from '../features/product/hearts.ts';

/** Gives every product on the page its heart; one that was pressed before the shopper was known is a favorite first. */
export function useHearts(): void {
  const { ids, known, toggle, keep } = useFavorites();
  const bring = useSetAtom(heartsAtom);
  useEffect(() => {
    if (!known) return;
    const wanted = takeWantedHeart();
    if (wanted === null || ids.includes(wanted)) bring({ ids, toggle });
    else keep(wanted);
  }, [bring, ids, known, toggle, keep]);
}
