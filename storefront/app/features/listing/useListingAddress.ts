import type { Listing } from '@otzar/contract/listing';
import { useLocation, useNavigate } from 'react-router-dom';
import { withQuery } from '../../paths.ts';

/**
 * How a listing moves in the address (specification, section 4, Sorting): the default sort leaves the
 * query, any other stands in it, and choosing one leads to page 1.
 */
export function useListingAddress(listing: Listing) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const here = `${pathname}${search}`;
  return {
    hrefFor: (page: number) => withQuery(here, { page: page > 1 ? String(page) : '' }),
    onSort: (sort: string) => {
      if (sort === listing.sort) return;
      const query = { sort: sort === 'relavent' ? '' : sort, page: '1' };
      void navigate(withQuery(here, query), { preventScrollReset: true });
    },
  };
}
