const kinds = { Document: 'html', Script: 'js', Stylesheet: 'css', Font: 'font', Image: 'image' };

/**
 * Keeps, for each request of a page, its kind, the bytes that came for it with their headers, and when it was sent and
 * answered. The page's own clock does not see a network that the browser slows down, so the browser's is read.
 * @param {import('playwright').CDPSession} session
 */
export async function watchNetwork(session) {
  const requests = new Map();
  let startedAt = Number.POSITIVE_INFINITY;
  const on = (event, take) =>
    session.on(`Network.${event}`, (details) => {
      const known = requests.get(details.requestId);
      if (known) take(known, details);
    });
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    if (request.url.startsWith('http')) requests.set(requestId, { sentAt: timestamp, bytes: 0 });
  });
  on('responseReceived', (known, { type, timestamp, response }) => {
    known.kind = kinds[type] ?? 'other';
    known.answeredAt = timestamp;
    // What came by an early hint is in the cache by then, and counts as nothing there.
    if (response.fromEarlyHints) known.hinted = Number(response.headers['content-length'] ?? 0);
  });
  on('loadingFinished', (known, { encodedDataLength }) => {
    known.bytes = known.hinted ?? encodedDataLength;
  });
  session.on('Page.domContentEventFired', ({ timestamp }) => {
    startedAt = timestamp;
  });
  await session.send('Network.enable');
  await session.send('Page.enable');
  return { weigh: () => weigh([...requests.values()], startedAt) };
}

function weigh(requests, startedAt) {
  const of = (kind) => requests.filter((request) => request.kind === kind);
  const bytesOf = (some) => some.reduce((sum, { bytes }) => sum + bytes, 0);
  const [page] = of('html');
  const scripts = of('js');
  return {
    ttfb: (page.answeredAt - page.sentAt) * 1000,
    requests: requests.length,
    scripts: scripts.length,
    fonts: of('font').length,
    js: bytesOf(scripts),
    jsToStart: bytesOf(scripts.filter(({ sentAt }) => sentAt <= startedAt)),
    html: bytesOf(of('html')),
    font: bytesOf(of('font')),
    image: bytesOf(of('image')),
  };
}
