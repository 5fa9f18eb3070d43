import { createHash } from 'node:crypto';
import { house } from '@otzar/domain/brand';
import { html, raw } from 'hono/html';
import { addressOfPage, languageAttributes } from '../../kit/language.ts';
import { STYLE } from '../../kit/page-styles.ts';
import { authorsOf, type Book, type Chapter } from './book.ts';
import { messages } from './messages.ts';

/** Where a customer finds what they have bought. */
const LIBRARY = '/account/digital-libary';

/** No script, nothing from elsewhere, and no style but the one that stands in the page. */
export const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

type Markup = ReturnType<typeof html>;

const document = (title: string, body: Markup) => html`<!doctype html>
  <html ${raw(languageAttributes())}>
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="robots" content="noindex" />
      <title>${title} · ${house.name}</title>
      <style>${raw(STYLE)}</style>
    </head>
    <body>
      ${body}
    </body>
  </html>`;

const inDirection = ({ language }: Pick<Chapter, 'language'>) =>
  raw(language === 'he' ? 'lang="he" dir="rtl"' : 'lang="en" dir="ltr"');

const chapterOf = ({ id, title, language, paragraphs }: Chapter) =>
  html`<section class="chapter" id="${id}" ${inDirection({ language })}>
    <h2>${title}</h2>
    ${paragraphs.map((paragraph) => html`<p>${paragraph}</p>`)}
  </section>`;

const titleOf = (book: Book) => html`<header class="title">
  <h1 dir="auto">${book.title}</h1>
  ${book.heb_title ? html`<h2 lang="he" dir="rtl">${book.heb_title}</h2>` : ''}
  <p class="by" dir="auto">${authorsOf(book)}</p>
  <div class="rule"></div>
  <p class="said">${book.short_desc}</p>
  <p class="house">${book.vendor}</p>
</header>`;

const contents = ({ chapters }: Book) => html`<nav aria-labelledby="contents">
  <h2 id="contents">${messages.pages.contents}</h2>
  <ol>
    ${chapters.map(
      ({ id, title, language }) =>
        html`<li ${inDirection({ language })}><a href="#${id}">${title}</a></li>`,
    )}
  </ol>
</nav>`;

/** A book as a page. @param download path of its file */
export const readingPage = (book: Book, download: string): string =>
  String(
    document(
      book.title,
      html`<header class="bar">
          <a href="${addressOfPage(LIBRARY)}">${messages.pages.yourLibrary}</a>
          <span class="name" dir="auto">${book.title}</span>
          <a href="${download}">${messages.pages.download}</a>
        </header>
        <main>
          ${titleOf(book)} ${contents(book)} ${book.chapters.map(chapterOf)}
          <footer class="facts">
            <dl>
              ${book.facts.map(({ label, value }) => html`<dt>${label}</dt><dd dir="auto">${value}</dd>`)}
            </dl>
            ${house.name}. ${house.line}.
          </footer>
        </main>`,
    ),
  );

/** What stands at a link that leads nowhere, with the way back. */
export const noticePage = (title: string, sentence: string): string =>
  String(
    document(
      title,
      html`<main class="notice">
        <h1>${title}</h1>
        <p>${sentence}</p>
        <a class="button" href="${addressOfPage(LIBRARY)}">${messages.pages.toLibrary}</a>
      </main>`,
    ),
  );
