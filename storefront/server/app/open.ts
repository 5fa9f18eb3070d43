import cluster from 'node:cluster';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '../db/database.ts';
import { hasDiskSpace } from '../db/disk-space.ts';
import { rootFolder } from '../db/folders.ts';
import { readForgerySecret } from '../db/migrate.ts';
import { keepPrivate } from '../db/private-files.ts';
import { StartProblem } from '../db/start-problem.ts';
import { storedHolds } from '../features/payments/holds.ts';
import { sandboxGateway } from '../features/payments/sandbox.ts';
import { findingAtProvider } from '../features/search/provider.ts';
import type { Configuration, TlsFiles } from '../kit/configuration.ts';
import { logFailure, startErrorReports } from '../kit/error-reports.ts';
import { openIndexCache } from '../kit/listing-index/index-cache.ts';
import { registerPictureSource } from '../kit/pictures/picture-source.ts';
import type { Shop } from '../kit/shop.ts';
import { createApp } from './app.ts';
import { loadDemo } from './demo.ts';
import { startJobs } from './jobs.ts';
import { listen, requireFreePort } from './listen.ts';
import { addressAt, listenAddress } from './listen-address.ts';
import { loadPages } from './pages/pages.ts';
import { prepare, type Step } from './prepare.ts';
import { noteAddress } from './shop-address.ts';
import { type Identities, identitiesIn } from './tls.ts';

const appFolder = join(rootFolder, 'storefront', 'app', 'build');

/** What one process of a shop does. */
export interface Role {
  /** What the database calls its connections. */
  name: string;
  /** Beside answering it does what is due: letters, payments, what comes regularly. */
  runsJobs: boolean;
  /** It says how it was opened. */
  tells: boolean;
  /** Where it has its certificate from. */
  identities: (files: TlsFiles) => Promise<Identities>;
}

/** Of a shop that is one process. */
export const ROLE_OF_ALL: Role = {
  name: 'otzar',
  runsJobs: true,
  tells: true,
  identities: identitiesIn,
};

/** Opens the shop step by step, saying how long each took, and closes it on SIGTERM and SIGINT. */
export async function openShop(configuration: Configuration, role: Role): Promise<void> {
  const showsMail = configuration.mailPage && configuration.shopApiUrl === null;
  const { hosts: addresses, told } = listenAddress({ host: configuration.host, showsMail });
  const { host, tls } = configuration;
  const identities = tls === null ? null : await role.identities(tls);
  const listenOptions = { port: configuration.port, hosts: addresses };
  if (!cluster.isWorker) listenOptions.port = await requireFreePort(listenOptions);
  const here = { port: listenOptions.port, tls: tls !== null };
  const site = configuration.shopUrl ?? addressAt({ host, ...here });
  await keepPrivate(configuration.dataFolder);
  if (configuration.errorReports) await startErrorReports(configuration.errorReports);
  const steps: string[] = [];
  const step = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const started = performance.now();
    const result = await work();
    steps.push(`${name} ${((performance.now() - started) / 1000).toFixed(1)} s`);
    if (role.tells) console.log(steps.at(-1));
    return result;
  };

  const back = configuration.shopApiUrl ?? (await openBack({ ...configuration, site }, role, step));
  const pages = configuration.production ? await step('pages', openPages) : undefined;
  const shop = typeof back === 'string' ? back : back.shop;
  const picturesFolder = join(configuration.dataFolder, 'pictures');
  const { connectHosts, partnerHosts, mailPage, offline, proxies } = configuration;
  const hosts = { connectHosts, partnerHosts };
  let leaving = false;
  const ready = () => !leaving;
  const options = { picturesFolder, pages, hosts, mailPage, offline, proxies, site, ready };
  const app = createApp({ shop, ...options });
  const renew = await listen(
    app,
    { ...listenOptions, identity: identities?.first ?? null },
    {
      leaving: () => {
        leaving = true;
      },
      close: async () => {
        if (typeof back !== 'string') await back.close();
      },
    },
  );
  identities?.follow(renew);
  if (typeof shop !== 'string') await noteWhere(shop);
  if (!role.tells) return;
  console.log(told);
  console.log(`Otzar is open at ${addressAt({ host: null, ...here })} (${steps.join(', ')})`);
}

/** A shop that can only be read opens all the same; its commands then ask where it is in vain. */
const noteWhere = ({ db, site }: Shop): Promise<void> =>
  noteAddress(db, site).catch((error: unknown) =>
    logFailure('Where the shop is could not be written down', error),
  );

async function openBack(
  configuration: Configuration,
  { name, runsJobs }: Role,
  step: Step,
): Promise<{ shop: Shop; close: () => Promise<void> }> {
  const { db, embedded, close } = await step('database', () =>
    openDatabase({ ...configuration, name }),
  );
  const clock = () => new Date();
  const demo = await loadDemo();
  if (demo) registerPictureSource(demo.pictures);
  await prepare(db, { demo, trial: configuration.trial, now: clock() }, step);
  const forgerySecret = await readForgerySecret(db);
  const gateway = sandboxGateway({ secret: forgerySecret, clock, holds: storedHolds(db) });
  const readIndex = openIndexCache(db);
  await step('lists', readIndex);
  const { site, resultsProvider } = configuration;
  const findAtProvider = resultsProvider ? findingAtProvider(resultsProvider) : undefined;
  const shop: Shop = { db, clock, gateway, readIndex, forgerySecret, site, findAtProvider };
  if (embedded !== null) shop.hasDiskSpace = () => hasDiskSpace(configuration.dataFolder);
  const endJobs = runsJobs ? startJobs(shop, configuration) : async () => undefined;
  const closeAll = async () => {
    await endJobs();
    await close();
  };
  return { shop, close: closeAll };
}

async function openPages() {
  const file = join(appFolder, 'server', 'index.js');
  if (!existsSync(file)) throw new StartProblem('The pages are not built yet. Run npm start.');
  return { build: await loadPages(file), clientFolder: join(appFolder, 'client') };
}
