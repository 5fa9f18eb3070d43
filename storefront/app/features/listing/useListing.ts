import type { Listing } from '@otzar/contract/listing';
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
  const here = `${pathname}${search}`;
  return {
    /** The query that was asked for last: what has been chosen counts before the shop has answered. */
    search: asked,
    /** Whether another state of the same list is on its way. */
    busy: onItsWay,
    hrefFor: (page: number) => withQuery(here, { page: page > 1 ? String(page) : '' }),
    /** Asks for another state of the list, which begins where the shopper is looking. */
    go: (to: string) => void navigate(`${pathname}${to}`, { preventScrollReset: true }),
    /** Orders it (specification, section 4, Sorting): the default order leaves the query, and page 1 it is. */
    onSort: (sort: string) => {
      if (sort === listing.sort) return;
      const query = { sort: sort === 'relavent' ? '' : sort, page: '1' };
      void navigate(withQuery(`${pathname}${asked}`, query), { preventScrollReset: true });
    },
  };
}
