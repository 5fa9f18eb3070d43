import { house } from '@otzar/domain/brand';
import { html, raw } from 'hono/html';
import { contained, isolated } from '../isolation.ts';
import { languageAttributes } from '../language.ts';
import type { MailMessage } from './outbox.ts';
import { INLINE, SHEET } from './styles.ts';

const signature = () => `${house.name}. ${house.line}.`;

/**
 * A row of a letter: a label with a short value beside it, or with words of any length below it. `under`
 * stands below the label, such as a title's other language; a strong row is what the others come to.
 */
export type Row =
  | { label: string; value: string; under?: string | null; strong?: boolean }
  | { label: string; words: string };

/** A way into the shop: what it does, and its whole address. */
export interface MessageLink {
  link: string;
  label: string;
}

/** One piece of a letter: a sentence, a list of rows, or a button. */
export type Piece = string | Row[] | MessageLink;

export interface Written {
  to: string;
  /** Where an answer to it goes, if not to the shop. */
  replyTo?: string | undefined;
  subject: string;
  /** The first line, larger than the rest. */
  greeting: string;
  /** What a list of letters shows beside the subject; without it the letter's first sentence. */
  preview?: string;
  pieces: Piece[];
  sendAfter: Date;
  /** Where no more letters of its kind are asked for, in one step (RFC 8058). */
  unsubscribe?: string;
}

const rowInText = (row: Row): string => {
  const name = isolated(row.label);
  if ('words' in row) return `${name}: ${isolated(row.words)}`;
  const label = row.under ? `${name} (${isolated(row.under)})` : name;
  return row.value === '' ? label : `${label}: ${row.value}`;
};

const inText = (piece: Piece): string => {
  if (typeof piece === 'string') return piece;
  return Array.isArray(piece) ? piece.map(rowInText).join('\n') : `${piece.label}:\n${piece.link}`;
};

const rowInHtml = (row: Row) => {
  if ('words' in row)
    return html`<tr>
      <td colspan="2" dir="auto" class="quiet" style="${INLINE.words}">${row.label}: <bdi>${row.words}</bdi></td>
    </tr>`;
  const { label, value, under, strong = false } = row;
  const weight = strong ? `;${INLINE.strong}` : '';
  return html`<tr>
    <th dir="auto" scope="row" class="line" style="${raw(INLINE.label + weight)}">
      ${label}${under ? html`<br /><bdi class="quiet" style="${INLINE.under}">${under}</bdi>` : ''}
    </th>
    <td class="line" style="${raw(INLINE.value + weight)}">${value}</td>
  </tr>`;
};

const buttonInHtml = ({ link, label }: MessageLink) =>
  html`<table role="presentation" style="${INLINE.buttonTable}">
    <tr>
      <td class="button" style="${INLINE.buttonCell}">
        <a class="button" href="${link}" style="${INLINE.button}">${label}</a>
      </td>
    </tr>
  </table>`;

const inHtml = (piece: Piece) => {
  if (typeof piece === 'string')
    return html`<p dir="auto" style="${INLINE.paragraph}">${piece}</p>`;
  return Array.isArray(piece)
    ? html`<table class="line" style="${INLINE.table}">
        ${piece.map(rowInHtml)}
      </table>`
    : buttonInHtml(piece);
};

/** White space in a subject or an address would begin another header. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

const firstWords = (pieces: Piece[]): string =>
  pieces.find((piece) => typeof piece === 'string') ?? house.line;

const containedRow = (row: Row): Row =>
  'words' in row
    ? { label: contained(row.label), words: contained(row.words) }
    : { ...row, label: contained(row.label), under: row.under && contained(row.under) };

const containedPiece = (piece: Piece): Piece => {
  if (typeof piece === 'string') return contained(piece);
  return Array.isArray(piece) ? piece.map(containedRow) : piece;
};

/** Whatever people wrote in it, or an older database holds, turns nothing around it. */
const containedIn = ({ subject, greeting, preview, pieces, ...rest }: Written): Written => ({
  ...rest,
  subject: contained(subject),
  greeting: contained(greeting),
  ...(preview !== undefined && { preview: contained(preview) }),
  pieces: pieces.map(containedPiece),
});

const page = ({ subject, greeting, preview, pieces }: Written) => html`<!doctype html>
  <html ${raw(languageAttributes())}>
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <meta name="color-scheme" content="light dark" />
      <meta name="supported-color-schemes" content="light dark" />
      <title>${oneLine(subject)}</title>
      <style>
        ${raw(SHEET)}
      </style>
    </head>
    <body class="ground" style="${raw(INLINE.body)}">
      <div style="${INLINE.preheader}">${oneLine(preview ?? firstWords(pieces))}</div>
      <table role="presentation" class="ground" style="${INLINE.outer}">
        <tr>
          <td align="center" style="${INLINE.margin}">
            <table role="presentation" align="center" style="${INLINE.frame}">
              <tr>
                <td class="brand" style="${raw(`${INLINE.brand};color:#9b1b30`)}">${house.name}</td>
              </tr>
              <tr>
                <td class="sheet" style="${INLINE.sheet}">
                  <h1 dir="auto" class="heading" style="${raw(INLINE.heading)}">${greeting}</h1>
                  ${pieces.map(inHtml)}
                </td>
              </tr>
              <tr>
                <td class="quiet" style="${INLINE.foot}">${signature()}</td>
              </tr>
            </table>
          </td>
        </tr>
      </table>
    </body>
  </html>`;

/** A letter of the shop, as text and as HTML; whatever people wrote in it stays text. */
export function writeMessage(letter: Written): MailMessage {
  const written = containedIn(letter);
  const { to, replyTo, subject, greeting, pieces, sendAfter, unsubscribe = null } = written;
  const text = [greeting, ...pieces.map(inText), signature()];
  return {
    recipient: oneLine(to),
    reply_to: replyTo === undefined ? null : oneLine(replyTo),
    subject: oneLine(subject),
    text: `${text.join('\n\n')}\n`,
    html: String(page(written)),
    send_after: sendAfter,
    unsubscribe,
  };
}
