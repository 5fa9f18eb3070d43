import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { Refused } from '../runner/refused.mjs';
import { findingPicture } from './findings.mjs';
import { reportPage } from './report.mjs';

/** The longest list of names that is read, in bytes: some thousands. */
const LONGEST = 1_000_000;

const json = (status, content) => ({
  status,
  type: 'application/json',
  body: JSON.stringify(content),
});
const words = (status, body) => ({ status, type: 'text/plain', body });
const notHere = words(404, 'There is nothing here.');

/** @throws {Refused} when it is no list of names */
async function namesIn(request) {
  let text = '';
  for await (const chunk of request) {
    text += chunk;
    if (text.length > LONGEST) throw new Refused('That is too long a list of names.');
  }
  try {
    const { names } = JSON.parse(text);
    if (names.every((name) => typeof name === 'string')) return names;
  } catch {
    // What it is instead is of no use.
  }
  throw new Refused('A decision is sent as {"names": ["…"]}.');
}

/** "3 accepted, 1 refused, 2 left" */
export const countsSaid = ({ accepted, refused, left }) =>
  `${accepted} accepted, ${refused} refused, ${left} left`;

/**
 * Serves the review of a run's findings on this machine alone, on a free port. Its address has a secret in it, so that no
 * other page that the browser has open can accept a picture.
 * @param {ReturnType<typeof import('./decisions.mjs').decisionsOn>} decisions
 * @param {{ folder: string, workshop: string }} places folder of the findings' pictures; address that opens the workshop
 * @returns {Promise<{ address: string, ended: Promise<void>, close: () => void }>} `ended` waits until somebody presses Done
 */
export function serveReview(decisions, { folder, workshop }) {
  const secret = randomBytes(16).toString('hex');
  let end;
  const ended = new Promise((resolve) => {
    end = resolve;
  });

  const decided = () => ({
    decisions: Object.fromEntries(
      decisions.findings.map(({ id, decision }) => [id, decision]).filter(([, one]) => one),
    ),
  });

  /** Decides, and tells how all stands then, whether or not it went well. */
  async function decide(what, request) {
    try {
      await decisions[what](await namesIn(request));
      return json(200, decided());
    } catch (error) {
      return json(error instanceof Refused ? 409 : 500, { ...decided(), error: error.message });
    }
  }

  function picture(path) {
    const [, id, view] = /^pictures\/(\d+)-(before|now|difference)\.webp$/.exec(path) ?? [];
    const file = id && findingPicture(folder, id, view);
    if (!file || !existsSync(file)) return notHere;
    // What is fetched ahead is there when it is looked at.
    return { status: 200, type: 'image/webp', cache: 'max-age=3600', body: readFileSync(file) };
  }

  async function page() {
    const body = await reportPage(decisions.findings, { review: true, workshop });
    return { status: 200, type: 'text/html; charset=utf-8', body };
  }

  function answer(request, host) {
    // A name that somebody has made to mean this machine would let their page in.
    const own = [host, host.replace('127.0.0.1', 'localhost')];
    if (!own.includes(request.headers.host)) return words(403, 'This is not my address.');
    const [pathname] = request.url.split('?');
    if (!pathname.startsWith(`/${secret}/`)) return notHere;
    const path = pathname.slice(secret.length + 2);
    if (request.method === 'GET') return path === '' ? page() : picture(path);
    return request.method === 'POST' ? act(path, request) : notHere;
  }

  function act(path, request) {
    if (path === 'accept' || path === 'refuse') return decide(path, request);
    if (path !== 'done') return notHere;
    return json(200, { ...decided(), said: countsSaid(decisions.counts()) });
  }

  const server = createServer(async (request, response) => {
    const host = `127.0.0.1:${server.address().port}`;
    const { status, type, cache = 'no-store', body } = await answer(request, host);
    response.writeHead(status, {
      'content-type': type,
      'cache-control': cache,
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'DENY',
    });
    response.end(body, () => {
      if (status === 200 && request.url === `/${secret}/done`) end();
    });
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      resolve({
        address: `http://127.0.0.1:${server.address().port}/${secret}/`,
        ended,
        close: () => {
          server.close();
          server.closeAllConnections();
        },
      });
    });
  });
}
