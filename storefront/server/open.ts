import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { type Configuration, StartProblem } from './configuration.ts';
import { type Database, openDatabase } from './db/database.ts';
import { forgetExpired } from './db/expired.ts';
import { alone, migrateDatabase, readForgerySecret } from './db/migrate.ts';
import { setting } from './db/schema.ts';
import { rootFolder } from './folders.ts';
import { createApp } from './http/app.ts';
import { loadPages } from './http/pages.ts';
import { listen, requireFreePort } from './listen.ts';
import { sandboxGateway } from './payments/sandbox.ts';
import { SEED_VERSION, SEED_VERSION_KEY, seedCatalogue } from './seed/seed.ts';
import type { Shop } from './shop.ts';

const appFolder = join(rootFolder, 'storefront', 'app', 'build');

/** Opens the shop step by step, saying how long each took, and closes it on SIGTERM and SIGINT. */
export async function openShop(configuration: Configuration): Promise<void> {
  await requireFreePort(configuration.port);
  const steps: string[] = [];
  const step = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const started = performance.now();
    const result = await work();
    steps.push(`${name} ${((performance.now() - started) / 1000).toFixed(1)} s`);
    console.log(steps.at(-1));
    return result;
  };

  const back = configuration.shopApiUrl ?? (await openBack(configuration, step));
  const pages = configuration.production ? await step('pages', openPages) : undefined;
  const shop = typeof back === 'string' ? back : back.shop;
  const picturesFolder = join(configuration.dataFolder, 'pictures');
  const app = createApp({ shop, picturesFolder, pages, connectHosts: configuration.connectHosts });
  const port = await listen(app, configuration.port, async () => {
    if (typeof back !== 'string') await back.close();
  });
  console.log(`Otzar is open at http://localhost:${port} (${steps.join(', ')})`);
}

type Step = <T>(name: string, work: () => Promise<T>) => Promise<T>;

async function openBack(
  configuration: Configuration,
  step: Step,
): Promise<{ shop: Shop; close: () => Promise<void> }> {
  const { db, close } = await step('database', () => openDatabase(configuration));
  await step('tables', () => alone(db, () => migrateDatabase(db)));
  await step('catalogue', () => alone(db, () => seedWhenOlder(db)));
  const clock = () => new Date();
  await forgetExpired(db, clock());
  const forgerySecret = await readForgerySecret(db);
  const gateway = sandboxGateway(forgerySecret, clock);
  return { shop: { db, clock, gateway, forgerySecret }, close };
}

/** Fills the shop at its first start, and again when the catalogue that comes with it has changed. */
async function seedWhenOlder(db: Database): Promise<void> {
  const [seeded] = await db.select().from(setting).where(eq(setting.key, SEED_VERSION_KEY));
  if (seeded?.value !== SEED_VERSION) await seedCatalogue(db);
}

async function openPages() {
  const file = join(appFolder, 'server', 'index.js');
  if (!existsSync(file)) throw new StartProblem('The pages are not built yet. Run npm start.');
  return { build: await loadPages(file), clientFolder: join(appFolder, 'client') };
}
