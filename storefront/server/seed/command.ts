import { parseArgs } from 'node:util';
import { readConfiguration, StartProblem } from '../configuration.ts';
import { openDatabase } from '../db/database.ts';
import { alone, migrateDatabase } from '../db/migrate.ts';
import { seedCatalogue } from './seed.ts';

const BAR = 30;

const readProducts = (): string => {
  try {
    const options = { products: { type: 'string', default: '1200' } } as const;
    return parseArgs({ options }).values.products;
  } catch {
    throw new StartProblem('The seed understands one option: --products, e.g. --products 100000.');
  }
};

const askedFor = (): number => {
  const products = Number(readProducts());
  if (Number.isInteger(products) && products >= 20 && products <= 1_000_000) return products;
  throw new StartProblem('--products must be a whole number from 20 to 1000000.');
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
  const products = askedFor();
  const started = performance.now();
  const { db, close } = await openDatabase(readConfiguration(process.env));
  try {
    await alone(db, async () => {
      await migrateDatabase(db);
      await seedCatalogue(db, { products, onProgress: showProgress });
    });
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
