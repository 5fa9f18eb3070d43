import { join } from 'node:path';
import type { Database } from '../db/database.ts';
import { startSettling } from '../features/payments/scheduler.ts';
import { startRecurring } from '../features/subscription/recurring/scheduler.ts';
import type { Configuration } from '../kit/configuration.ts';
import { logFailure } from '../kit/error-reports.ts';
import { startMailWorker } from '../kit/mail/mail-worker.ts';
import { mailFolder, mailServer } from '../kit/mail/transport.ts';
import type { Shop } from '../kit/shop.ts';
import { forgetExpired } from './expired.ts';

const SWEEP_EVERY_MS = 60 * 60 * 1000;

/** What one process does of all that share a database. @returns the way to end it */
export function startJobs(shop: Shop, configuration: Configuration): () => Promise<unknown> {
  const endMailAndSweep = startMailAndSweep(shop.db, shop.clock, configuration);
  const endSettling = startSettling(shop);
  const endRecurring = startRecurring(shop, configuration.recurringSeconds);
  return () => Promise.all([endMailAndSweep(), endSettling(), endRecurring()]);
}

/** What is done now and again while the shop is open: mail goes out, what has run out is dropped. */
function startMailAndSweep(
  db: Database,
  clock: () => Date,
  { mailUrl, dataFolder }: Configuration,
): () => Promise<void> {
  const transport = mailUrl === null ? mailFolder(join(dataFolder, 'mail')) : mailServer(mailUrl);
  const endMail = startMailWorker({ db, clock, transport });
  const forget = () =>
    forgetExpired(db, clock()).catch((error: unknown) =>
      logFailure('What has run out could not be dropped', error),
    );
  const sweep = setInterval(forget, SWEEP_EVERY_MS);
  sweep.unref();
  return async () => {
    clearInterval(sweep);
    await endMail();
  };
}
