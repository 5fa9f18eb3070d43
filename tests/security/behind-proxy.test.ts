import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { freePort } from '../../storefront/launch/free-port.mjs';
import { rootFolder } from '../../storefront/server/db/folders.ts';
import { Visitor } from '../contract/visitor.ts';
import { findCommand } from '../runner/find-command.mjs';
import { endShop, type ShopProcess, startShop } from '../shop-process.ts';

let folder: string;
let shop: ShopProcess;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'otzar-proxy-'));
  const dataFolder = join(folder, 'data');
  shop = await startShop({ databaseUrl: null, dataFolder }, { PROXIES: '1' });
});

afterAll(async () => {
  await endShop(shop);
  await rm(folder, { recursive: true, force: true });
});

/** An example of ours, for this machine: with this shop, at a free port, and a certificate that is signed by itself. */
async function exampleAt(name: string, port: number): Promise<string> {
  const certificate = join(rootFolder, 'tests/certificates/first');
  const example = await readFile(join(rootFolder, 'storefront/proxies', name), 'utf8');
  return example
    .replace(/shop\.example(?= \{)/, `localhost:${port}`)
    .replace('shop.example;', 'localhost;')
    .replaceAll('/etc/ssl/shop.example', certificate)
    .replace('listen 443', `listen ${port}`)
    .replace('localhost:3000', `localhost:${shop.port}`);
}

/** What each proxy is started with to answer at a port, and to write nothing outside the folder. */
const proxies = {
  caddy: async (port: number) => {
    const file = join(folder, 'Caddyfile');
    const own = '{\n\tadmin off\n\tskip_install_trust\n\tauto_https disable_redirects\n}\n';
    await writeFile(file, own + (await exampleAt('Caddyfile', port)));
    return ['run', '--config', file, '--adapter', 'caddyfile'];
  },
  nginx: async (port: number) => {
    const file = join(folder, 'nginx.conf');
    const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
    const paths = kinds.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ');
    const example = await exampleAt('nginx.conf', port);
    const own = `daemon off; pid ${folder}/nginx.pid; error_log stderr; events {}`;
    await writeFile(file, `${own}\nhttp { access_log off; ${paths}\n${example}\n}`);
    return ['-c', file, '-e', 'stderr'];
  },
};

interface Answer {
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Asks over HTTP/2, as browsers do. */
async function ask(port: number, headers: OutgoingHttpHeaders, text?: string): Promise<Answer> {
  const session = connect(`https://localhost:${port}`, { rejectUnauthorized: false });
  try {
    await once(session, 'connect');
    const stream = session.request(headers, { endStream: text === undefined });
    if (text !== undefined) stream.end(text);
    const [answered] = (await once(stream, 'response')) as [IncomingHttpHeaders];
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk);
    return { headers: answered, body: Buffer.concat(chunks) };
  } finally {
    session.close();
  }
}

const statusAt = async (port: number) => {
  const { headers } = await ask(port, { ':path': '/api/currencies' });
  return headers[':status'];
};

describe.each(['caddy', 'nginx'] as const)('a shop behind %s, as our example has it', (name) => {
  const command = findCommand(name);
  if (!command) console.log(`no ${name} here: install Debian’s ${name}`);
  let proxy: ChildProcess | undefined;
  let port: number;

  beforeAll(async () => {
    if (!command) return;
    port = await freePort();
    const env = { PATH: process.env.PATH, HOME: folder, XDG_DATA_HOME: folder };
    proxy = spawn(command, await proxies[name](port), { env, stdio: 'ignore' });
    await vi.waitFor(async () => expect(await statusAt(port)).toBe(200), { timeout: 20_000 });
  });

  afterAll(async () => {
    if (!proxy) return;
    const gone = once(proxy, 'exit');
    proxy.kill('SIGTERM');
    await gone;
  });

  test.skipIf(!command)('knows that its visitors come by TLS', async () => {
    const { headers } = await ask(port, { ':path': '/api/customer' });
    expect(headers['strict-transport-security']).toContain('max-age=31536000');
    expect(headers['set-cookie']?.[0]).toMatch(/^__Host-otzar=.*Secure/);
  });

  test.skipIf(!command)('answers as it has compressed it', async () => {
    const { headers, body } = await ask(port, { ':path': '/api/home', 'accept-encoding': 'br' });
    expect(headers).toMatchObject({ ':status': 200, 'content-encoding': 'br' });
    expect(JSON.parse(brotliDecompressSync(body).toString())).toHaveProperty('rails');
  });

  test.skipIf(!command)('tells what its own pages write from what others do', async () => {
    const visitor = await Visitor.known(async (request) => {
      const { method: verb, url, headers } = request;
      const asked = { ':method': verb, ':path': new URL(url).pathname };
      const text = request.body === null ? undefined : await request.text();
      const answer = await ask(port, { ...asked, ...Object.fromEntries(headers) }, text);
      const cookies = answer.headers['set-cookie']?.map((one) => ['set-cookie', one]) ?? [];
      return new Response(answer.body.toString(), {
        status: Number(answer.headers[':status']),
        headers: cookies as [string, string][],
      });
    });
    const write = (origin: string) =>
      visitor.send('POST', '/api/zip_code', { headers: { origin }, text: '{"zipCode":"10002"}' });
    expect(await write(`https://localhost:${port}`)).toMatchObject({ status: 200 });
    expect(await write('https://elsewhere.example')).toMatchObject({ status: 403 });
  });
});
