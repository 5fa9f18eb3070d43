import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import type { Database } from '../../db/database.ts';
import { isRowId } from '../../db/row-id.ts';
import { notFound } from '../http-error.ts';
import { readMessage, readMessages, type SentMessage } from './outbox.ts';

const NEWEST = 100;

// Names of faces stand without quotation marks, which would be escaped.
const STYLE = `
  body { font: 1rem/1.6 Heebo, Arial, sans-serif; color: #1b2430; background: #fbf8f3; max-width: 60rem; margin: 3rem auto; padding: 0 1rem; overflow-wrap: anywhere }
  h1, h2 { font: 500 1.5rem/1.2 Frank Ruhl Libre, Georgia, serif } h1 { font-size: 2rem } a { color: #9b1b30 }
  ul, pre, iframe { margin: 0; background: #ffffff; border: 1px solid #e4ded3; border-radius: 0.5rem }
  ul { padding: 0; list-style: none } li { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr)); gap: 0 1.5rem; padding: 0.75rem 1rem }
  li + li { border-top: 1px solid #e4ded3 } li span { color: #55606c; unicode-bidi: plaintext } li a { font-weight: 500; unicode-bidi: plaintext }
  pre { white-space: pre-wrap; padding: 1rem; unicode-bidi: plaintext } iframe { box-sizing: border-box; width: 100%; height: 40rem }
  a:focus-visible { outline: 3px solid #1f5fbf; outline-offset: 2px }
  @media (prefers-color-scheme: dark) { body { color: #ece6da; background: #14181d } ul, pre { background: #1d232a } ul, pre, li { border-color: #3a424c } li span { color: #b5b1a8 } a { color: #f0a3ae } }`;

/** No script, nothing from elsewhere; a letter may be shown in a frame of this page, and nowhere else. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'";

const document = (title: string, body: ReturnType<typeof html>) => html`<!doctype html>
  <html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <title>${title} · Otzar</title>
      <style>
        ${STYLE}
      </style>
    </head>
    <body>
      <main>${body}</main>
    </body>
  </html>`;

const momentText = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** A moment as a person writes it, e.g. `21 Nov 2026, 10:45 UTC`. */
const timeOf = (moment: Date) =>
  html`<time datetime="${moment.toISOString()}">${momentText.format(moment)} UTC</time>`;

const whenOf = ({ sent_at, send_after, last_error }: SentMessage) => {
  if (sent_at) return html`Sent ${timeOf(sent_at)}`;
  return last_error
    ? html`Failed (${last_error}), is tried again ${timeOf(send_after)}`
    : html`Waits until ${timeOf(send_after)}`;
};

const list = (letters: SentMessage[]) =>
  document(
    'Mail',
    html`<h1>Mail of this shop</h1>
      <p>
        No mail server is set (MAIL_URL), so nothing leaves this machine: the newest ${NEWEST} letters
        stand here.
      </p>
      <ul>
        ${letters.map(
          (letter) => html`<li>
            <a href="/dev/mail/${letter.id}">${letter.subject}</a>
            <span>To ${letter.recipient}</span>
            <span>${whenOf(letter)}</span>
          </li>`,
        )}
      </ul>
      ${letters.length === 0 ? html`<p>No letter has been written yet.</p>` : ''}`,
  );

const opened = (letter: SentMessage) =>
  document(
    letter.subject,
    html`<p><a href="/dev/mail">All mail</a></p>
      <h1 dir="auto">${letter.subject}</h1>
      <p>To ${letter.recipient}. ${whenOf(letter)}.</p>
      <pre>${letter.text}</pre>
      <h2>As HTML</h2>
      <iframe title="The letter as HTML" sandbox="" src="/dev/mail/${letter.id}/html"></iframe>`,
  );

const answer = (c: Context, page: string | ReturnType<typeof html>) => {
  c.header('Content-Security-Policy', POLICY);
  c.header('Cache-Control', 'no-store');
  c.header('X-Robots-Tag', 'noindex');
  return c.html(page);
};

/** The outbox for whoever tries the shop out: who has no mail server reads here what it would send. */
export function mailPage(db: Database): Hono {
  const letterOf = async (c: Context): Promise<SentMessage> => {
    const id = Number(c.req.param('id'));
    const letter = isRowId(id) ? await readMessage(db, id) : null;
    if (letter === null) throw notFound('There is no such letter.');
    return letter;
  };
  return new Hono()
    .get('/', async (c) => answer(c, list(await readMessages(db, NEWEST))))
    .get('/:id', async (c) => answer(c, opened(await letterOf(c))))
    .get('/:id/html', async (c) => answer(c, (await letterOf(c)).html));
}
