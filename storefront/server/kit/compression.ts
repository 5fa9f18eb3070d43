import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliDecompress,
  constants,
  createBrotliCompress,
  createGzip,
  gzip as gzipCompress,
} from 'node:zlib';
import type { MiddlewareHandler } from 'hono';
import { LRUCache } from 'lru-cache';

export type Encoding = 'br' | 'gzip';

/** Six is where brotli still costs about what gzip does: a page takes two milliseconds, as with five, and is 1 % smaller. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };
/** Below this a compressed body is no smaller than its packets. */
const WORTH_IT = 1_000;
/** How much of what was compressed is kept. */
const MOST_BYTES = 16 * 1024 * 1024;

const brotli = promisify(brotliCompress);
const gzip = promisify(gzipCompress);

/** What was compressed with brotli, as it was before. */
export const unpacked: (packed: Buffer) => Promise<Buffer> = promisify(brotliDecompress);

/** The best encoding that the client takes; `null` when it takes none. */
export function encodingFor(accepted: string | undefined): Encoding | null {
  const offers = (accepted ?? '').split(',').map((offer) => offer.trim().split(/\s*;\s*q=/));
  const takes = (name: string) =>
    offers.some(([offer, weight]) => offer === name && Number(weight ?? 1) > 0);
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : null;
}

/** Compresses a whole body. */
export const compressed = (body: Buffer, encoding: Encoding): Promise<Buffer> =>
  encoding === 'br' ? brotli(body, BROTLI) : gzip(body);

/** Compresses a whole body as well as brotli can: a tenth smaller, at forty times the work. */
export const compressedBest = (body: Buffer): Promise<Buffer> =>
  brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } });

/** Compressed bodies by what is in them: what everybody is answered comes again and again. */
const bodies = new LRUCache<string, Buffer>({
  maxSize: MOST_BYTES,
  sizeCalculation: ({ length }) => length,
});

const compressedOnce: typeof compressed = async (body, encoding) => {
  const key = `${encoding} ${createHash('sha256').update(body).digest('base64url')}`;
  const known = bodies.get(key);
  if (known !== undefined) return known;
  const made = await compressed(body, encoding);
  bodies.set(key, made);
  return made;
};

/** Compresses a body as it comes: each chunk leaves at once, so that a streamed page streams. */
function compressedStream(body: ReadableStream, encoding: Encoding): ReadableStream {
  const zip =
    encoding === 'br'
      ? createBrotliCompress({ ...BROTLI, flush: constants.BROTLI_OPERATION_FLUSH })
      : createGzip({ flush: constants.Z_SYNC_FLUSH });
  const source = Readable.fromWeb(body);
  source.on('error', (error) => zip.destroy(error));
  zip.on('close', () => source.destroy());
  return Readable.toWeb(source.pipe(zip));
}

/** Compresses what is made for one request: pages as a stream, all else whole. */
export const compressAnswers: MiddlewareHandler = async (c, next) => {
  await next();
  const { headers, body, status } = c.res;
  const type = headers.get('content-type') ?? '';
  const compressible = /^text\/|json|javascript|xml/.test(type);
  if (body === null || !compressible || headers.has('content-encoding') || c.req.method === 'HEAD')
    return;
  headers.append('Vary', 'Accept-Encoding');
  const encoding = encodingFor(c.req.header('accept-encoding'));
  if (encoding === null) return;
  if (!type.startsWith('text/html')) {
    const whole = Buffer.from(await c.res.arrayBuffer());
    const small = whole.length < WORTH_IT;
    if (!small) headers.set('Content-Encoding', encoding);
    const zip = headers.get('cache-control')?.startsWith('public') ? compressedOnce : compressed;
    const bytes = new Uint8Array(small ? whole : await zip(whole, encoding));
    c.res = new Response(bytes, { status, headers });
    return;
  }
  headers.set('Content-Encoding', encoding);
  headers.delete('Content-Length');
  const stream = compressedStream(body as ReadableStream, encoding);
  c.res = new Response(stream as BodyInit, { status, headers });
};
