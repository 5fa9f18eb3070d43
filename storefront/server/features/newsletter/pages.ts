import { type Context, Hono } from 'hono';
import { inTransaction } from '../../db/transaction.ts';
import { inWordsOf } from '../../kit/language.ts';
import { languageOfLetters } from '../../kit/mail/letters-language.ts';
import { putInOutbox } from '../../kit/mail/outbox.ts';
import type { Shop } from '../../kit/shop.ts';
import { onTheList } from './letters.ts';
import { linkOf, type Purpose, readToken } from './link.ts';
import { messages } from './messages.ts';
import { letterPage, POLICY } from './page.ts';
import { confirmSignUp, endSignUp, readSignUp } from './queries.ts';

type Notice = [status: 200 | 404 | 410, title: string, sentence: string, button?: string];

/** What each page says: the language is that of whoever opens it. */
const notices = {
  forged: (): Notice => [404, messages.pages.forged.title, messages.pages.forged.sentence],
  runOut: (): Notice => [410, messages.pages.runOut.title, messages.pages.runOut.sentence],
  onTheList: (): Notice => [200, messages.pages.onTheList.title, messages.pages.onTheList.sentence],
  ended: (): Notice => [200, messages.pages.ended.title, messages.pages.ended.sentence],
};

const show = (c: Context, [status, title, sentence, button]: Notice) => {
  c.header('Content-Security-Policy', POLICY);
  c.header('Cache-Control', 'no-store');
  c.header('X-Robots-Tag', 'noindex');
  c.header('Referrer-Policy', 'no-referrer');
  return c.html(letterPage({ title, sentence, ...(button && { button }) }), status);
};

/**
 * What the links of the shop's letters lead to. Following one changes nothing, as programs that look
 * through mail follow links too; its button does, and so does a mail program's own (RFC 8058).
 */
export function newsletterPages(shop: Shop): Hono {
  const { db, clock, forgerySecret } = shop;

  const withSignUp =
    (purpose: Purpose, answer: (id: number) => Promise<Notice> | Notice) => async (c: Context) => {
      const id = readToken(forgerySecret, purpose, c.req.param('token') ?? '');
      return show(c, id === null ? notices.forged() : await answer(id));
    };

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
        onTheList({ email: kept.email, now, unsubscribe: linkOf(shop, 'unsubscribe', id) });
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

  return new Hono()
    .get('/:token/confirm', withSignUp('confirm', ask))
    .post('/:token/confirm', withSignUp('confirm', confirm))
    .get('/:token/unsubscribe', withSignUp('unsubscribe', askToEnd))
    .post('/:token/unsubscribe', withSignUp('unsubscribe', end))
    .all('*', (c) => show(c, notices.forged()));
}
