import { html } from 'hono/html';
import { store } from '../shipping/store.ts';
import type { Letter } from './outbox.ts';

const SIGNATURE = `${store.name}. ${store.line}.`;

/** A row of a letter: a label with a short value beside it, or with words of any length below it. */
export type Row = { label: string; value: string } | { label: string; words: string };

/** One piece of a letter: a sentence, or a list of rows. */
export type Piece = string | Row[];

interface Written {
  to: string;
  subject: string;
  /** The first line, larger than the rest. */
  greeting: string;
  pieces: Piece[];
  sendAfter: Date;
}

const STYLE = {
  body: 'margin:0;padding:24px;background:#fbf8f3;color:#1b2430;font:16px/1.6 Heebo,Arial,sans-serif',
  sheet:
    'max-width:560px;margin:0 auto;padding:32px;background:#ffffff;border:1px solid #e4ded3;border-radius:8px',
  heading: 'margin:0 0 16px;font:500 26px/1.3 "Frank Ruhl Libre",Georgia,serif;color:#9b1b30',
  paragraph: 'margin:0 0 16px;white-space:pre-line;overflow-wrap:anywhere',
  table: 'width:100%;margin:0 0 16px;border-collapse:collapse',
  label:
    'padding:6px 12px 6px 0;border-top:1px solid #e4ded3;text-align:start;font-weight:400;overflow-wrap:anywhere',
  value:
    'padding:6px 0;border-top:1px solid #e4ded3;text-align:end;white-space:nowrap;vertical-align:top',
  words: 'padding:0 0 6px;white-space:pre-line;overflow-wrap:anywhere;color:#55606c',
} as const;

const inText = (piece: Piece): string =>
  typeof piece === 'string'
    ? piece
    : piece.map((row) => `${row.label}: ${'value' in row ? row.value : row.words}`).join('\n');

const rowInHtml = (row: Row) =>
  'value' in row
    ? html`<tr>
        <th dir="auto" style="${STYLE.label}">${row.label}</th>
        <td style="${STYLE.value}">${row.value}</td>
      </tr>`
    : html`<tr>
        <td colspan="2" dir="auto" style="${STYLE.words}">${row.label}: <bdi>${row.words}</bdi></td>
      </tr>`;

const inHtml = (piece: Piece) =>
  typeof piece === 'string'
    ? html`<p dir="auto" style="${STYLE.paragraph}">${piece}</p>`
    : html`<table style="${STYLE.table}">
        ${piece.map(rowInHtml)}
      </table>`;

/** White space in a subject or an address would begin another header. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** A letter of the shop, as text and as HTML; whatever people wrote in it stays text. */
export function writeLetter({ to, subject, greeting, pieces, sendAfter }: Written): Letter {
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <title>${oneLine(subject)}</title>
      </head>
      <body style="${STYLE.body}">
        <div style="${STYLE.sheet}">
          <h1 dir="auto" style="${STYLE.heading}">${greeting}</h1>
          ${pieces.map(inHtml)}
          <p style="${STYLE.paragraph}">${SIGNATURE}</p>
        </div>
      </body>
    </html>`;
  const text = [greeting, ...pieces.map(inText), SIGNATURE];
  return {
    recipient: oneLine(to),
    subject: oneLine(subject),
    text: `${text.join('\n\n')}\n`,
    html: String(page),
    send_after: sendAfter,
  };
}
