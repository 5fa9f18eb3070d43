import cluster, { type Worker } from 'node:cluster';
import { setTimeout as wait } from 'node:timers/promises';
import type { Configuration } from '../kit/configuration.ts';
import { requireFreePort } from './listen.ts';
import { listenAddress } from './listen-address.ts';
import type { Role } from './role.ts';
import { identitiesOfWorker, shareIdentity } from './worker-identity.ts';

/** How long nobody takes the place of a worker that has died, in milliseconds: twice as long each time one dies at once. */
const RESTART_MS = 250;
const LONGEST_RESTART_MS = 30_000;
/** What a worker says once it answers. */
const OPEN = 'open';
/** Which of the workers one is, from 0. */
const NUMBER = 'WORKER_NUMBER';

/** What a worker does beside answering, and whether it tells how it was opened. */
export function ownRole(): Role {
  const number = process.env[NUMBER];
  const first = number === '0';
  return {
    name: `otzar worker ${number}`,
    runsJobs: first,
    tells: first && cluster.worker?.id === 1,
    identities: identitiesOfWorker,
  };
}

/** Tells the process that started this worker that it answers. */
export const reportReady = (): void => void process.send?.(OPEN);

/** Starts a worker and waits until it answers. @returns `null` where it ended before that */
function openWorker(number: number, port: number): Promise<Worker | null> {
  const worker = cluster.fork({ PORT: String(port), [NUMBER]: String(number) });
  return new Promise((resolve) => {
    worker.once('exit', () => resolve(null));
    worker.on('message', (message) => message === OPEN && resolve(worker));
  });
}

/**
 * Starts processes that answer at one port, over one database, and starts each that dies anew. The first of them does what
 * is due: letters, payments, what comes regularly. SIGTERM and SIGINT close them all.
 * @param program the file that each of them runs
 * @throws {StartProblem} where the port is taken, or there is no certificate where it should be
 */
export async function openWorkers(configuration: Configuration, program: string): Promise<void> {
  const { workers, host, mailPage, shopApiUrl, tls } = configuration;
  const { hosts } = listenAddress({ host, showsMail: mailPage && shopApiUrl === null });
  const port = await requireFreePort({ port: configuration.port, hosts });
  if (tls !== null) await shareIdentity(tls);
  cluster.setupPrimary({ exec: program, args: [] });
  let stopping = false;

  const watch = (worker: Worker, number: number) =>
    worker.once('exit', (code, signal) => {
      if (stopping) return;
      console.error(`Worker ${number} ended (${signal ?? `code ${code}`}); starting another.`);
      void replace(number);
    });
  const replace = async (number: number) => {
    for (let pause = RESTART_MS; !stopping; pause = Math.min(2 * pause, LONGEST_RESTART_MS)) {
      await wait(pause);
      const worker = stopping ? null : await openWorker(number, port);
      if (worker === null) continue;
      console.log(`Worker ${number} answers again.`);
      return watch(worker, number);
    }
  };

  const stop = async () => {
    if (stopping) return;
    stopping = true;
    const living = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
    const gone = living.map((worker) => new Promise((resolve) => worker.once('exit', resolve)));
    for (const worker of living) worker.process.kill('SIGTERM');
    await Promise.all(gone);
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);

  // The first makes tables and catalogue ready for the others.
  for (let number = 0; number < workers; number += 1) {
    const worker = await openWorker(number, port);
    if (stopping) return;
    if (worker === null && number === 0) process.exit(1);
    if (worker === null) void replace(number);
    else watch(worker, number);
  }
  console.log(`${workers} workers answer.`);
}
