import {
  COLLECTED,
  fitting,
  plainBreadcrumb,
  type ReportSettings,
  withoutPersonalFacts,
} from '@otzar/domain/error-report';
import {
  type Breadcrumb,
  captureException,
  type ErrorEvent,
  getDefaultIntegrations,
  init,
  isInitialized,
} from '@sentry/react';
import { isRouteErrorResponse } from 'react-router';
import { isPageLeaving } from './page-leaving.ts';
import { onReport } from './reports.ts';

/** What the router puts in the place of an error that the server had, and has reported itself. */
const SERVER_ERROR = 'Unexpected Server Error';

/** Whether it is the page's own fault: not an answer such as 404, nor an error that the server has reported. */
const isOwn = (error: unknown): boolean =>
  !isRouteErrorResponse(error) && !(error instanceof Error && error.message === SERVER_ERROR);

/**
 * Sessions tell who comes and goes, and that is nobody's error; what a browser is set to is a person's affair; what nobody
 * caught is told of by `watchUncaughtErrors`, which is there before this code is.
 */
const LEFT_OUT = new Set(['BrowserSession', 'CultureContext', 'GlobalHandlers']);

/** Starts reporting errors of this page; once, so that its bound holds for the visit. */
export function startErrorReports({ maxEvents, ...where }: ReportSettings): void {
  if (isInitialized()) return;
  let sent = 0;
  init({
    ...where,
    sendClientReports: false,
    dataCollection: COLLECTED,
    // Given as `integrations`, they would be added to the usual ones.
    defaultIntegrations: getDefaultIntegrations({}).filter(({ name }) => !LEFT_OUT.has(name)),
    beforeBreadcrumb: (breadcrumb) => plainBreadcrumb(breadcrumb) as Breadcrumb,
    beforeSend: (event) => {
      if (isPageLeaving()) return null;
      sent += 1;
      return sent <= maxEvents ? (fitting(withoutPersonalFacts(event)) as ErrorEvent) : null;
    },
  });
  onReport((error) => {
    if (isOwn(error)) captureException(error);
  });
}
