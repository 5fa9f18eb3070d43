import { retryDay } from '@otzar/domain/recurring';
import { storeDay } from '@otzar/domain/store-day';
import { pastDue } from '@otzar/domain/subscription';
import { and, eq } from 'drizzle-orm';
import { recurring_run, subscription } from '../../../db/schema.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { inEachLanguage, inWordsOf, type Sentence } from '../../../kit/language.ts';
import { putInOutbox } from '../../../kit/mail/outbox.ts';
import type { Shop } from '../../../kit/shop.ts';
import { atHour } from '../../store/store-time.ts';
import { notPlaced, restsNow } from '../mail.ts';
import { isRun, type Outcome, type Run } from './day.ts';
import { type Due, lockAsRead } from './due.ts';

const MINUTE_MS = 60_000;
/** A bank that says nothing is asked again after five minutes, then ten, and so on up to six hours. */
const SOONEST_MS = 5 * MINUTE_MS;
const LATEST_MS = 360 * MINUTE_MS;

/**
 * Notes that an order could not be placed: mailed the first time, tried again on the days after, and paused
 * with a letter once that is over. Of several processes that come to it at once, one notes it.
 */
export function noteFailure(
  { db, clock, site }: Shop,
  due: Due,
  run: Run,
  { sentence, asked }: { sentence: Sentence; asked: boolean },
): Promise<Outcome> {
  const now = clock();
  const today = storeDay(now);
  const { row, email, language } = due;
  const to = { email, site, now };
  const why = inEachLanguage(sentence);
  const told = { failure: why.en, failure_he: why.he };
  return inTransaction(db, async (tx) => {
    const set = (values: Partial<typeof subscription.$inferInsert>) =>
      tx.update(subscription).set(values).where(eq(subscription.id, row.id));
    if ((await lockAsRead(tx, due)) === null) return 'gone';
    if (asked && row.status === 'failed') {
      await set(told);
      return 'failed';
    }
    const failures = run.failures + 1;
    const failed_on = run.failed_on ?? today;
    const { rowCount } = await tx
      .update(recurring_run)
      .set({ failures, failed_on, asked_for: null, ran_at: now })
      .where(and(isRun(run), eq(recurring_run.failures, run.failures)));
    if (rowCount !== 1) return 'gone';
    const again = retryDay(failed_on, failures, today);
    if (again === null) {
      const { not_before } = pastDue(row, row.next_on, today);
      const rests = { status: 'paused' as const, next_on: null, not_before };
      await set({ ...rests, ...told, retry_at: null });
      await putInOutbox(tx, [inWordsOf(language, () => restsNow(row, why[language], to))]);
    } else {
      await set({ status: 'failed', ...told, retry_at: atHour(again, 0) });
      if (failures > 1) return 'failed';
      const letter = inWordsOf(language, () => notPlaced(row, why[language], again, to));
      await putInOutbox(tx, [letter]);
    }
    return 'failed';
  });
}

/** Notes that nothing was answered: the very same is asked for again soon, and nobody is told. */
export async function noteSilence({ db, clock }: Shop, due: Due, run: Run): Promise<Outcome> {
  const pause = Math.min(LATEST_MS, SOONEST_MS * 2 ** run.silences);
  const retry_at = new Date(clock().getTime() + pause);
  const silences = run.silences + 1;
  await db.update(recurring_run).set({ silences, ran_at: clock() }).where(isRun(run));
  await db
    .update(subscription)
    .set({ retry_at })
    .where(and(eq(subscription.id, due.row.id), eq(subscription.next_on, run.due_on)));
  return 'silent';
}
