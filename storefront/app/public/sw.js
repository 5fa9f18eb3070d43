/**
 * Lets pages that were visited be read without a connection. It keeps only what the shop says is the same for
 * everyone (`Cache-Control: public`): nothing of an account, a bag, a checkout or an order. A page comes from
 * the network whenever there is one, so that nobody is shown a former shop; files whose names change with what
 * is in them come from here.
 */

/** Raised with the shape of what is kept: what other numbers kept is dropped. */
const PAGES = 'otzar-pages-1';
const ANSWERS = 'otzar-answers-1';
const PARTS = 'otzar-parts-1';
const PICTURES = 'otzar-pictures-1';

/** How many are kept of each, the last ones: a visit of an evening, about 20 MB. */
const MOST = { [PAGES]: 120, [ANSWERS]: 60, [PARTS]: 300, [PICTURES]: 250 };

/** On the offline page. */
const LINKS = 12;

/** The language of the page at a path; see `contract/language.ts`. */
const languageOf = (pathname) => (/^\/he(\/|\.data$|$)/i.test(pathname) ? 'he' : 'en');

/** What the offline page says, in the language of the page that did not come. */
const WORDS = {
  en: {
    root: 'lang="en"',
    home: 'Home',
    offline: 'You are offline',
    why: 'This page has not been opened on this device before, so it has to wait for a connection. Your bag is safe here meanwhile.',
    again: 'Try again',
    visited: 'Pages you have visited',
  },
  he: {
    root: 'lang="he" dir="rtl"',
    home: 'דף הבית',
    offline: 'אין חיבור לאינטרנט',
    why: 'העמוד הזה עוד לא נפתח במכשיר הזה, ולכן הוא צריך לחכות לחיבור. הסל שמור כאן בינתיים.',
    again: 'ניסיון נוסף',
    visited: 'עמודים שכבר נפתחו כאן',
  },
};

const isKept = (response) =>
  response.status === 200 &&
  response.type === 'basic' &&
  !response.redirected &&
  /\bpublic\b/.test(response.headers.get('Cache-Control') ?? '');

/** Which store an address belongs to; undefined for what is none of ours to keep. */
function storeOf({ origin, pathname }) {
  if (origin !== self.location.origin) return undefined;
  if (pathname.startsWith('/assets/')) return PARTS;
  if (pathname.startsWith('/media/')) return PICTURES;
  if (pathname.startsWith('/api/')) return ANSWERS;
  return PAGES;
}

const isData = ({ pathname }) => pathname.endsWith('.data');

/** The address under which the router asks for a page's data, or the page whose data it is. */
function twinOf(url) {
  const twin = new URL(url);
  if (isData(twin)) {
    twin.pathname = twin.pathname.replace(/_\.data$|\.data$/, '');
    twin.searchParams.delete('_routes');
  } else twin.pathname += twin.pathname.endsWith('/') ? '_.data' : '.data';
  return twin.href;
}

const find = (store, url) => caches.match(url, { cacheName: store, ignoreVary: true });

/** How many are let go at once: as many may be kept before the keys of a store are listed again. */
const BATCH = 20;

/** How many each store takes before its keys are listed, for as long as this runs. */
const room = new Map();

/** Lets the oldest go of a store that is full. */
async function makeRoom(store, cache) {
  // Of all that comes meanwhile nothing lists the keys again.
  room.set(store, BATCH);
  const keys = await cache.keys();
  const free = MOST[store] - keys.length;
  if (free >= 0) return room.set(store, free);
  await Promise.all(
    keys.slice(0, BATCH - free).map((key) => cache.delete(key, { ignoreVary: true })),
  );
}

/** Keeps an answer as the latest. A browser without room keeps nothing. */
async function keep(store, url, response) {
  try {
    const cache = await caches.open(store);
    await cache.delete(url, { ignoreVary: true });
    await cache.put(url, response);
    const left = (room.get(store) ?? 0) - 1;
    room.set(store, left);
    if (left < 0) await makeRoom(store, cache);
  } catch (error) {
    console.warn('Nothing is kept for later:', error);
  }
}

