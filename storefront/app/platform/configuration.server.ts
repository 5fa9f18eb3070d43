/** What the environment says to the pages; the server has checked it when it started. */
export const configuration = {
  /** Where errors of the pages are reported; null for nowhere. */
  sentryDsn: process.env.SENTRY_DSN?.trim() || null,
};
