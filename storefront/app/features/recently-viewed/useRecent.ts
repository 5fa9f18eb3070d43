import { type ProductCard, readCards } from '@otzar/contract/product';
import { useAtom } from 'jotai/react';
import { useEffect, useState } from 'react';
import { call } from '../../platform/http.ts';
import { recentModule } from './recent-module.ts';

/** The cards of what was viewed last, without those that are on screen already; what cannot be had is left out. */
export function useRecent(except: number[]): { cards: ProductCard[]; clear: () => void } {
  const [list, change] = useAtom(recentModule.atom);
  const [cards, setCards] = useState<ProductCard[]>([]);
  const ids = (list ?? []).map(({ id }) => id).filter((id) => !except.includes(id));
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

  return { cards, clear: () => void change(() => []) };
}
