import { openDatabase } from '../db/database.ts';
import { hasDiskSpace } from '../db/disk-space.ts';
import { readForgerySecret } from '../db/migrate.ts';
import { storedHolds } from '../features/payments/holds.ts';
import { sandboxGateway } from '../features/payments/sandbox.ts';
import { findingAtProvider } from '../features/search/provider.ts';
import type { Configuration } from '../kit/configuration.ts';
import { openIndexCache } from '../kit/listing-index/index-cache.ts';
import { registerPictureSource } from '../kit/pictures/picture-source.ts';
import type { Shop } from '../kit/shop.ts';
import { loadDemo } from './demo.ts';
import { startJobs } from './jobs.ts';
import { prepare, type Step } from './prepare.ts';
import type { Role } from './role.ts';

/** Opens what the API works with: the database, brought up to date, and what stands on it. */
export async function openServices(
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
