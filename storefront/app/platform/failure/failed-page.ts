import { ownPath } from '@otzar/domain/own-path';
import type { Location } from 'react-router-dom';
import { paths } from '../../paths.ts';

/** What the history remembers of a page that the server-error page took the place of. */
export interface InPlaceOf {
  failed: string;
}

/** Where what failed is asked for again: the page that the server-error page stands for, or else this one. */
export function failedPage({ pathname, search, state }: Location): string {
  const isErrorPage = pathname === paths.serverError;
  const failed = ownPath((state as Partial<InPlaceOf> | null)?.failed);
  return isErrorPage ? (failed ?? paths.home) : pathname + search;
}
