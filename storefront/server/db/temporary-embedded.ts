import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { connect, type OpenDatabase } from './database.ts';
import { socketOf } from './embedded.ts';
import type { Reply, Request } from './temporary-embedded-process.ts';

let child: ChildProcess | undefined;
let asked = 0;
const waiting = new Map<number, (reply: Reply) => void>();

/** The one process that has all the databases of this test process. */
function start(): ChildProcess {
  const started = fork(join(import.meta.dirname, 'temporary-embedded-process.ts'), [], {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  started.on('message', (reply: Reply) => {
    waiting.get(reply.id)?.(reply);
    waiting.delete(reply.id);
  });
  started.once('exit', () => {
    child = undefined;
    for (const [id, reply] of waiting)
      reply({ id, problem: 'The process that has the databases of these tests ended.' });
    waiting.clear();
  });
  started.unref();
  return started;
}

async function ask(folder: string, socket: string | null): Promise<void> {
  child ??= start();
  asked += 1;
  const request: Request = { id: asked, folder, socket };
  const replied = new Promise<Reply>((resolve) => waiting.set(request.id, resolve));
  child.send(request);
  const { problem } = await replied;
  if (problem) throw new Error(problem);
}

/**
 * Opens the embedded database in a folder as a shop would, but for its process, which all such databases of a
 * test process share: that takes a third of the time. `embedded` is `null`, since there is no process to be killed.
 * @throws {Error} when the folder is another process's, or is no database
 */
export async function openShared(folder: string): Promise<OpenDatabase> {
  const connection = socketOf(folder);
  await ask(folder, join(connection.host ?? folder, '.s.PGSQL.5432'));
  const db = connect(connection);
  const close = async () => {
    if (db.$client.ended) return;
    await db.$client.end();
    await ask(folder, null);
  };
  return { db, embedded: null, close };
}
