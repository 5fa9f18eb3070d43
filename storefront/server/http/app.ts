import { Hono } from 'hono';
import { mailPage } from '../mail/page.ts';
import { type MediaOptions, mediaRoutes } from '../media/route.ts';
import { readDrawing } from '../product/drawing.ts';
import type { Shop } from '../shop.ts';
import { createApi } from './api.ts';
import { limitBody } from './body.ts';
import { compressAnswers } from './compression.ts';
import { type AppBuild, type Fetcher, servePages } from './pages.ts';
import { answerError, notFound } from './refusal.ts';
import { remoteShop } from './remote-shop.ts';
import { secureHeaders } from './security-headers.ts';
import { serveFiles } from './static-files.ts';

export interface AppOptions {
  /** What the API works with, or the address of another server that answers in its place. */
  shop: Shop | string;
  /** Where drawn pictures are kept; without it none are served. */
  picturesFolder?: string;
  /** The built app; without it only the API answers. */
  pages?: { build: AppBuild; clientFolder: string };
  /** Further hosts that the browser may call. */
  connectHosts?: string[];
  /** Shows the mail of this shop at `/dev/mail`. */
  mailPage?: boolean;
}

/** Everything that answers: API, pictures, files and pages. Works without a socket. */
export function createApp(options: AppOptions): Hono {
  const { shop, picturesFolder, pages, connectHosts = [] } = options;
  const back = typeof shop === 'string' ? remoteShop(shop) : ownShop(shop, picturesFolder);
  const app = new Hono();
  app.onError(answerError);
  app.use(secureHeaders);
  app.use('/api/*', limitBody, compressAnswers);
  app.all('/api/*', (c) => back(c.req.raw, c.env));
  app.all('/media/*', (c) => back(c.req.raw, c.env));
  if (options.mailPage && typeof shop !== 'string') app.route('/dev/mail', mailPage(shop.db));
  app.notFound(() => {
    throw notFound();
  });
  if (pages === undefined) return app;
  app.use(serveFiles(pages.clientFolder), compressAnswers);
  app.all('*', servePages({ build: pages.build, api: back, connectHosts }));
  return app;
}

/** API and pictures of this process. */
function ownShop(shop: Shop, picturesFolder: string | undefined): Fetcher {
  const back = createApi(shop);
  if (picturesFolder !== undefined) {
    const loadDrawing: MediaOptions['loadDrawing'] = (kind, id, index) =>
      readDrawing(shop.db, kind, id, index);
    back.route('/media', mediaRoutes({ loadDrawing, cacheDir: picturesFolder }));
  }
  return back.fetch;
}
