import type { Listing } from '@otzar/contract/listing';
import { useSetAtom } from 'jotai/react';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { tellStatusAtom } from '../../platform/status.ts';
import { PRODUCTS_HEADING } from './products-heading.ts';
import { sortOptions } from './sort-options.ts';

const foundText = (total: string, words: string) => `${total} for “${words}”.`;

const sortedText = (sort: Listing['sort']) =>
  `Sorted by ${sortOptions.find(({ value }) => value === sort)?.label}.`;

interface ListingNewsProps {
  listing: Listing;
  /** How many products there are, as a ready phrase. */
  total: string;
  /** What was searched for, where words were. */
  words?: string;
}

/**
 * Tells what has come of a search, an order or a page (WCAG 2.2, 4.1.3): the first two are read out, and on another page of
 * the same list one goes on at the heading of its products. What a visit begins with is read as any page is, and whoever goes
 * back is where they were.
 */
export function ListingNews({ listing: { page, sort }, total, words }: ListingNewsProps) {
  const { pathname } = useLocation();
  const moved = useNavigationType() !== 'POP';
  const tell = useSetAtom(tellStatusAtom);
  const list = `${pathname}?${words ?? ''}`;
  const last = useRef(moved ? null : { list, page, sort });
  useEffect(() => {
    const before = last.current;
    last.current = { list, page, sort };
    if (before?.list !== list) {
      if (words) tell(foundText(total, words));
    } else if (before.sort !== sort) tell(sortedText(sort));
    else if (before.page !== page && moved) document.getElementById(PRODUCTS_HEADING)?.focus();
  }, [list, page, sort, total, words, moved, tell]);
  return null;
}
