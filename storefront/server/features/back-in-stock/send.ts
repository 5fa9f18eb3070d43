import { inTransaction, type Transaction } from '../../db/transaction.ts';
import { inWordsOf } from '../../kit/language.ts';
import { languageOfLetters } from '../../kit/mail/letters-language.ts';
import { type MailMessage, putInOutbox } from '../../kit/mail/outbox.ts';
import type { Shop } from '../../kit/shop.ts';
import { isBack } from './letters.ts';
import { type StockRequest, takeInStock } from './queries.ts';
import { readWaitedFor } from './waited-for.ts';

const AT_ONCE = 50;

/** The letter that somebody waited for, in their language. */
async function letterFor(
  tx: Transaction,
  request: StockRequest,
  { site, now }: { site: string; now: Date },
): Promise<MailMessage> {
  const { email } = request;
  return inWordsOf(await languageOfLetters(tx, request), async () =>
    isBack({ email, now, site, item: await readWaitedFor(tx, request) }),
  );
}

/**
 * Writes to all who wait for what is in stock again, and forgets that they did. However it came back, by a return, a
 * cancelled order or its owner's hand: it is looked for, so that no way of raising stock has to know who waits.
 * @returns how many letters were written
 */
export async function tellBackInStock({
  db,
  clock,
  site,
}: Pick<Shop, 'db' | 'clock' | 'site'>): Promise<number> {
  let told = 0;
  for (;;) {
    const taken = await inTransaction(db, async (tx) => {
      const requests = await takeInStock(tx, AT_ONCE);
      const letters: MailMessage[] = [];
      for (const request of requests)
        letters.push(await letterFor(tx, request, { site, now: clock() }));
      await putInOutbox(tx, letters);
      return requests.length;
    });
    told += taken;
    if (taken < AT_ONCE) return told;
  }
}
