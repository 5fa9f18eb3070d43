const kinds = { Document: 'html', Script: 'js', Stylesheet: 'css', Font: 'font', Image: 'image' };

/**
 * Keeps, for each request of a page, its kind, the bytes that came for it with their headers, and when it was sent and
 * answered. The page's own clock does not see a network that the browser slows down, so the browser's is read.
 * @param {import('playwright').CDPSession} session
 */
export async function watchNetwork(session) {
  const requests = new Map();
  let loadedAt = Number.POSITIVE_INFINITY;
  const on = (event, take) =>
    session.on(`Network.${event}`, (details) => {
      const known = requests.get(details.requestId);
      if (known) take(known, details);
    });
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    if (request.url.startsWith('http')) requests.set(requestId, { sentAt: timestamp, bytes: 0 });
  });
  on('responseReceived', (known, { type, timestamp }) => {
    known.kind = kinds[type] ?? 'other';
    known.answeredAt = timestamp;
  });
  on('loadingFinished', (known, { encodedDataLength }) => {
    known.bytes = encodedDataLength;
  });
  session.on('Page.loadEventFired', ({ timestamp }) => {
    loadedAt = timestamp;
  });
  await session.send('Network.enable');
  await session.send('Page.enable');
  return { weigh: () => weigh([...requests.values()], loadedAt) };
}

function weigh(requests, loadedAt) {
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
    jsToLoad: bytesOf(scripts.filter(({ sentAt }) => sentAt <= loadedAt)),
    html: bytesOf(of('html')),
    font: bytesOf(of('font')),
    image: bytesOf(of('image')),
  };
}
