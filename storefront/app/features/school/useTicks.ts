import type { SupplyLine } from '@otzar/domain/supply-list';
import {
  readTicks,
  type Ticks,
  tickIncluded,
  tickQuantity,
  tickSwapped,
  writeTicks,
} from '@otzar/domain/supply-ticks';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * A list as it is ticked. It stands in the address, so that a shared link and a reload keep it; what was
 * pressed last counts before the address has followed.
 */
export function useTicks() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [last, setLast] = useState(search);
  const [followed, setFollowed] = useState(search);
  const [underWay, setUnderWay] = useState<string[]>([]);
  if (followed !== search) {
    setFollowed(search);
    // The address that arrives late is one of our own: what was pressed since then counts.
    const own = underWay.includes(search);
    if (!own) setLast(search);
    if (!own || search === last) setUnderWay([]);
  }
  const ticks = readTicks(last);

  function keep(next: Ticks): void {
    const query = writeTicks(last, next);
    setLast(query);
    setUnderWay((queries) => [...queries, query]);
    void navigate(`${pathname}${query}`, { replace: true, preventScrollReset: true });
  }

  return {
    ticks,
    /** The address of the list as ticked, without what else stands in the query. */
    path: `${pathname}${writeTicks('', ticks)}`,
    include: (line: SupplyLine, included: boolean) => keep(tickIncluded(ticks, line, included)),
    setQuantity: (line: SupplyLine, quantity: number) => keep(tickQuantity(ticks, line, quantity)),
    swap: (line: SupplyLine, swapped: boolean) => keep(tickSwapped(ticks, line, swapped)),
  };
}
