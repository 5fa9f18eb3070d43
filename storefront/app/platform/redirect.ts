import { redirect, replace } from 'react-router-dom';
import { noteArrival } from './arrival.ts';
import { pageAt } from './own-address.ts';

/**
 * The answer of a screen that does not let an arrival in: the next one is come to from this. An address that
 * stands in the browser's history already, because it was typed or come back to, is replaced there: else
 * Back would lead into it again, and out of it again, for ever.
 */
export function redirectTo(request: Request, elsewhere: string): Response {
  const { pathname } = new URL(request.url);
  noteArrival(pageAt(pathname));
  return pathname === location.pathname ? replace(elsewhere) : redirect(elsewhere);
}
