import cluster from 'node:cluster';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { rootFolder } from '../db/folders.ts';
import { restrictToOwner } from '../db/private-files.ts';
import { StartProblem } from '../db/start-problem.ts';
import type { Configuration } from '../kit/configuration.ts';
import { logFailure, startErrorReports } from '../kit/error-reports.ts';
import type { Shop } from '../kit/shop.ts';
import { createApp } from './app.ts';
import { listen, requireFreePort } from './listen.ts';
import { addressAt, listenAddress } from './listen-address.ts';
import { loadPages } from './pages/pages.ts';
import type { Role } from './role.ts';
import { openServices } from './services.ts';
import { noteAddress } from './shop-address.ts';

const appFolder = join(rootFolder, 'storefront', 'app', 'build');

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
  await restrictToOwner(configuration.dataFolder);
  if (configuration.errorReports) await startErrorReports(configuration.errorReports);
  const steps: string[] = [];
  const step = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const started = performance.now();
    const result = await work();
    steps.push(`${name} ${((performance.now() - started) / 1000).toFixed(1)} s`);
    if (role.tells) console.log(steps.at(-1));
    return result;
  };

  const back =
    configuration.shopApiUrl ?? (await openServices({ ...configuration, site }, role, step));
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

async function openPages() {
  const folders = { en: appFolder, he: join(appFolder, 'he') };
  const load = (folder: string) => {
    const file = join(folder, 'server', 'index.js');
    if (!existsSync(file)) throw new StartProblem('The pages are not built yet. Run npm start.');
    return loadPages(file);
  };
  const [en, he] = await Promise.all([load(folders.en), load(folders.he)]);
  return {
    builds: { en, he },
    clientFolders: [folders.en, folders.he].map((folder) => join(folder, 'client')),
  };
}
