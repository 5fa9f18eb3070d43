/** A slow phone on a slow network: 4× slower processor, 1.6 Mbit/s, 150 ms. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
};
const CPU_SLOWDOWN = 4;

/** A phone's own words: to a name with "Headless" in it the shop would answer as to a robot. */
export const PHONE =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

/** After the load event: what comes later than this is not waited for. */
const QUIET_AFTER_LOAD_MS = 2_500;

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
  return {
    fcp: paint?.startTime ?? 0,
    lcp,
    lcpElement,
    cls,
    blocking,
  };
}

/**
 * Keeps, for each request, its type, the bytes of its body as they travelled, and when it was sent and
 * answered. The page's own clock does not see the slow network, so the browser's is read.
 */
function watchNetwork(session) {
  const requests = new Map();
  const on = (event, take) =>
    session.on(`Network.${event}`, (details) => {
      const known = requests.get(details.requestId);
      if (known) take(known, details);
    });
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    if (request.url.startsWith('http')) requests.set(requestId, { sentAt: timestamp, bytes: 0 });
  });
  on('responseReceived', (known, { type, timestamp }) => {
    known.type = type;
    known.answeredAt = timestamp;
  });
  on('dataReceived', (known, { encodedDataLength }) => {
    known.bytes += encodedDataLength;
  });
  // Of the page itself the browser says only at the end how much came.
  on('loadingFinished', (known, { encodedDataLength }) => {
    known.bytes ||= encodedDataLength;
  });
  return requests;
}

const kinds = { Document: 'html', Script: 'js', Stylesheet: 'css', Font: 'font', Image: 'image' };

function weigh(requests, loadedAt) {
  const bytes = { html: 0, js: 0, css: 0, font: 0, image: 0, other: 0 };
  let scriptsToLoad = 0;
  for (const { type, bytes: size, sentAt } of requests) {
    bytes[kinds[type] ?? 'other'] += size;
    if (type === 'Script' && sentAt <= loadedAt) scriptsToLoad += size;
  }
  const total = Object.values(bytes).reduce((sum, size) => sum + size, 0);
  const document = requests.find(({ type }) => type === 'Document');
  const ttfb = (document.answeredAt - document.sentAt) * 1000;
  return { ttfb, bytes, total, scriptsToLoad, requests: requests.length };
}

/**
 * Opens one page as a newcomer with a slow phone would, with nothing in the cache.
 * @param {import('playwright').Browser} browser
 * @param {string} address
 */
export async function measurePage(browser, address) {
  const context = await browser.newContext({
    viewport: { width: 375, height: 812 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    userAgent: PHONE,
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', NETWORK);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.addInitScript(observe);
    const requests = watchNetwork(session);
    let loadedAt = Number.POSITIVE_INFINITY;
    await session.send('Page.enable');
    session.on('Page.loadEventFired', ({ timestamp }) => {
      loadedAt = timestamp;
    });
    await page.goto(address, { waitUntil: 'load', timeout: 60_000 });
    await new Promise((done) => setTimeout(done, QUIET_AFTER_LOAD_MS));
    return { ...(await page.evaluate(read)), ...weigh([...requests.values()], loadedAt) };
  } finally {
    await context.close();
  }
}
