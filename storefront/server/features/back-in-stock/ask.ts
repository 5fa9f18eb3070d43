import { inTransaction } from '../../db/transaction.ts';
import { inWordsOf } from '../../kit/language.ts';
import { languageOfLetters } from '../../kit/mail/letters-language.ts';
import { putInOutbox } from '../../kit/mail/outbox.ts';
import type { Shop } from '../../kit/shop.ts';
import { makeSure } from './letters.ts';
import { links } from './links.ts';
import { type Asked, keepRequest } from './queries.ts';
import { readWaitedFor } from './waited-for.ts';

/** Keeps what somebody waits for, and asks the owner of the address whether it was they; asked twice, once. */
export async function keepAndAsk(shop: Shop, asked: Asked): Promise<void> {
  const { email, now } = asked;
  await inTransaction(shop.db, async (tx) => {
    const kept = await keepRequest(tx, asked);
    if (kept === null) return;
    const letter = async () =>
      makeSure({
        email,
        now,
        item: await readWaitedFor(tx, kept),
        confirm: links.linkOf(shop, 'confirm', kept.id),
        unsubscribe: links.linkOf(shop, 'unsubscribe', kept.id),
      });
    await putInOutbox(tx, [await inWordsOf(await languageOfLetters(tx, kept), letter)]);
  });
}
