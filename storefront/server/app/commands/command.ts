import { openDatabase } from '../../db/database.ts';
import { logged } from '../../db/logged.ts';
import { readForgerySecret } from '../../db/migrate.ts';
import { openRunning } from '../../db/running.ts';
import { requireShop } from '../../db/shop-there.ts';
import { StartProblem } from '../../db/start-problem.ts';
import { StepRefused } from '../../features/order/advance.ts';
import { storedHolds } from '../../features/payments/holds.ts';
import { sandboxGateway } from '../../features/payments/sandbox.ts';
import { readConfiguration } from '../../kit/configuration.ts';
import { openIndexCache } from '../../kit/listing-index/index-cache.ts';
import type { Shop } from '../../kit/shop.ts';
import { readAddress } from '../shop-address.ts';

async function atTheCounter(work: (shop: Shop) => Promise<string>): Promise<void> {
  const configuration = readConfiguration(process.env);
  const { db, close } = (await openRunning(configuration)) ?? (await openDatabase(configuration));
  try {
    await requireShop(db);
    const clock = () => new Date();
    const forgerySecret = await readForgerySecret(db);
    const gateway = sandboxGateway({ secret: forgerySecret, clock, holds: storedHolds(db) });
    const site = configuration.shopUrl ?? (await readAddress(db)) ?? configuration.site;
    const readIndex = openIndexCache(db);
    console.log(await work({ db, clock, gateway, readIndex, forgerySecret, site }));
  } finally {
    await close();
  }
}

/**
 * Does what a shopkeeper asks for on the command line, also while the shop is open, and says what came of it.
 * What is refused is said in a sentence, without a stack.
 * @param read reads what is asked for, before anything is opened
 */
export async function command<A>(
  read: () => A,
  work: (shop: Shop, asked: A) => Promise<string>,
): Promise<void> {
  try {
    const asked = read();
    await atTheCounter((shop) => work(shop, asked));
  } catch (error) {
    const foreseen = error instanceof StartProblem || error instanceof StepRefused;
    console.error(foreseen ? error.message : logged(error));
    process.exitCode = 1;
  }
}

/** The words of a command, when they are a number and one of the steps. @throws {StartProblem} with the usage */
export function readArguments<S extends string>(
  steps: readonly S[],
  usage: string,
): { id: number; step: S } {
  const [number = '', asked = '', ...more] = process.argv.slice(2);
  const id = /^\d{1,9}$/.test(number) ? Number(number) : 0;
  const step = steps.find((one) => one === asked);
  if (id === 0 || step === undefined || more.length > 0) throw new StartProblem(usage);
  return { id, step };
}
