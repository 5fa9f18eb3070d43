/** Reports of one visit: how many there may be, and how many there are unless more is asked for (specification, section 9). */
const EVENTS = { least: 1, most: 100, usual: 10 };
/** Characters of a breadcrumb's text (specification, section 9). */
const BREADCRUMB_LENGTH = 140;
/** Bytes of a report (specification, section 9). */
const LARGEST_REPORT = 1_000_000;

/** Whether an address of an error-reporting service carries a key: 32 hexadecimal characters. */
export const hasReportKey = (dsn: string): boolean =>
  URL.canParse(dsn) && /^[\da-f]{32}$/i.test(new URL(dsn).username);

/** How many reports a visit may send; what is no whole number from 1 to 100 is the usual number. */
export function mostReports(asked: string | null): number {
  const most = Number(asked ?? EVENTS.usual);
  const makesSense = Number.isInteger(most) && most >= EVENTS.least && most <= EVENTS.most;
  return makesSense ? most : EVENTS.usual;
}

/** Where errors are reported, and how many. */
export interface ReportSettings {
  /** The service's address, with its key. */
  dsn: string;
  /** How many a visit may send, and how many the server may in an hour; 1 to 100. */
  maxEvents: number;
  /** The build whose source maps the service has; none where nobody named it. */
  release?: string;
  /** `production`, or whatever the owner calls this shop. */
  environment?: string;
}

/**
 * What the environment says of error reports, by the names that the service's own tools read.
 * @returns null for nowhere: no address, or one without a proper key
 */
export function reportSettings(set: (name: string) => string | null): ReportSettings | null {
  const dsn = set('SENTRY_DSN');
  if (dsn === null || !hasReportKey(dsn)) return null;
  const release = set('SENTRY_RELEASE');
  const environment = set('SENTRY_ENVIRONMENT');
  return {
    dsn,
    maxEvents: mostReports(set('SENTRY_MAX_EVENTS')),
    ...(release && { release }),
    ...(environment && { environment }),
  };
}

/** What opens something to whoever has it: the last part of `/password/reset/{token}`, and words as long as a token. */
const withoutTokens = (path: string): string =>
  path
    .replace(/(\/password\/reset\/)[^/\s?#"']+/gi, '$1[token]')
    .replace(/\b(?=[\w-]*\d)[\w-]{24,}\b/g, '[token]');

/** An address as a report may name it: where on the site, and nothing that was asked or typed there. */
export const plainAddress = (address: string): string =>
  withoutTokens(address.split(/[?#]/, 1)[0] ?? '');

/** Words as a report may repeat them: no query, e-mail address, number of a card or telephone, gift code or token. */
export const plainWords = (text: string): string =>
  withoutTokens(
    text
      .replace(/\?[^\s"'<>)]*/g, '')
      .replace(/[^\s"'<>()=,;:/]+(?:@|%40)[^\s"'<>(),;:]+/gi, '[e-mail]')
      .replace(/\bOTZ(?:-[A-Z0-9]{2,})+/gi, '[code]')
      .replace(/(?<![\w.])\+?\d[\d ().-]{7,}\d(?![\w])/g, '[number]'),
  );

/** The same, as long as the text of a breadcrumb may be. */
const breadcrumbText = (text: string): string => plainWords(text).slice(0, BREADCRUMB_LENGTH);

/** What the service's own collectors may add to a report: nothing that is about a person. */
export const COLLECTED = {
  userInfo: false,
  cookies: false,
  httpHeaders: false,
  httpBodies: [],
  urlQueryParams: false,
  databaseQueryData: false,
  queues: false,
  stackFrameVariables: false,
} satisfies Record<string, false | never[]>;

interface ReportedBreadcrumb {
  message?: string;
  data?: Record<string, unknown>;
}

/** What of a report may name a person. */
interface ReportedEvent {
  message?: string;
  transaction?: string;
  user?: unknown;
  extra?: unknown;
  contexts?: unknown;
  server_name?: string;
  request?: { url?: string };
  breadcrumbs?: ReportedBreadcrumb[];
  exception?: { values?: { value?: string }[] };
}

/** Of what a breadcrumb knows, what is about the shop and not about the shopper. */
const FACTS = ['from', 'to', 'url', 'method', 'status_code'] as const;

/** A breadcrumb without what somebody typed, was asked for, or is called. */
export function plainBreadcrumb<B extends ReportedBreadcrumb>({ message, data, ...rest }: B) {
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
export function withoutPersonalFacts<E extends ReportedEvent>(event: E) {
  const { user, extra, contexts, server_name, request, ...rest } = event;
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

const bytesOf = (event: object) => new TextEncoder().encode(JSON.stringify(event)).length;

/** A report of at most 1 MB: without the way that led there if need be; null where it is too large even so. */
export function fitting<E extends ReportedEvent>(event: E): E | Omit<E, 'breadcrumbs'> | null {
  if (bytesOf(event) <= LARGEST_REPORT) return event;
  const { breadcrumbs: _, ...bare } = event;
  return bytesOf(bare) <= LARGEST_REPORT ? bare : null;
}
