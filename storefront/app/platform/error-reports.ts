import {
  breadcrumbText,
  LARGEST_REPORT,
  plainAddress,
  plainWords,
} from '@otzar/domain/error-report';
import {
  type Breadcrumb,
  captureException,
  type ErrorEvent,
  getDefaultIntegrations,
  init,
} from '@sentry/react';
import { onReport } from './reports.ts';

/** Where errors are reported, and how many of one visit. */
export interface ReportSettings {
  /** The service's address, with its key. */
  dsn: string;
  /** 1 to 100. */
  maxEvents: number;
}

/** Of what a breadcrumb knows, what is about the shop and not about the shopper. */
const FACTS = ['from', 'to', 'url', 'method', 'status_code'] as const;

/** A breadcrumb without what somebody typed, was asked for, or is called. */
export function plainBreadcrumb({ message, data, ...rest }: Breadcrumb): Breadcrumb {
  const facts = FACTS.flatMap((name) => {
    const value: unknown = data?.[name];
    if (value === undefined) return [];
    return [[name, typeof value === 'string' ? plainAddress(value) : value] as const];
  });
  return {
    ...rest,
    ...(message !== undefined && { message: breadcrumbText(message) }),
    ...(facts.length > 0 && { data: Object.fromEntries(facts) }),
  };
}

/** What went wrong and where in the code; of the page its path, and nothing of who was on it. */
export function withoutPersonalFacts(event: ErrorEvent): ErrorEvent {
  const { user: _user, extra: _extra, contexts: _contexts, request, ...rest } = event;
  const { message, exception, transaction, breadcrumbs } = event;
  return {
    ...rest,
    ...(message && { message: plainWords(message) }),
    ...(transaction && { transaction: plainAddress(transaction) }),
    ...(request?.url && { request: { url: plainAddress(request.url) } }),
    ...(breadcrumbs && { breadcrumbs: breadcrumbs.map(plainBreadcrumb) }),
    ...(exception?.values && {
      exception: {
        values: exception.values.map((one) => ({
          ...one,
          ...(one.value && { value: plainWords(one.value) }),
        })),
      },
    }),
  };
}

const bytesOf = (event: ErrorEvent) => new TextEncoder().encode(JSON.stringify(event)).length;

/** A report of at most 1 MB: without the way that led there if need be; null where it is too large even so. */
export function fitting(event: ErrorEvent): ErrorEvent | null {
  if (bytesOf(event) <= LARGEST_REPORT) return event;
  const { breadcrumbs: _, ...bare } = event;
  return bytesOf(bare) <= LARGEST_REPORT ? bare : null;
}

/** Starts reporting errors of this page. */
export function startErrorReports({ dsn, maxEvents }: ReportSettings): void {
  let sent = 0;
  init({
    dsn,
    sendClientReports: false,
    // Who comes and goes is nobody's error.
    integrations: getDefaultIntegrations({}).filter(({ name }) => name !== 'BrowserSession'),
    beforeBreadcrumb: plainBreadcrumb,
    beforeSend: (event) => {
      sent += 1;
      return sent <= maxEvents ? fitting(withoutPersonalFacts(event)) : null;
    },
  });
  onReport((error) => captureException(error));
}
