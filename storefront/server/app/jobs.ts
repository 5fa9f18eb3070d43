import { join } from 'node:path';
import { tellBackInStock } from '../features/back-in-stock/send.ts';
import { settleDue } from '../features/payments/settle.ts';
import { startRecurring } from '../features/subscription/recurring/scheduler.ts';
import type { Configuration } from '../kit/configuration.ts';
import { deliverDue } from '../kit/mail/mail-worker.ts';
import { mailFolder, mailServer } from '../kit/mail/transport.ts';
import { startScheduler } from '../kit/scheduler.ts';
import type { Shop } from '../kit/shop.ts';
import { forgetExpired } from './expired.ts';

const MAIL_EVERY_MS = 1_000;
const PAYMENTS_EVERY_MS = 2_000;
const STOCK_EVERY_MS = 15_000;
const EXPIRED_EVERY_MS = 60 * 60 * 1000;

/**
 * What a process does beside answering: mail goes out, payments are settled, who waits for stock is told, what has
 * run out is dropped, what is due is ordered.
 * @returns the way to end it
 */
export function startJobs(
  shop: Shop,
  { mailUrl, dataFolder, recurringSeconds }: Configuration,
): () => Promise<unknown> {
  const { db, clock } = shop;
  const transport = mailUrl === null ? mailFolder(join(dataFolder, 'mail')) : mailServer(mailUrl);
  const ends = [
    startScheduler(() => deliverDue({ db, clock, transport }), {
      everyMs: MAIL_EVERY_MS,
      failure: 'The mail waits',
    }),
    startScheduler(() => settleDue(shop), {
      everyMs: PAYMENTS_EVERY_MS,
      failure: 'Payments wait',
    }),
    startScheduler(() => tellBackInStock(shop), {
      everyMs: STOCK_EVERY_MS,
      failure: 'Who waits for stock could not be told',
    }),
    startScheduler(() => forgetExpired(db, clock()), {
      everyMs: EXPIRED_EVERY_MS,
      failure: 'What has run out could not be dropped',
    }),
    startRecurring(shop, recurringSeconds),
  ];
  return () => Promise.all(ends.map((end) => end()));
}
