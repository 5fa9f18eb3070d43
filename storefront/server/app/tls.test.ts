import { once } from 'node:events';
import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect as connectHttp2, constants, type IncomingHttpHeaders } from 'node:http2';
import { get } from 'node:https';
import { connect as connectPlain } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from 'node:tls';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { endShop, type ShopProcess, startShop } from '../../../tests/shop-process.ts';
import { rootFolder } from '../db/folders.ts';
import { followIdentity, readIdentity, type TlsIdentity } from './tls.ts';

const certificates = join(rootFolder, 'tests', 'certificates');
const given = (name: string) => ({
  certificate: join(certificates, `${name}.pem`),
  key: join(certificates, `${name}-key.pem`),
});
/** The certificates are signed by themselves. */
const rejectUnauthorized = false;

let folder: string;
/** Where the shop finds its certificate, which the tests replace. */
let files: { certificate: string; key: string };
let shop: ShopProcess;

async function install(name: string): Promise<void> {
  const { certificate, key } = given(name);
  await copyFile(key, files.key);
  await copyFile(certificate, files.certificate);
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'otzar-tls-'));
  files = { certificate: join(folder, 'shop.pem'), key: join(folder, 'shop-key.pem') };
  await install('first');
  shop = await startShop(
    { databaseUrl: null, dataFolder: join(folder, 'data') },
    { TLS_CERT: files.certificate, TLS_KEY: files.key },
  );
});

afterAll(async () => {
  await endShop(shop);
  await rm(folder, { recursive: true, force: true });
});

const origin = () => `https://localhost:${shop.port}`;

interface Answer {
  headers: IncomingHttpHeaders;
  body: string;
}

/** Asks over HTTP/2 on a connection of its own. */
async function ask(path: string): Promise<Answer> {
  const session = connectHttp2(origin(), { rejectUnauthorized });
  try {
    const stream = session.request({ ':path': path }).setEncoding('utf8');
    const [answered] = (await once(stream, 'response')) as [IncomingHttpHeaders];
    let body = '';
    for await (const chunk of stream) body += chunk;
    return { headers: answered, body };
  } finally {
    session.close();
  }
}

/** Whom a new connection meets. */
async function subject(): Promise<string> {
  const socket = connect({ port: Number(shop.port), host: 'localhost', rejectUnauthorized });
  await once(socket, 'secureConnect');
  const { O } = socket.getPeerCertificate().subject;
  socket.destroy();
  return String(O);
}

describe('a shop with a certificate', () => {
  test('speaks HTTP/2, and HTTP/1.1 to whoever knows no other', async () => {
    const { headers, body } = await ask('/api/currencies');
    expect(headers[':status']).toBe(200);
    expect(body).toContain('USD');
    const [old] = (await once(
      get(`${origin()}/api/currencies`, { rejectUnauthorized }),
      'response',
    )) as [{ statusCode: number; httpVersion: string; resume: () => void }];
    old.resume();
    expect(old).toMatchObject({ statusCode: 200, httpVersion: '1.1' });
  });

  test('says to all browsers that it speaks TLS alone', async () => {
    const { headers } = await ask('/api/customer');
    expect(headers['strict-transport-security']).toContain('max-age=31536000');
  });

  test('goes on where a client speaks neither protocol', async () => {
    const plain = connectPlain(Number(shop.port), 'localhost');
    plain.on('error', () => undefined);
    plain.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await once(plain, 'close');
    // A greeting that ends in the midst.
    const half = connectPlain(Number(shop.port), 'localhost');
    half.end(Buffer.from([0x16, 0x03, 0x01, 0x02, 0x00]));
    const stranger = connect({
      port: Number(shop.port),
      host: 'localhost',
      rejectUnauthorized,
      ALPNProtocols: ['spdy/3'],
    });
    stranger.on('error', () => undefined);
    await new Promise((resolve) => stranger.once('close', resolve));
    expect((await ask('/api/currencies')).headers[':status']).toBe(200);
    half.destroy();
  });

  test('cuts a body off that does not arrive within half a minute', async () => {
    const session = connectHttp2(origin(), { rejectUnauthorized });
    const stream = session.request(
      { ':path': '/api/newsletter', ':method': 'POST', 'content-type': 'application/json' },
      { endStream: false },
    );
    stream.write('{');
    await new Promise((resolve) => stream.once('close', resolve));
    expect(stream.rstCode).toBe(constants.NGHTTP2_CANCEL);
    session.close();
  });

  test('takes up a certificate that replaces its own', async () => {
    expect(await subject()).toBe('otzar first');
    await install('second');
    await expect.poll(subject, { timeout: 10_000 }).toBe('otzar second');
    await install('first');
    await expect.poll(subject, { timeout: 10_000 }).toBe('otzar first');
  });

  test('that is told to stop lets every connection of HTTP/2 end with an answer', async () => {
    const session = connectHttp2(origin(), { rejectUnauthorized });
    const states: number[] = [];
    const goOn = async () => {
      while (!session.closed && !session.destroyed) {
        const stream = session.request({ ':path': '/api/currencies' });
        const [headers] = (await once(stream, 'response')) as [IncomingHttpHeaders];
        states.push(Number(headers[':status']));
        stream.resume();
        await once(stream, 'close');
        expect(stream.rstCode).toBe(constants.NGHTTP2_NO_ERROR);
      }
    };
    const asking = goOn();
    await expect.poll(() => states.length).toBeGreaterThan(0);
    const gone = once(shop.child, 'exit');
    shop.child.kill('SIGTERM');
    await asking;
    expect(new Set(states)).toEqual(new Set([200]));
    expect((await gone)[0]).toBe(0);
  });
});

describe('files that are no certificate and its key', () => {
  test('are refused in a sentence that names the setting', async () => {
    const first = given('first');
    await expect(readIdentity({ ...first, key: join(folder, 'none') })).rejects.toThrow(
      /^The file that TLS_KEY names can't be read: ENOENT/,
    );
    await expect(readIdentity({ ...first, key: given('second').key })).rejects.toThrow(
      /^TLS_CERT and TLS_KEY are no certificate and its key: /,
    );
    const { certificate } = first;
    await expect(readIdentity({ certificate, key: certificate })).rejects.toThrow(
      /^TLS_CERT and TLS_KEY are no certificate and its key: /,
    );
  });

  test('take nothing from a shop that is open', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const use = vi.fn<(identity: TlsIdentity) => void>();
    const stop = followIdentity(files, use);
    await writeFile(files.certificate, 'no certificate');
    const refusal = expect.stringMatching(/^The TLS certificate was not replaced\. TLS_CERT and/);
    await expect.poll(() => logged.mock.calls, { timeout: 10_000 }).toContainEqual([refusal]);
    expect(use).not.toHaveBeenCalled();
    await install('second');
    await expect
      .poll(() => use.mock.lastCall, { timeout: 10_000 })
      .toEqual([await readIdentity(given('second'))]);
    stop();
  });
});
