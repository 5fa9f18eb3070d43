import cluster from 'node:cluster';
import { fileURLToPath } from 'node:url';
import { StartProblem } from '../db/start-problem.ts';
import { readConfiguration } from '../kit/configuration.ts';
import { openShop } from './open.ts';
import { ROLE_OF_ALL } from './role.ts';
import { openWorkers, ownRole, reportReady } from './workers.ts';

// Letters, pictures and data are their owner's alone.
process.umask(0o077);

try {
  const configuration = readConfiguration(process.env);
  if (cluster.isWorker) {
    await openShop(configuration, ownRole());
    reportReady();
  } else if (configuration.workers > 1) {
    await openWorkers(configuration, fileURLToPath(import.meta.url));
  } else {
    await openShop(configuration, ROLE_OF_ALL);
  }
} catch (error) {
  if (!(error instanceof StartProblem)) throw error;
  console.error(error.message);
  process.exit(1);
}
