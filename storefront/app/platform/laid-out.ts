/** Has a page laid out whole from now on, so that a place on it stays that place (`data-laid-out` in the global style). */
export function layOut(): void {
  document.documentElement.dataset.laidOut = '';
}

/** Runs in the page before it is painted; it must stand alone. */
function layOutReturned(): void {
  for (const { type } of performance.getEntriesByType(
    'navigation',
  ) as PerformanceNavigationTiming[])
    if (type !== 'navigate') document.documentElement.dataset.laidOut = '';
}

/** The script for the head of every page: one that is loaded again, or by Back, is scrolled to where it was. */
export const laidOutScript = `(${layOutReturned})()`;
