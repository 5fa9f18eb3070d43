import { createServer, request } from 'node:http';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

const SCRIPT = /<script\b[^>]*>[\s\S]*?<\/script>/g;
const MODULE_PRELOAD = /<link\b[^>]*rel="modulepreload"[^>]*>/g;
/** What the server does for pages made once and kept. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const stripped = (html) => html.replaceAll(SCRIPT, '').replaceAll(MODULE_PRELOAD, '');

/**
 * Stands before the shop and takes the scripts out of its pages: what is left is the floor, the
 * fastest that the same page can be.
 * @param {string} shop its origin
 */
export function startFloor(shop) {
  const { hostname, port } = new URL(shop);
  const server = createServer((asked, answer) => {
    const through = request(
      { hostname, port, path: asked.url, method: asked.method, headers: asked.headers },
      (given) => {
        if (!given.headers['content-type']?.startsWith('text/html')) {
          answer.writeHead(given.statusCode, given.headers);
          given.pipe(answer);
          return;
        }
        const chunks = [];
        given.on('data', (chunk) => chunks.push(chunk));
        given.on('end', () => {
          const body = Buffer.concat(chunks);
          const packed = given.headers['content-encoding'] === 'br';
          const html = stripped((packed ? brotliDecompressSync(body) : body).toString());
          const { 'transfer-encoding': _chunked, ...headers } = given.headers;
          const page = packed ? brotliCompressSync(html, QUALITY) : Buffer.from(html);
          answer.writeHead(given.statusCode, { ...headers, 'content-length': page.length });
          answer.end(page);
        });
      },
    );
    asked.pipe(through);
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      resolve({
        origin: `http://localhost:${server.address().port}`,
        close: () => {
          server.closeAllConnections();
          server.close();
        },
      });
    });
  });
}
