/** Runs in the page before anything else, and gathers what the browser has to say. */
function observe() {
  const seen = { lcp: 0, cls: 0, tasks: [] };
  window.__bench = seen;
  const on = (type, take) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry);
    }).observe({ type, buffered: true });
  on('largest-contentful-paint', ({ startTime, element }) => {
    seen.lcp = startTime;
    seen.lcpElement = element?.tagName.toLowerCase();
  });
  on('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) seen.cls += value;
  });
  on('longtask', ({ startTime, duration }) => seen.tasks.push({ startTime, duration }));
}

/** Runs in the page at the end. */
function read() {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const { lcp, cls, tasks, lcpElement } = window.__bench;
  const blocking = tasks
    .filter(({ startTime }) => startTime >= (paint?.startTime ?? 0))
    .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0);
  return { fcp: paint?.startTime ?? 0, lcp, lcpElement, cls, blocking };
}

/** Has a page note its paints, shifts and long tasks from its first moment on. @param {import('playwright').Page} page */
export const observePaints = (page) => page.addInitScript(observe);

/** What it has noted. @param {import('playwright').Page} page */
export const readPaints = (page) => page.evaluate(read);
