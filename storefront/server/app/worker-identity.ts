import cluster, { type Worker } from 'node:cluster';
import * as v from 'valibot';
import type { TlsFiles } from '../kit/configuration.ts';
import { followIdentity, type Identities, readIdentity, type TlsIdentity } from './tls.ts';

/** What a worker says to be told the certificate. */
const ASKS = 'identity';
const Identity = v.object({ cert: v.string(), key: v.string() });

/** A worker that is about to end needs none. */
const tell = (worker: Worker | undefined, identity: TlsIdentity) =>
  worker?.send(identity, () => undefined);

/**
 * Reads the certificate for all workers, now and when it is replaced. One that comes while a bad certificate lies in the
 * files begins with the last good one.
 * @throws {StartProblem} where there is none yet, as `readIdentity` does
 */
export async function shareIdentity(files: TlsFiles): Promise<void> {
  let identity = await readIdentity(files);
  followIdentity(files, (next) => {
    identity = next;
    for (const worker of Object.values(cluster.workers ?? {})) tell(worker, identity);
  });
  cluster.on('message', (worker, message) => {
    if (message === ASKS) tell(worker, identity);
  });
}

/** Those that the process which started this worker hands on. */
export const identitiesOfWorker = (): Promise<Identities> =>
  new Promise((resolve) => {
    let latest: TlsIdentity;
    let use: ((identity: TlsIdentity) => void) | undefined;
    process.on('message', (message) => {
      if (!v.is(Identity, message)) return;
      latest = message;
      use?.(latest);
      const follow: Identities['follow'] = (next) => {
        use = next;
        // Another may have come while the shop was opened.
        next(latest);
      };
      resolve({ first: latest, follow });
    });
    process.send?.(ASKS);
  });
