import type { Listing } from '@otzar/contract/listing';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { withQuery } from '../../paths.ts';

/**
 * Where a list is, and where it is on its way to. All that narrows or orders it stands in the address, so
 * that it can be shared, and Back takes it away again.
 */
export function useListing(listing: Listing) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { location: next } = useNavigation();
  const onItsWay = next?.pathname === pathname && next.search !== search;
  const asked = onItsWay ? next.search : search;
  // Presses may come quicker than the screen is drawn: each goes on from the one before.
  const last = useRef(asked);
  useEffect(() => {
    if (!next) last.current = search;
  }, [next, search]);
  const here = `${pathname}${search}`;
  /** Asks for another state of the list, which begins where the shopper is looking. @param change of the query */
  const go = (change: (search: string) => string) => {
    last.current = change(last.current);
    void navigate(`${pathname}${last.current}`, { preventScrollReset: true });
  };
  return {
    go,
    /** The query that was asked for last: what has been chosen counts before the shop has answered. */
    search: asked,
    /** Whether another state of the same list is on its way. */
    busy: onItsWay,
    hrefFor: (page: number) => withQuery(here, { page: page > 1 ? String(page) : '' }),
    /** Orders it (specification, section 4, Sorting): the default order leaves the query, and page 1 it is. */
    onSort: (sort: string) => {
      if (sort === listing.sort) return;
      const query = { sort: sort === 'relavent' ? '' : sort, page: '1' };
      go((now) => withQuery(now, query));
    },
  };
}
