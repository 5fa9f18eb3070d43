import { shownSearch } from '@otzar/domain/listing';
import { redirect } from 'react-router';
import { pageAt } from './own-address.ts';

/** Sends a list that was asked for by a query that it has no answer to, such as a page past the last, to the one it has. */
export function toShownList(asked: URL, listing: Parameters<typeof shownSearch>[1]): void {
  const shown = shownSearch(asked.search, listing);
  const same = `?${asked.searchParams}` === shown;
  if (!same) throw redirect(`${pageAt(asked.pathname)}${shown}`, 302);
}
