import { createHash } from 'node:crypto';
import { house } from '@otzar/domain/brand';
import { html, raw } from 'hono/html';
import { addressOfPage, languageAttributes } from '../language.ts';
import { messages } from '../messages.ts';
import { STYLE } from '../page-styles.ts';

/** A button that asks for nothing but to be pressed. */
const FORM = `${STYLE}.notice .shop { margin: 0; font-weight: 500 }
.notice .shop a { color: var(--accent); text-decoration: none }
.notice button { border: 0; cursor: pointer }
.notice button:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px }`;

/** No script, nothing from elsewhere, and no style but the one that stands in the page. */
export const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(FORM).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

interface Page {
  title: string;
  sentence: string;
  /** What the button does; without it there is a way to the shop. */
  button?: string;
}

/** A page that a letter's link leads to: one sentence, and one thing to do. */
export const letterPage = ({ title, sentence, button }: Page): string =>
  String(html`<!doctype html>
  <html ${raw(languageAttributes())}>
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      <title>${title} · ${house.name}</title>
      <style>${raw(FORM)}</style>
    </head>
    <body>
      <main class="notice">
        <p class="shop"><a href="${addressOfPage('/')}">${house.name}</a></p>
        <h1>${title}</h1>
        <p>${sentence}</p>
        ${
          button === undefined
            ? html`<a class="button" href="${addressOfPage('/')}">${messages.letterLink.toShop}</a>`
            : html`<form method="post"><button class="button" type="submit">${button}</button></form>`
        }
      </main>
    </body>
  </html>`);
