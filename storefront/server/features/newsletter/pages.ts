import { type Context, Hono } from 'hono';
import { inTransaction } from '../../db/transaction.ts';
import { putInOutbox } from '../../kit/mail/outbox.ts';
import type { Shop } from '../../kit/shop.ts';
import { onTheList } from './letters.ts';
import { linkOf, type Purpose, readToken } from './link.ts';
import { letterPage, POLICY } from './page.ts';
import { confirmSignUp, endSignUp, readSignUp } from './queries.ts';

type Notice = [status: 200 | 404 | 410, title: string, sentence: string, button?: string];

const FORGED: Notice = [
  404,
  'There is nothing at this link',
  'Perhaps a part of it is missing. Please copy the whole link from the letter.',
];
const RUN_OUT: Notice = [
  410,
  'This link has run out',
  'A link is good for seven days, and for as long as the letters are wanted. Please sign up once more, at the foot of any of our pages.',
];
const ON_THE_LIST: Notice = [
  200,
  'You are on our list',
  'Thank you. Our next letter comes to you, and each one has a link that ends them.',
];
const ENDED: Notice = [
  200,
  'No more letters',
  'You are off our list, and we have forgotten the address. Should you miss us, sign up at the foot of any of our pages.',
];

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
      return show(c, id === null ? FORGED : await answer(id));
    };

  const ask = async (id: number): Promise<Notice> => {
    const kept = await readSignUp(db, id);
    if (kept === null) return RUN_OUT;
    if (kept.confirmed_at !== null) return ON_THE_LIST;
    return [
      200,
      'One press, and you are on our list',
      `New books, quiet finds and the odd sale: one letter a month, to ${kept.email}.`,
      'Yes, write to me',
    ];
  };

  const confirm = async (id: number): Promise<Notice> => {
    const kept = await readSignUp(db, id);
    if (kept === null) return RUN_OUT;
    const now = clock();
    await inTransaction(db, async (tx) => {
      if (!(await confirmSignUp(tx, id, now))) return;
      const unsubscribe = linkOf(shop, 'unsubscribe', id);
      await putInOutbox(tx, [onTheList({ email: kept.email, now, unsubscribe })]);
    });
    return ON_THE_LIST;
  };

  const askToEnd = async (id: number): Promise<Notice> =>
    (await readSignUp(db, id)) === null
      ? ENDED
      : [200, 'No more letters?', 'One press, and we write no more.', 'No more letters'];

  const end = async (id: number): Promise<Notice> => {
    await endSignUp(db, id);
    return ENDED;
  };

  return new Hono()
    .get('/:token/confirm', withSignUp('confirm', ask))
    .post('/:token/confirm', withSignUp('confirm', confirm))
    .get('/:token/unsubscribe', withSignUp('unsubscribe', askToEnd))
    .post('/:token/unsubscribe', withSignUp('unsubscribe', end))
    .all('*', (c) => show(c, FORGED));
}
