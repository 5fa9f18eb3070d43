import type { Listing } from '@otzar/contract/listing';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { retryImport } from '../../platform/retry-import.ts';

const ListingNews = lazy(
  retryImport(async () => ({ default: (await import('./ListingNews.tsx')).ListingNews })),
);

/**
 * What tells of another state of a list; nothing on the page that a visit begins with, which is read as any page is.
 * @param total how many products there are, as a ready phrase
 * @param words what was searched for, where words were
 */
export function useListingNews({ page, sort }: Listing, total: string, words?: string): ReactNode {
  const goneOn = useNavigationType() !== 'POP';
  const now = { list: `${useLocation().pathname}?${words ?? ''}`, page, sort };
  const [first] = useState(goneOn ? null : now);
  const [moved, setMoved] = useState(goneOn);
  if (goneOn && !moved) setMoved(true);
  return (
    moved && (
      <Suspense>
        <ListingNews first={first} now={now} total={total} words={words} goneOn={goneOn} />
      </Suspense>
    )
  );
}
