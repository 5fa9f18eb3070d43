import { RefusedPage } from '@otzar/design-system/components/Form';
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
import { machineTags, withHead } from './page-head.server.ts';
import { closedAnnouncementScript } from './platform/closed-announcement.ts';
import { allPartsAreHere } from './platform/deferred.tsx';
import { laidOutScript } from './platform/laid-out.ts';
import { isRefusal } from './platform/refused-form.server.ts';
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
 * What a loader, or the rendering of a page's beginning, threw; nobody waits for a page that was given up. What the
 * router refuses, such as a form sent to a page that takes none, is its sender's fault.
 */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  const refused = isRouteErrorResponse(error) && error.status < 500;
  if (!refused && !request.signal.aborted) context.get(reportContext)(error);
};

/** Renders a page: readers get it as a stream; whole for robots, and where what stands above a form waits for the form. */
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
  const refused = isRefusal(routerContext.staticHandlerContext);
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
      ]
        .join(';')
        // They are written as functions, and travel with each page: how they are indented need not.
        .replaceAll(/\n\s+/g, '\n');
      const early = `<script${nonce ? ` nonce="${nonce}"` : ''}>${scripts}</script>`;
      const styles = `<style>${rulesOf(used)}</style>`;
      const body = withHead(early + machineTags(routerContext) + styles, refused);
      headers.set('Content-Type', 'text/html; charset=utf-8');
      resolve(
        new Response(createReadableStreamFromReadable(body), { headers, status: responseStatus }),
      );
      pipe(body);
    };
    const whole = refused || isbot(request.headers.get('user-agent'));
    const { pipe, abort } = renderToPipeableStream(
      <UsedBlocks value={used}>
        <RefusedPage value={refused}>
          <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
        </RefusedPage>
      </UsedBlocks>,
      {
        nonce,
        progressiveChunkSize: WHOLE_PAGE,
        [whole ? 'onAllReady' : 'onShellReady']: start,
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
