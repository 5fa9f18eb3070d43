import { redirect, replace } from 'react-router-dom';

/**
 * The answer of a screen that does not let an arrival in. An address that stands in the browser's history
 * already, because it was typed or come back to, is replaced there: else Back would lead into it again, and
 * out of it again, for ever.
 */
export const turnAway = (request: Request, elsewhere: string): Response =>
  new URL(request.url).pathname === location.pathname ? replace(elsewhere) : redirect(elsewhere);