/** Fetches and keeps what has not been kept yet. Tells whether it is kept. */
async function bring(store, url) {
  if (await find(store, url)) return true;
  const response = await fetch(url).catch(() => undefined);
  if (!response || !isKept(response)) return false;
  await keep(store, url, response);
  return true;
}

/**
 * The other shape of each page that has been kept since the last page was idle: it may be opened by its address, or from
 * another page.
 */
const twins = new Set();

/** Fetches and keeps those. */
async function bringTwins() {
  const wanted = [...twins];
  twins.clear();
  for (const twin of wanted) await bring(PAGES, twin);
}

/** What is kept of a page; its data also where it was asked for with more or fewer of its parts. */
async function findPage(url) {
  const kept = await find(PAGES, url);
  if (kept) return kept;
  const whole = new URL(url);
  whole.searchParams.delete('_routes');
  return find(PAGES, whole.href);
}

const escaped = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** What a page calls itself, as markup: its heading, as the title of a product's page is the shop's alone. */
function nameOf(html) {
  const [, words = ''] =
    /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html) ?? /<title[^>]*>([^<]*)</.exec(html) ?? [];
  return words.replace(/<[^>]*>/g, '').trim();
}

/** Home, in either language. */
const isHome = ({ pathname }) => /^\/(he\/?)?$/i.test(pathname);

/**
 * The pages of a language that can be read now, the last visited first: where they are, and what they call themselves, as
 * markup.
 */
async function visitedPages(language) {
  const cache = await caches.open(PAGES);
  const urls = (await cache.keys())
    .map(({ url }) => new URL(url))
    .filter((url) => !isData(url) && languageOf(url.pathname) === language);
  const pages = urls
    .slice(-LINKS)
    .toReversed()
    .map(async (url) => {
      const text = await (await cache.match(url.href, { ignoreVary: true }))?.text();
      // The heading of the home page is that of its first offer.
      const markup = isHome(url)
        ? WORDS[language].home
        : nameOf(text ?? '') || escaped(url.pathname);
      return { path: url.pathname + url.search, markup };
    });
  return Promise.all(pages);
}

const STYLE = `:root { color-scheme: light dark; --paper: #fbf8f3; --sheet: #fff; --ink: #1b2430; --muted: #55606c; --line: #e4ded3; --accent: #9b1b30; --focus: #1f5fbf }
@media (prefers-color-scheme: dark) { :root { --paper: #14181d; --sheet: #1b2127; --ink: #ece6da; --muted: #b5b1a8; --line: #363f49; --accent: #f0a3ae; --focus: #7fb0ff } }
@media (prefers-contrast: more) { :root { --muted: var(--ink); --line: var(--ink) } }
* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.6 Heebo, Helvetica Neue, Arial, sans-serif; overflow-wrap: anywhere }
main { max-inline-size: 40rem; margin: 0 auto; padding: 4rem 1.25rem }
h1, h2 { margin: 0 0 0.75rem; font: 500 1.25rem/1.2 Frank Ruhl Libre, Georgia, serif } h1 { font-size: 2.25rem }
p { margin: 0 0 1.5rem; max-inline-size: 34rem; color: var(--muted) }
a { color: var(--accent); text-underline-offset: 0.2em } a:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; border-radius: 4px }
.again { display: inline-flex; align-items: center; min-block-size: 2.75rem; padding-inline: 1.25rem; border: 1px solid; border-radius: 4px; text-decoration: none; font-weight: 500 }
nav { margin-block-start: 3rem } ul { margin: 0; padding: 0; border: 1px solid var(--line); border-radius: 8px; background: var(--sheet); list-style: none }
li + li { border-block-start: 1px solid var(--line) } li a { display: flex; align-items: center; min-block-size: 2.75rem; padding: 0.5rem 1rem; color: var(--ink); text-decoration: none } li a:hover { color: var(--accent) }`;

/**
 * Runs in the offline page, which gives way to what was asked for once the shop answers. Browsers speak of a
 * connection a moment before it carries anything, so it is not taken at its word, and asked again after a while.
 */
