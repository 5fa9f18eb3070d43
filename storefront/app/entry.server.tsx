import { Transform } from 'node:stream';
import { recordUseScript } from '@otzar/design-system/foundations/replay';
import { rulesOf, UsedBlocks } from '@otzar/design-system/foundations/styled-block';
import { createReadableStreamFromReadable } from '@react-router/node';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { nonceContext, reportContext } from './context.ts';
import { headOf } from './head.server.ts';
import { BUILD_META } from './platform/build.ts';
import { closedAnnouncementScript } from './platform/closed-announcement.ts';
import { configuration } from './platform/configuration.server.ts';
import { allPartsAreHere } from './platform/deferred.tsx';
import { writeHead } from './platform/head-tags.ts';
import { installTags } from './platform/install.server.ts';
import { laidOutScript } from './platform/laid-out.ts';
import { fromText } from './platform/page-text.ts';
import { staleBuildScript } from './platform/stale-build.ts';

export { pageFontUrls } from '@otzar/design-system/foundations/fonts';
export { apiContext, nonceContext, reportContext } from './context.ts';

/** How long a page may wait for its data, in milliseconds. */
export const streamTimeout = 5_000;

/**
 * A page is a few dozen kilobytes and all of it is content: it travels in its own order, never in
 * pieces that a script has to put in place. In bytes; React's own limit is 12,800.
 */
const WHOLE_PAGE = 10_000_000;

/**
 * Puts the styles of the finished shell, and what must run before all else, into the head before the
 * first byte leaves. The scripts that React puts there give way to the text, the fonts and the main
 * picture.
 */
function withHead(tags: string): Transform {
  let head = Buffer.alloc(0);
  let done = false;
  return new Transform({
    transform(chunk: Buffer, _encoding, pass) {
      if (done) return pass(null, chunk);
      head = Buffer.concat([head, chunk]);
      const end = head.indexOf('</head>');
      if (end === -1) return pass();
      done = true;
      const start = head
        .subarray(0, end)
        .toString()
        .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');
      pass(null, Buffer.concat([Buffer.from(start + tags), head.subarray(end)]));
    },
    flush(pass) {
      pass(null, done ? undefined : head);
    },
  });
}

/** What machines alone read of the page that these loaders answered for. */
function machineTags({ staticHandlerContext: page, manifest }: EntryContext): string {
  const route = page.matches.at(-1)?.route.id ?? '';
  const { search } = page.location;
  const answer: unknown = page.loaderData[route];
  const data = typeof answer === 'string' ? fromText(answer) : answer;
  const status = page.statusCode;
  const about = headOf({ route, data, search, status, site: configuration.site });
  return writeHead([
    { tag: 'meta', attributes: { name: BUILD_META, content: manifest.version } },
    ...installTags,
    ...about,
  ]);
}

/**
 * What a loader, or the rendering of a page's beginning, threw; nobody waits for a page that was given up. What the
 * router refuses, such as a form sent to a page that takes none, is its sender's fault.
 */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  const refused = isRouteErrorResponse(error) && error.status < 500;
  if (!refused && !request.signal.aborted) context.get(reportContext)(error);
};

/** Renders a page: readers get it as a stream, robots whole. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  if (request.method === 'HEAD') return new Response(null, { headers, status });
  await allPartsAreHere();
  const nonce = loadContext.get(nonceContext) || undefined;
  const used = new Set<string>();
  let responseStatus = status;
  let started = false;

  return new Promise((resolve, reject) => {
    const start = () => {
      started = true;
      clearTimeout(timer);
      const scripts = [
        recordUseScript,
        closedAnnouncementScript,
        laidOutScript,
        staleBuildScript(routerContext.manifest.version),
      ].join(';');
      const early = `<script${nonce ? ` nonce="${nonce}"` : ''}>${scripts}</script>`;
      const styles = `<style>${rulesOf(used)}</style>`;
      const body = withHead(early + machineTags(routerContext) + styles);
      headers.set('Content-Type', 'text/html; charset=utf-8');
      resolve(
        new Response(createReadableStreamFromReadable(body), { headers, status: responseStatus }),
      );
      pipe(body);
    };
    const robot = isbot(request.headers.get('user-agent'));
    const { pipe, abort } = renderToPipeableStream(
      <UsedBlocks value={used}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </UsedBlocks>,
      {
        nonce,
        progressiveChunkSize: WHOLE_PAGE,
        [robot ? 'onAllReady' : 'onShellReady']: start,
        onShellError: reject,
        onError(error: unknown) {
          responseStatus = 500;
          // What fails before that reaches `handleError`.
          if (started) loadContext.get(reportContext)(error);
        },
      },
    );
    const timer = setTimeout(abort, streamTimeout + 1_000);
  });
}
