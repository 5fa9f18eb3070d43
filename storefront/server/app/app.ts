import { SEARCH_PATH } from '@otzar/contract/search';
import { reportCampaign } from '@otzar/contract/utm';
import { Hono } from 'hono';
import { limitBody } from '../kit/body.ts';
import { compressAnswers } from '../kit/compression.ts';
import { answerError, notFound } from '../kit/http-error.ts';
import { answerInLanguage } from '../kit/language.ts';
import { mailPage } from '../kit/mail/page.ts';
import { noteProxies } from '../kit/proxies.ts';
import type { Shop } from '../kit/shop.ts';
import { HEALTH_PATH, refuseLeaving } from './health.ts';
import { LINKED_PATHS, linkedPages } from './linked-pages.ts';
import { ownShop } from './own-shop.ts';
import { type AppBuilds, servePages } from './pages/pages.ts';
import { remoteShop } from './pages/remote-shop.ts';
import { serveWorker, WORKER_PATH } from './pages/service-worker.ts';
import { serveFiles } from './pages/static-files.ts';
import { NO_OTHER_HOSTS, type OtherHosts, secureHeaders } from './security-headers.ts';
import { answerRobots, sitemapRoutes } from './sitemap/routes.ts';
import { onlyThisMachine } from './this-machine.ts';

export interface AppOptions {
  /** What the API works with, or the address of another server that answers in its place. */
  shop: Shop | string;
  /** Where drawn pictures are kept; without it none are served. */
  picturesFolder?: string;
  /** The built app, and the folders of its files; without it only the API answers. */
  pages?: { builds: AppBuilds; clientFolders: string[] };
  /** Other hosts that the pages may turn to. */
  hosts?: OtherHosts;
  /** Where the shop stands in the world, e.g. `https://shop.example`; without it search engines are told nothing. */
  site?: string;
  /** How many proxies of our own stand before it. */
  proxies?: number;
  /** Whether visited pages may be read without a connection; `false` takes the worker out of every browser. */
  offline?: boolean;
  /** Shows the mail of this shop at `/dev/mail`. */
  mailPage?: boolean;
  /** Whether it may be sent anything more; always, when left out. */
  ready?: () => boolean;
}

/** Everything that answers: API, pictures, files and pages. Works without a socket. */
export function createApp(options: AppOptions): Hono {
  const { shop, picturesFolder, pages, hosts = NO_OTHER_HOSTS } = options;
  const back = typeof shop === 'string' ? remoteShop(shop) : ownShop(shop, picturesFolder);
  const app = new Hono();
  app.onError(answerError);
  app.use(secureHeaders, noteProxies(options.proxies ?? 0), answerInLanguage);
  app.use(HEALTH_PATH, refuseLeaving(options.ready));
  for (const path of ['/api/*', SEARCH_PATH]) {
    app.use(path, limitBody, compressAnswers);
    app.all(path, (c) => back(c.req.raw, c.env));
  }
  app.post(reportCampaign.path, limitBody, (c) => back(c.req.raw, c.env));
  app.all('/media/*', (c) => back(c.req.raw, c.env));
  app.use('/library/*', compressAnswers);
  app.on(['GET', 'HEAD'], '/library/*', (c) => back(c.req.raw, c.env));
  if (typeof shop !== 'string') app.route('/', linkedPages(shop));
  else app.on(['GET', 'HEAD', 'POST'], LINKED_PATHS, (c) => back(c.req.raw, c.env));
  if (options.mailPage && typeof shop !== 'string')
    app.use('/dev/mail/*', onlyThisMachine).route('/dev/mail', mailPage(shop.db));
  if (options.site !== undefined) {
    app.get('/robots.txt', answerRobots(options.site));
    if (typeof shop !== 'string') app.route('/', sitemapRoutes(shop.db, options.site));
    else app.on('GET', ['/sitemap.xml', '/sitemap/*'], (c) => back(c.req.raw, c.env));
  }
  app.notFound(() => {
    throw notFound();
  });
  if (pages === undefined) return app;
  app.use(WORKER_PATH, serveWorker(options.offline === false));
  app.use(...pages.clientFolders.map(serveFiles), compressAnswers);
  app.post('*', limitBody);
  app.all('*', ...servePages({ builds: pages.builds, api: back, hosts }));
  return app;
}
