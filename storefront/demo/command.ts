import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { openDatabase } from '../server/db/database.ts';
import { alone, migrateDatabase } from '../server/db/migrate.ts';
import { StartProblem } from '../server/db/start-problem.ts';
import { readConfiguration } from '../server/kit/configuration.ts';
import { toBeOverwritten } from './overwrite.ts';
import { seedCatalogue } from './seed.ts';

const BAR = 30;

interface Asked {
  products: number;
  /** Whether the question has been answered already. */
  yes: boolean;
}

const readOptions = () => {
  try {
    const options = {
      products: { type: 'string', default: '1200' },
      yes: { type: 'boolean', default: false },
    } as const;
    return parseArgs({ options }).values;
  } catch {
    throw new StartProblem(
      'The seed understands two options: --products, e.g. --products 100000, and --yes, which overwrites without asking.',
    );
  }
};

const lineRequests = (): Asked => {
  const { yes, ...options } = readOptions();
  const products = Number(options.products);
  if (Number.isInteger(products) && products >= 20 && products <= 1_000_000)
    return { products, yes };
  throw new StartProblem('--products must be a whole number from 20 to 1000000.');
};

/** Asks whoever sits at the terminal. @throws {StartProblem} when nobody does, or the answer is not yes */
const requireConsent = async (sentence: string): Promise<void> => {
  if (!process.stdin.isTTY)
    throw new StartProblem(`${sentence} Nothing was changed: add --yes to have it so.`);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${sentence}\nGo on? Type yes: `);
  terminal.close();
  if (answer.trim().toLowerCase() !== 'yes') throw new StartProblem('Nothing was changed.');
};

/** Draws the bar over itself on a terminal; a log gets the last line only. */
const showProgress = (done: number, total: number) => {
  const full = Math.round((done / total) * BAR);
  const bar = `${'█'.repeat(full)}${'░'.repeat(BAR - full)}`;
  const line = `Seeding ${bar} ${done.toLocaleString('en')} of ${total.toLocaleString('en')}`;
  if (process.stdout.isTTY) process.stdout.write(`\r${line}`);
  else if (done === total) process.stdout.write(line);
};

const seed = async () => {
  const { products, yes } = lineRequests();
  const configuration = readConfiguration(process.env);
  const { trial: withTrial } = configuration;
  const { db, close } = await openDatabase(configuration);
  try {
    await alone(db, () => migrateDatabase(db));
    const overwritten = await toBeOverwritten(db, withTrial);
    if (overwritten !== null && !yes) await requireConsent(overwritten);
    const started = performance.now();
    await alone(db, () => seedCatalogue(db, { products, withTrial, onProgress: showProgress }));
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`\n${products.toLocaleString('en')} products in ${seconds} s.`);
  } finally {
    await close();
  }
};

try {
  await seed();
} catch (error) {
  if (!(error instanceof Error)) throw error;
  console.error(error instanceof StartProblem ? error.message : error);
  process.exitCode = 1;
}
