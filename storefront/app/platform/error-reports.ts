import { type ErrorEvent, init } from '@sentry/react';

/** Reports of one visit (specification, section 9, Error-reporting config). */
const MOST_EVENTS = 10;
/** Characters of a breadcrumb's text (specification, section 9). */
const BREADCRUMB_LENGTH = 140;

/** Nothing that was typed, and no address beyond its path, leaves with a report. */
export function withoutPersonalFacts(event: ErrorEvent): ErrorEvent {
  const { user: _user, request, ...rest } = event;
  return { ...rest, ...(request?.url && { request: { url: request.url.split(/[?#]/)[0] } }) };
}

/** Starts reporting errors of this page. */
export function startErrorReports(dsn: string): void {
  let sent = 0;
  init({
    dsn,
    beforeBreadcrumb: (crumb) => ({
      ...crumb,
      message: crumb.message?.slice(0, BREADCRUMB_LENGTH),
    }),
    beforeSend: (event) => {
      sent += 1;
      return sent <= MOST_EVENTS ? withoutPersonalFacts(event) : null;
    },
  });
}