function comeBack() {
  const pauses = [3_000, 6_000, 12_000];
  const longest = 30_000;
  let timer;
  const ask = async () => {
    clearTimeout(timer);
    try {
      await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
      location.reload();
    } catch {
      timer = setTimeout(ask, pauses.shift() ?? longest);
    }
  };
  addEventListener('online', ask);
  timer = setTimeout(ask, pauses.shift());
}

/** What stands at an address that was not visited while there was a connection. */
async function offlinePage(url) {
  const { pathname, search } = new URL(url);
  const language = languageOf(pathname);
  const words = WORDS[language];
  const links = (await visitedPages(language)).map(
    ({ path, markup }) => `<li><a href="${escaped(path)}" dir="auto">${markup}</a></li>`,
  );
  const visited = links.length
    ? `<nav aria-labelledby="visited"><h2 id="visited">${words.visited}</h2><ul>${links.join('')}</ul></nav>`
    : '';
  const nonce = crypto.randomUUID();
  const body = `<!doctype html><html ${words.root}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${words.offline} · Otzar</title><style>${STYLE}</style></head><body><main><h1>${words.offline}</h1><p>${words.why}</p><a class="again" href="${escaped(pathname + search)}">${words.again}</a>${visited}</main><script nonce="${nonce}">(${comeBack})()</script></body></html>`;
  return new Response(body, {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': `default-src 'none'; style-src 'unsafe-inline'; script-src 'nonce-${nonce}'; connect-src 'self'`,
    },
  });
}

/** From the network while there is one; the last good copy otherwise. */
async function fromNetwork(event, store) {
  const { request } = event;
  try {
    const response = await fetch(request);
    if (isKept(response)) {
      const copy = response.clone();
      if (store === PAGES) twins.add(twinOf(request.url));
      event.waitUntil(keep(store, request.url, copy));
    }
    return response;
  } catch (error) {
    const kept = store === PAGES ? await findPage(request.url) : await find(store, request.url);
    if (kept) return kept;
    if (request.mode === 'navigate') return offlinePage(request.url);
    throw error;
  }
}

/** What never changes under its name: from here, and otherwise from the network. */
async function fromStore(event, store) {
  const { request } = event;
  const kept = await find(store, request.url);
  if (kept) return kept;
  const response = await fetch(request);
  if (isKept(response)) event.waitUntil(keep(store, request.url, response.clone()));
  return response;
}

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => {
  const dropFormer = async () => {
    const names = await caches.keys();
    const former = names.filter((name) => name.startsWith('otzar-') && !(name in MOST));
    await Promise.all(former.map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(dropFormer());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const store = storeOf(url);
  if (request.method !== 'GET' || !store) return;
  if (store === PARTS || store === PICTURES) event.respondWith(fromStore(event, store));
  // A link that is only pointed at is no visit; files such as robots.txt are no pages.
  else if (store === ANSWERS || request.mode === 'navigate')
    event.respondWith(fromNetwork(event, store));
  else if (isData(url) && request.mode !== 'no-cors') event.respondWith(fromNetwork(event, store));
});

/**
 * A page that was open before this was there tells what it is made of. Each page tells once the browser has nothing better
 * to do, and only where nobody asks to be sparing.
 */
self.addEventListener('message', (event) => {
  const { addresses, visited } = event.data ?? {};
  const [port] = event.ports ?? [];
  if (visited && port) {
    const { pathname } = new URL(event.source.url);
    const tell = (pages) => port.postMessage(pages);
    event.waitUntil(visitedPages(languageOf(pathname)).then(tell));
  }
  if (!Array.isArray(addresses)) return;
  const bringAll = async () => {
    // A page that was on its way while this began is nobody's until it is claimed again.
    await self.clients.claim();
    for (const address of addresses) {
      const url = new URL(address, self.location.href);
      const store = storeOf(url);
      if (store === undefined || store === ANSWERS) continue;
      if ((await bring(store, url.href)) && store === PAGES) twins.add(twinOf(url.href));
    }
    // Whoever ended this since the page passed has ended what it remembered, too.
    const [open] = event.source.url.split('#');
    if (await find(PAGES, open)) twins.add(twinOf(open));
    await bringTwins();
  };
  event.waitUntil(bringAll());
});
