import { type ProductCard, readCards } from '@otzar/contract/product';
import { useEffect, useState } from 'react';
import { call } from '../../platform/http.ts';

/** The cards of products, in the order of their ids; what cannot be had is left out. */
export function useCards(ids: number[]): ProductCard[] {
  const [cards, setCards] = useState<ProductCard[]>([]);
  const wanted = ids.join(',');

  useEffect(() => {
    let stale = false;
    if (!wanted) setCards([]);
    else
      call(readCards, { query: { ids: wanted } })
        .then((answer) => !stale && setCards(answer))
        // A rail is no reason to trouble anybody: without an answer there is none.
        .catch(() => undefined);
    return () => {
      stale = true;
    };
  }, [wanted]);

  return cards;
}
