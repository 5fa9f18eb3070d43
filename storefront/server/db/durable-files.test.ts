import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { serverFolder } from './folders.ts';

const COMMITS = 25;

/** Commits one row after another on a database as the shop opens it. */
const SCRIPT = `
  import { openDatabase } from './db/database.ts';
  const [dataFolder, durable] = process.argv.slice(1);
  const { db, close } = await openDatabase({
    databaseUrl: null,
    dataFolder,
    ...(durable && { durable: durable === 'true' }),
  });
  await db.$client.query('create table kept (n int)');
  for (let n = 0; n < ${COMMITS}; n += 1) await db.$client.query('insert into kept values ($1)', [n]);
  const { rows } = await db.$client.query("select current_setting('fsync') as fsync");
  console.log(rows[0].fsync);
  await close();
`;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'otzar-durable-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** What the database says of `fsync`, and how often Node itself saw one reach the operating system. */
async function commitAll(...durable: string[]) {
  const traces = join(folder, 'traces');
  await mkdir(traces);
  // biome-ignore lint/suspicious/noTemplateCurlyInString: Node puts the numbers in.
  const pattern = `--trace-event-file-pattern=${join(traces, '${pid}-${rotation}.log')}`;
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '-e', SCRIPT, join(folder, 'data'), ...durable],
    {
      cwd: serverFolder,
      env: { ...process.env, NODE_OPTIONS: `--trace-event-categories=node.fs.sync ${pattern}` },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  let said = '';
  child.stdout.on('data', (chunk) => {
    said += chunk;
  });
  expect(await new Promise((resolve) => child.once('close', resolve))).toBe(0);
  const logs = await readdir(traces);
  const read = await Promise.all(logs.map((name) => readFile(join(traces, name), 'utf8')));
  const synced = read.join('').match(/"ph":"B"[^{}]*"name":"fs\.sync\.fsync"/g) ?? [];
  return { said: said.trim(), synced: synced.length };
}

test('each commit of the embedded database waits until the disk has it', async () => {
  const { said, synced } = await commitAll();
  expect(said).toBe('on');
  expect(synced).toBeGreaterThanOrEqual(COMMITS);
});

test('a database that goes away anyway waits for no disk', async () => {
  expect(await commitAll('false')).toEqual({ said: 'off', synced: 0 });
});
