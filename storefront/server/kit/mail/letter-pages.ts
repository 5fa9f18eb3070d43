import { type Context, Hono } from 'hono';
import { messages } from '../messages.ts';
import type { LetterLinks, Purpose } from './letter-links.ts';
import { letterPage, POLICY } from './letter-page.ts';

/** What the page behind a link says: its status, title and sentence, and what its button does. */
export type Notice = [status: 200 | 404 | 410, title: string, sentence: string, button?: string];

/** What a link's page says before its button is pressed, and what the button does; each by the id of what was asked for. */
interface Answer {
  ask: (id: number) => Promise<Notice>;
  act: (id: number) => Promise<Notice>;
}

const show = (c: Context, [status, title, sentence, button]: Notice) => {
  c.header('Content-Security-Policy', POLICY);
  c.header('Cache-Control', 'no-store');
  c.header('X-Robots-Tag', 'noindex');
  c.header('Referrer-Policy', 'no-referrer');
  return c.html(letterPage({ title, sentence, ...(button && { button }) }), status);
};

/** Says so of a link that the shop has not written. */
const forged = (): Notice => [
  404,
  messages.letterLink.forged.title,
  messages.letterLink.forged.sentence,
];

/**
 * What the links of some letters lead to. Following one changes nothing, as programs that look through mail follow
 * links too; its button does, and so does a mail program's own (RFC 8058).
 * @param secret what the links are signed with
 */
export function letterPages(
  { readToken }: LetterLinks,
  secret: string,
  answers: Record<Purpose, Answer>,
): Hono {
  const withId =
    (purpose: Purpose, answer: (id: number) => Promise<Notice>) => async (c: Context) => {
      const id = readToken(secret, purpose, c.req.param('token') ?? '');
      return show(c, id === null ? forged() : await answer(id));
    };
  const { confirm, unsubscribe } = answers;
  return new Hono()
    .get('/:token/confirm', withId('confirm', confirm.ask))
    .post('/:token/confirm', withId('confirm', confirm.act))
    .get('/:token/unsubscribe', withId('unsubscribe', unsubscribe.ask))
    .post('/:token/unsubscribe', withId('unsubscribe', unsubscribe.act))
    .all('*', (c) => show(c, forged()));
}
