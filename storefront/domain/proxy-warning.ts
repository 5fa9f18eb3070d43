/** How long the warning stays away once it was dismissed, in milliseconds (specification, section 9). */
const REST = 24 * 60 * 60 * 1000;

/**
 * Whether the proxy warning may be shown: unless it was dismissed in the last 24 hours
 * (specification, section 4). A moment in the future, from a clock that was wrong, holds nothing back.
 * @param dismissedAt milliseconds since 1970; null for never
 */
export const proxyWarningDue = (dismissedAt: number | null, now: number): boolean =>
  dismissedAt === null || dismissedAt > now || now - dismissedAt >= REST;
