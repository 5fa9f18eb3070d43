import { spawn } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '../server/db/database.ts';
import { rootFolder } from '../server/db/folders.ts';
import { customer, discount, gift_card, product } from '../server/db/schema.ts';
import { openTemporaryDatabase, type TemporaryDatabase } from '../server/db/temporary-database.ts';

let database: TemporaryDatabase;

beforeAll(async () => {
  database = await openTemporaryDatabase();
  // The command opens the folder itself.
  await database.close();
});

afterAll(() => database.remove());

/** Runs the command as a script does, without a terminal. */
async function seed(args: string[], environment: Record<string, string> = {}) {
  const { databaseUrl, dataFolder } = database.place;
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'storefront/demo/command.ts', ...args],
    {
      cwd: rootFolder,
      env: {
        PATH: process.env.PATH,
        ...(databaseUrl ? { DATABASE_URL: databaseUrl } : { DATA_DIR: dataFolder }),
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      said += chunk;
    });
  const code = await new Promise((resolve) => child.on('close', resolve));
  return { code, said: said.trim() };
}

async function counted() {
  const { db, close } = await openDatabase(database.place);
  try {
    const counts = [product, customer, gift_card, discount].map((table) => db.$count(table));
    const [products, customers, cards, codes] = await Promise.all(counts);
    return { products, customers, cards, codes };
  } finally {
    await close();
  }
}

const NO_TRIAL = { customers: 0, cards: 0, codes: 0 };

describe('npm run seed', () => {
  test('asks nobody where nothing can be lost, and brings no money and accounts into production', async () => {
    const { code, said } = await seed(['--products', '40'], { NODE_ENV: 'production' });
    expect(said).toMatch(/40 products in .* s\.$/);
    expect(code).toBe(0);
    expect(await counted()).toEqual({ products: 40, ...NO_TRIAL });
  });

  test('says what it would overwrite, and does nothing where nobody can answer', async () => {
    const { code, said } = await seed(['--products', '30']);
    expect(said).toMatch(/^The seed deletes 40 products, .*: add --yes to have it so\.$/);
    expect(said).toContain('customers, gift cards and discount codes of the demo');
    expect(code).toBe(1);
    expect(await counted()).toEqual({ products: 40, ...NO_TRIAL });
  });

  test('overwrites when it is told to, and brings what a trial needs', async () => {
    const { code } = await seed(['--products', '30', '--yes']);
    expect(code).toBe(0);
    expect(await counted()).toEqual({ products: 30, customers: 2, cards: 5, codes: 9 });
  });

  test('says in one line what it does not understand', async () => {
    const { code, said } = await seed(['--product', '30']);
    expect(said).toMatch(/^The seed understands two options.*$/);
    expect(code).toBe(1);
  });
});
