import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize, relative } from 'node:path';
import { root } from '../../storefront/launch/process.mjs';
import { Refused } from '../runner/refused.mjs';

/** The workshop as it is now. */
const current = join(root, 'storybook-static');

const types = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
};

/**
 * What a built workshop says of itself in one of its files.
 * @param {string} name of the file
 * @param {string} [folder] of the workshop
 * @throws {Refused} where it is missing, or damaged
 */
export function readBuilt(name, folder = current) {
  const path = join(folder, name);
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    throw new Refused(
      `${relative(root, path)} is missing or damaged: delete ${relative(root, folder)}, and run the tests again to build it anew.`,
    );
  }
}

/**
 * All stories, in the order of the workshop's menu.
 * @param {string} [folder] of a built workshop
 * @returns {import('../../.storybook/pictures.mjs').IndexedStory[]}
 * @throws {Refused} where the workshop is not whole
 */
export function indexedStories(folder) {
  const { entries } = readBuilt('index.json', folder);
  return Object.values(entries).filter(({ type }) => type === 'story');
}

/**
 * Serves a built workshop on loopback.
 * @param {string} [folder]
 * @returns {Promise<{ origin: string, close: () => void }>}
 */
export function serveStorybook(folder = current) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const path = join(folder, normalize(decodeURIComponent(pathname)));
    if (!path.startsWith(folder) || !existsSync(path) || !statSync(path).isFile()) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {
      'content-type': types[extname(path)] ?? 'application/octet-stream',
      'cache-control': 'max-age=3600',
    });
    createReadStream(path).pipe(response);
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      resolve({
        origin: `http://127.0.0.1:${server.address().port}`,
        close: () => {
          server.closeAllConnections();
          server.close();
        },
      });
    });
  });
}
