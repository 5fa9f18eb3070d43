import { spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { serverFolder } from '../folders.ts';

const COMMITS = 25;

/** Commits one row after another on a database as the shop opens it. */
const SCRIPT = `
  import { PGlite } from '@electric-sql/pglite';
  import { DurableFiles, durableStart } from './db/durable-files.ts';
  const db = await PGlite.create({ fs: new DurableFiles(process.argv[1] + '/database'), startParams: durableStart });
  await db.exec('create table kept (n int)');
  for (let n = 0; n < ${COMMITS}; n += 1) await db.query('insert into kept values ($1)', [n]);
  const { rows } = await db.query("select current_setting('fsync') as fsync");
  console.log(rows[0].fsync);
  await db.close();
`;

test('each commit of the embedded database waits until the disk has it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'otzar-durable-'));
  try {
    // Node itself counts what reaches the operating system.
    const traced = ['--trace-event-categories', 'node.fs.sync', '--import', 'tsx'];
    const pattern = `--trace-event-file-pattern=${join(folder, 'trace-1.log')}`;
    const child = spawn(
      process.execPath,
      [...traced, pattern, '--input-type=module', '-e', SCRIPT, folder],
      { cwd: serverFolder, stdio: ['ignore', 'pipe', 'inherit'] },
    );
    let said = '';
    child.stdout.on('data', (chunk) => {
      said += chunk;
    });
    const code = await new Promise((resolve) => child.once('close', resolve));
    expect({ code, said: said.trim() }).toEqual({ code: 0, said: 'on' });
    const logs = (await readdir(folder)).filter((name) => name.startsWith('trace-'));
    const traces = await Promise.all(logs.map((name) => readFile(join(folder, name), 'utf8')));
    const synced = traces.join('').match(/"ph":"B"[^{}]*"name":"fs\.sync\.fsync"/g) ?? [];
    expect(synced.length).toBeGreaterThanOrEqual(COMMITS);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
