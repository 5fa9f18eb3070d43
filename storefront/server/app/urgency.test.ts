import { once } from 'node:events';
import { type ClientHttp2Session, connect, createServer, type Http2Server } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import type { WebListener, WebResponse } from './last-answers.ts';
import { urgencyOf, urgentFirst } from './urgency.ts';

describe('the urgency of a request', () => {
  test.each([
    ['u=1', 1],
    ['u=0, i', 0],
    ['i, u=5', 5],
    ['u=2;x=1', 2],
    ['i', 3],
    ['', 3],
    ['u=9', 3],
    ['u=12', 3],
    ['menu=1', 3],
  ])('%j is %i', (header, urgency) => {
    expect(urgencyOf(header)).toBe(urgency);
  });

  test('that says nothing of it is the usual one', () => {
    expect(urgencyOf(undefined)).toBe(3);
  });
});

let server: Http2Server;
let session: ClientHttp2Session;

/** A connection to a shop that tells what it was asked for, and leaves the answers to the test. */
async function open(
  yieldsMs?: number,
): Promise<{ begun: string[]; answer: (path: string) => void }> {
  const begun: string[] = [];
  const answers = new Map<string, WebResponse>();
  const listener: WebListener = (request, response) => {
    const path = request.url ?? '';
    begun.push(path);
    answers.set(path, response);
  };
  server = createServer(urgentFirst(listener, yieldsMs));
  server.listen(0);
  await once(server, 'listening');
  session = connect(`http://localhost:${(server.address() as AddressInfo).port}`);
  return { begun, answer: (path) => answers.get(path)?.end('here') };
}

const ask = (path: string, priority?: string, dest = 'empty') =>
  session
    .request({ ':path': path, 'sec-fetch-dest': dest, ...(priority && { priority }) })
    .resume();

describe('on one connection', () => {
  afterEach(() => {
    session.destroy();
    server.close();
  });

  test('what is urgent is answered first, also where it is asked for last', async () => {
    const { begun, answer } = await open();
    const script = ask('/script', 'u=3');
    ask('/image', 'i');
    const picture = ask('/picture', 'u=1');
    await expect.poll(() => begun).toEqual(['/picture']);
    answer('/picture');
    await once(picture, 'close');
    await expect.poll(() => begun).toEqual(['/picture', '/script', '/image']);
    answer('/script');
    await once(script, 'close');
  });

  test('when a page begins, its scripts let its type be asked for first', async () => {
    const { begun, answer } = await open(400);
    const page = ask('/', 'u=0', 'document');
    await expect.poll(() => begun).toEqual(['/']);
    answer('/');
    await once(page, 'close');
    const script = ask('/script');
    const type = ask('/type', 'u=1');
    await expect.poll(() => begun).toEqual(['/', '/type']);
    answer('/type');
    await once(type, 'close');
    await expect.poll(() => begun).toEqual(['/', '/type', '/script']);
    answer('/script');
    await once(script, 'close');
  });

  test('nothing waits where nothing is urgent', async () => {
    const { begun, answer } = await open();
    const script = ask('/script');
    await expect.poll(() => begun).toEqual(['/script']);
    answer('/script');
    await once(script, 'close');
  });

  test('what is urgent and never answered does not hold the rest for ever', async () => {
    const { begun } = await open();
    ask('/stream', 'u=1');
    ask('/script');
    await expect.poll(() => begun, { timeout: 5_000 }).toEqual(['/stream', '/script']);
  });

  test('what is urgent and given up no longer counts', async () => {
    const { begun } = await open();
    const given = ask('/picture', 'u=1');
    ask('/script');
    await expect.poll(() => begun).toEqual(['/picture']);
    given.close();
    await expect.poll(() => begun).toEqual(['/picture', '/script']);
  });
});
