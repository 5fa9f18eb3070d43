import {
  COLLECTED,
  fitting,
  plainBreadcrumb,
  type ReportSettings,
  withoutPersonalFacts,
} from '@otzar/domain/error-report';
import type { Breadcrumb, ErrorEvent } from '@sentry/node';
import { logged, reportable } from '../db/logged.ts';

/** A process lives on, so what is a visit's bound in a browser is an hour's here. In milliseconds. */
const BOUNDED_FOR = 60 * 60 * 1000;

let capture: ((error: unknown) => void) | undefined;
const reported = new WeakSet<object>();

/** Starts reporting errors of this process; its end for an error that nobody caught is reported too. */
export async function startErrorReports({ maxEvents, ...where }: ReportSettings): Promise<void> {
  const sentry = await import('@sentry/node');
  // A stack names the lines that somebody wrote, not those of the bundle.
  process.setSourceMapsEnabled(true);
  let sent = 0;
  setInterval(() => {
    sent = 0;
  }, BOUNDED_FOR).unref();
  sentry.initWithoutDefaultIntegrations({
    ...where,
    sendClientReports: false,
    dataCollection: COLLECTED,
    integrations: [
      sentry.linkedErrorsIntegration(),
      sentry.dedupeIntegration(),
      sentry.onUncaughtExceptionIntegration(),
      sentry.onUnhandledRejectionIntegration({ mode: 'strict' }),
    ],
    beforeBreadcrumb: (breadcrumb) => plainBreadcrumb(breadcrumb) as Breadcrumb,
    beforeSend: (event) => {
      sent += 1;
      return sent <= maxEvents ? (fitting(withoutPersonalFacts(event)) as ErrorEvent) : null;
    },
  });
  capture = (error) => sentry.captureException(reportable(error));
}

/**
 * Writes an error that nobody foresaw into the log, and tells the error-reporting service of it, once.
 * @param what what could not be done, as a sentence without its end: `The mail could not be sent`
 */
export function logFailure(what: string, error: unknown): void {
  console.error(`${what}: ${logged(error)}`);
  if (typeof error === 'object' && error !== null) {
    if (reported.has(error)) return;
    reported.add(error);
  }
  capture?.(error);
}
