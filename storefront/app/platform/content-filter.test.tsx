import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isKnownFileBlocked, KNOWN_FILE, KNOWN_TEXT, onContentFilter } from './content-filter.ts';

const ours = (status = 200) =>
  new Response('', { status, headers: { 'Content-Security-Policy': "default-src 'none'" } });
const blockPage = () => new Response('<h1>Blocked</h1>', { status: 200 });
const refused = () => Promise.reject(new TypeError('Failed to fetch'));

/** What the network answers for the missing script, and for everything else. */
function network(script: () => Response | Promise<Response>, other: typeof script = ours) {
  return vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async (address) =>
      String(address).includes('/assets/part.js') ? script() : other(),
    );
}

/** A module of the shop that does not come, as Vite tells it. */
function loseModule(address = `${location.origin}/assets/part.js`) {
  const payload = new Error(`Failed to fetch dynamically imported module: ${address}`);
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
}

let stop = () => {};
function watch() {
  const seen = vi.fn();
  stop = onContentFilter(seen);
  return seen;
}

afterEach(() => {
  stop();
  vi.restoreAllMocks();
});

it('tells of a file that is answered by somebody else, once', async () => {
  network(blockPage);
  const seen = watch();
  loseModule();
  await waitFor(() => expect(seen).toHaveBeenCalledOnce());
  loseModule();
  expect(seen).toHaveBeenCalledOnce();
});

it('tells of a file that nobody answers for while the shop answers for another', async () => {
  network(refused);
  const seen = watch();
  loseModule();
  await waitFor(() => expect(seen).toHaveBeenCalledOnce());
});

it('tells of a script element that does not come', async () => {
  network(blockPage);
  const seen = watch();
  const script = document.createElement('script');
  Object.defineProperty(script, 'src', { value: `${location.origin}/assets/part.js` });
  document.head.append(script);
  script.dispatchEvent(new Event('error'));
  await waitFor(() => expect(seen).toHaveBeenCalledOnce());
});

it.each([
  ['a file that the shop itself no longer has', () => network(() => ours(404)), 1],
  ['a shop that does not answer at all', () => network(refused, refused), 2],
])('is silent about %s', async (_what, prepare, calls) => {
  const asked = prepare();
  const seen = watch();
  loseModule();
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(calls));
  await Promise.allSettled(asked.mock.results.map(({ value }) => value));
  expect(seen).not.toHaveBeenCalled();
});

it('asks nothing about files of others, nor while offline', () => {
  const asked = network(blockPage);
  const seen = watch();
  loseModule('https://elsewhere.example/assets/part.js');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  loseModule();
  expect(asked).not.toHaveBeenCalled();
  expect(seen).not.toHaveBeenCalled();
});

function loseLink(rel: string) {
  const link = document.createElement('link');
  Object.assign(link, { rel, href: `${location.origin}/assets/part.js` });
  document.head.append(link);
  link.dispatchEvent(new Event('error'));
}

it('tells of a style sheet that does not come', async () => {
  network(blockPage);
  const seen = watch();
  loseLink('stylesheet');
  await waitFor(() => expect(seen).toHaveBeenCalledOnce());
});

it.each(['prefetch', 'modulepreload'])(
  'asks nothing about a %s: it was only fetched ahead',
  (rel) => {
    const asked = network(blockPage);
    watch();
    loseLink(rel);
    expect(asked).not.toHaveBeenCalled();
  },
);

describe('the known file', () => {
  const headers = { 'Content-Security-Policy': "default-src 'none'" };
  const asItIs = () => new Response(KNOWN_TEXT, { headers });

  /** What the network answers for the known file, and for a harmless one. */
  const answers = (known: () => Response | Promise<Response>, other: typeof known = ours) =>
    vi
      .spyOn(globalThis, 'fetch')
      .mockImplementation(async (address) => (address === KNOWN_FILE ? known() : other()));

  const slow = () => Promise.reject(new DOMException('It took too long.', 'TimeoutError'));

  it('is the one that the shop has', () => {
    const file = join(import.meta.dirname, '../public', KNOWN_FILE);
    expect(readFileSync(file, 'utf8')).toBe(KNOWN_TEXT);
  });

  it.each([
    ['changed', () => new Response(`${KNOWN_TEXT}/* seen */`, { headers })],
    ['emptied', () => new Response('', { headers })],
    ['refused by somebody else', () => new Response('Blocked', { status: 403 })],
    ['answered by a page of somebody else', blockPage],
    ['cut off, while the shop answers for another', refused],
  ])('that is %s is a sign', async (_what, known) => {
    answers(known);
    expect(await isKnownFileBlocked()).toBe(true);
  });

  it.each([
    ['that is as it was sent', asItIs, ours],
    ['from a shop in trouble', () => new Response('', { status: 502 }), ours],
    ['that the shop does not have', () => new Response('', { status: 404, headers }), ours],
    ['over a slow network', slow, ours],
    ['without a connection that the browser knows of', refused, refused],
    ['behind a door that one logs in at first', refused, blockPage],
  ])('%s is none', async (_what, known, other) => {
    answers(known, other);
    expect(await isKnownFileBlocked()).toBe(false);
  });

  it('is not asked for while offline', async () => {
    const asked = answers(blockPage);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(await isKnownFileBlocked()).toBe(false);
    expect(asked).not.toHaveBeenCalled();
  });
});
