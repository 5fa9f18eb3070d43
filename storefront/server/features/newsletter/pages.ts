import type { Hono } from 'hono';
import { inTransaction } from '../../db/transaction.ts';
import { inWordsOf } from '../../kit/language.ts';
import { letterPages, type Notice } from '../../kit/mail/letter-pages.ts';
import { languageOfLetters } from '../../kit/mail/letters-language.ts';
import { putInOutbox } from '../../kit/mail/outbox.ts';
import type { Shop } from '../../kit/shop.ts';
import { onTheList } from './letters.ts';
import { links } from './links.ts';
import { messages } from './messages.ts';
import { confirmSignUp, endSignUp, readSignUp } from './queries.ts';

/** What each page says: the language is that of whoever opens it. */
const notices = {
  runOut: (): Notice => [410, messages.pages.runOut.title, messages.pages.runOut.sentence],
  onTheList: (): Notice => [200, messages.pages.onTheList.title, messages.pages.onTheList.sentence],
  ended: (): Notice => [200, messages.pages.ended.title, messages.pages.ended.sentence],
};

/** What the links of the newsletter's letters lead to. */
export function newsletterPages(shop: Shop): Hono {
  const { db, clock } = shop;

  const ask = async (id: number): Promise<Notice> => {
    const kept = await readSignUp(db, id);
    if (kept === null) return notices.runOut();
    if (kept.confirmed_at !== null) return notices.onTheList();
    return [
      200,
      messages.pages.ask.title,
      messages.pages.ask.sentence(kept.email),
      messages.pages.ask.yes,
    ];
  };

  const confirm = async (id: number): Promise<Notice> => {
    const kept = await readSignUp(db, id);
    if (kept === null) return notices.runOut();
    const now = clock();
    await inTransaction(db, async (tx) => {
      if (!(await confirmSignUp(tx, id, now))) return;
      const letter = () =>
        onTheList({ email: kept.email, now, unsubscribe: links.linkOf(shop, 'unsubscribe', id) });
      await putInOutbox(tx, [inWordsOf(await languageOfLetters(tx, kept), letter)]);
    });
    return notices.onTheList();
  };

  const askToEnd = async (id: number): Promise<Notice> =>
    (await readSignUp(db, id)) === null
      ? notices.ended()
      : [
          200,
          messages.pages.askToEnd.title,
          messages.pages.askToEnd.sentence,
          messages.pages.askToEnd.yes,
        ];

  const end = async (id: number): Promise<Notice> => {
    await endSignUp(db, id);
    return notices.ended();
  };

  return letterPages(links, shop.forgerySecret, {
    confirm: { ask, act: confirm },
    unsubscribe: { ask: askToEnd, act: end },
  });
}
