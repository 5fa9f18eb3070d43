import type { Listing } from '@otzar/contract/listing';
import { useSetAtom } from 'jotai/react';
import { useEffect, useRef } from 'react';
import * as messages from '#messages/features/listing';
import { tellStatusAtom } from '../../platform/status.ts';
import { PRODUCTS_HEADING } from './products-heading.ts';
import { sortOptions } from './sort-options.ts';

/** A state of a list. */
interface ListingState extends Pick<Listing, 'page' | 'sort'> {
  /** Which list it is: its path, and the words that were searched for. */
  list: string;
}

const sortedText = (sort: Listing['sort']) =>
  messages.sortedBy(sortOptions.find(({ value }) => value === sort)?.label ?? '');

interface ListingNewsProps {
  /** What was shown when somebody came; null where they came by a link or a search of the shop. */
  first: ListingState | null;
  now: ListingState;
  /** How many products there are, as a ready phrase. */
  total: string;
  /** What was searched for, where words were. */
  words: string | undefined;
  /** Whether it was come to by going on, not back. */
  goneOn: boolean;
}

/**
 * Tells what has come of a search, an order or a page (WCAG 2.2, 4.1.3): the first two are read out, and on another page of
 * the same list one goes on at the heading of its products. Whoever goes back is where they were.
 */
export function ListingNews({ first, now, total, words, goneOn }: ListingNewsProps) {
  const { list, page, sort } = now;
  const tell = useSetAtom(tellStatusAtom);
  const last = useRef(first);
  useEffect(() => {
    const before = last.current;
    last.current = { list, page, sort };
    if (before?.list !== list) {
      if (words) tell(messages.found(total, words));
    } else if (before.sort !== sort) tell(sortedText(sort));
    else if (before.page !== page && goneOn) document.getElementById(PRODUCTS_HEADING)?.focus();
  }, [list, page, sort, total, words, goneOn, tell]);
  return null;
}
