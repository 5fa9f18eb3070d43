import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { PRODUCTS_INDEX, SUGGESTIONS_INDEX } from '@otzar/contract/search';
import { liteClient } from 'algoliasearch/lite';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ownService } from './search-service.ts';
import { suggestionClient } from './suggestion-client.ts';

// It is the client itself, which tells what it was made with.
vi.mock('algoliasearch/lite', { spy: true });

const open: Server[] = [];

/** A host on this machine, with the bodies it was sent. */
async function host(answer: RequestListener) {
  const bodies: unknown[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk) => {
      text += chunk;
    });
    request.on('end', () => {
      bodies.push(JSON.parse(text));
      answer(request, response);
    });
  });
  open.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { url: `127.0.0.1:${port}`, bodies };
}

const replying =
  (body: unknown, status = 200): RequestListener =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  };
const hanging: RequestListener = () => {};

const reply = {
  results: [
    { hits: [{ objectID: 'garden', query: 'garden' }] },
    {
      hits: [
        { objectID: '1', title: 'A Garden', path: '/products/a-garden/1', image: null },
        { objectID: '2', title: 'Elsewhere', path: '//evil.example/2' },
      ],
    },
  ],
};

/** In milliseconds: long enough for a host that answers on a busy machine, as no test waits for more than two. */
const SHORT = { connect: 400, read: 400, write: 400 };
const asking = (...hosts: { url: string }[]) =>
  suggestionClient(ownService, {
    hosts: hosts.map(({ url }) => ({ url, accept: 'readWrite', protocol: 'http' })),
    timeouts: SHORT,
  });

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  for (const server of open.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

describe('the search service', () => {
  it('is asked for words and for products in one request', async () => {
    const good = await host(replying(reply));
    expect(await asking(good)('gar')).toEqual({
      texts: ['garden'],
      products: [{ title: 'A Garden', path: '/products/a-garden/1' }],
    });
    expect(good.bodies).toEqual([
      {
        requests: [
          { indexName: SUGGESTIONS_INDEX, query: 'gar', hitsPerPage: 25 },
          {
            indexName: PRODUCTS_INDEX,
            query: 'gar',
            hitsPerPage: 15,
            restrictSearchableAttributes: ['title'],
            attributesToRetrieve: ['title', 'image', 'path'],
          },
        ],
      },
    ]);
  });

  it('that hangs is left alone for two minutes, and another host asked', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const bad = await host(hanging);
    const good = await host(replying(reply));
    const ask = asking(bad, good);
    for (const text of ['g', 'ga', 'gar'])
      expect(await ask(text)).toMatchObject({ texts: ['garden'] });
    expect({ bad: bad.bodies.length, good: good.bodies.length }).toEqual({ bad: 1, good: 3 });
    vi.setSystemTime(Date.now() + 2 * 60 * 1000 + 1);
    await ask('gard');
    expect(bad.bodies).toHaveLength(2);
  });

  it('that hung is not asked again within two minutes, not even where another one fails', async () => {
    let failing = false;
    const bad = await host(hanging);
    const good = await host((request, response) =>
      (failing ? replying({ message: 'Not now.' }, 500) : replying(reply))(request, response),
    );
    const ask = asking(bad, good);
    expect(await ask('g')).toMatchObject({ texts: ['garden'] });
    failing = true;
    await expect(ask('ga')).rejects.toThrow();
    expect({ bad: bad.bodies.length, good: good.bodies.length }).toEqual({ bad: 1, good: 2 });
  });

  it('is asked twice where it is the shop itself, the second time with more patience', async () => {
    let asked = 0;
    const slow = await host((request, response) => {
      asked += 1;
      if (asked > 1) setTimeout(() => replying(reply)(request, response), 2 * SHORT.read);
    });
    vi.stubGlobal('location', new URL(`http://${slow.url}/`));
    const ask = suggestionClient(null, { timeouts: SHORT });
    expect(await ask('gar')).toMatchObject({ texts: ['garden'] });
    expect(asked).toBe(2);
  });

  it('is given one second to connect, two to read and thirty to write', () => {
    suggestionClient(ownService);
    expect(liteClient).toHaveBeenLastCalledWith(
      ownService.appId,
      ownService.key,
      expect.objectContaining({ timeouts: { connect: 1_000, read: 2_000, write: 30_000 } }),
    );
  });

  it('that fails is asked elsewhere; where nobody answers, it says so', async () => {
    const failing = await host(replying({ message: 'Not now.' }, 500));
    const good = await host(replying(reply));
    expect(await asking(failing, good)('gar')).toMatchObject({ texts: ['garden'] });
    await expect(asking(failing)('gar')).rejects.toThrow();
  });

  it('that answers other than agreed is not believed', async () => {
    const odd = await host(replying({ results: [{ hits: [{ query: 7 }] }, { hits: [] }] }));
    await expect(asking(odd)('gar')).rejects.toThrow();
  });
});
