import { createHash } from 'node:crypto';
import { language } from '@otzar/contract/language';
import { house } from '@otzar/domain/brand';
import { strToU8, zipSync } from 'fflate';
import { html } from 'hono/html';
import { authorsOf, type Book, type Chapter } from './book.ts';
import { messages } from './messages.ts';

/** What a reader that knows nothing of the house needs; colours are left to it, for its own day and night. */
const STYLE = `body { margin: 5%; line-height: 1.5 }
h1, h2 { font-weight: 500; line-height: 1.2 }
p { margin: 0 0 0.8em }
.title { margin-top: 20%; text-align: center }
.title p { margin: 0.6em 0 }
`;

/** In zips nothing is older than 1980; a date of its own would make another file of the same book. */
const MADE = new Date(1980, 0, 2);

type Text = string | ReturnType<typeof html>;

const direction = (language: Chapter['language']) => (language === 'he' ? 'rtl' : 'ltr');

const page = (title: string, language: Chapter['language'], body: Text): string =>
  `<?xml version="1.0" encoding="utf-8"?>\n${html`<html
      xmlns="http://www.w3.org/1999/xhtml"
      xmlns:epub="http://www.idpf.org/2007/ops"
      lang="${language}"
      xml:lang="${language}"
      dir="${direction(language)}"
    >
      <head>
        <title>${title}</title>
        <link rel="stylesheet" type="text/css" href="book.css" />
      </head>
      <body>
        ${body}
      </body>
    </html> `}`;

const titlePage = (book: Book): string =>
  page(
    book.title,
    'en',
    html`<section class="title" epub:type="titlepage">
      <h1>${book.title}</h1>
      ${book.heb_title ? html`<h2 lang="he" dir="rtl">${book.heb_title}</h2>` : ''}
      <p>${authorsOf(book)}</p>
      <p>${book.short_desc}</p>
      <p>${book.vendor}</p>
    </section>`,
  );

const chapterPage = ({ title, language, paragraphs }: Chapter): string =>
  page(
    title,
    language,
    html`<section epub:type="chapter">
      <h1>${title}</h1>
      ${paragraphs.map((paragraph) => html`<p>${paragraph}</p>`)}
    </section>`,
  );

const imprint = ({ facts }: Book): string =>
  page(
    messages.file.edition,
    language(),
    html`<section epub:type="colophon">
      <h1>${messages.file.edition}</h1>
      ${facts.map(({ label, value }) => html`<p>${label}: ${value}</p>`)}
      <p>${messages.file.boughtAt(house.name)} ${house.line}.</p>
    </section>`,
  );

const contents = (book: Book): string =>
  page(
    messages.file.contents,
    language(),
    html`<nav epub:type="toc">
      <h1>${messages.file.contents}</h1>
      <ol>
        <li><a href="title.xhtml">${book.title}</a></li>
        ${book.chapters.map(
          ({ id, title, language }) =>
            html`<li><a href="${id}.xhtml" lang="${language}">${title}</a></li>`,
        )}
        <li><a href="imprint.xhtml">${messages.file.edition}</a></li>
      </ol>
    </nav>`,
  );

/** A name by which readers tell this book from others: the same for the same words. */
const identifierOf = (book: Book): string =>
  `urn:otzar:${createHash('sha256').update(JSON.stringify(book)).digest('hex').slice(0, 32)}`;

const packaged = (book: Book): string => {
  const pages = ['title', ...book.chapters.map(({ id }) => id), 'imprint'];
  const text = html`<package
    xmlns="http://www.idpf.org/2007/opf"
    version="3.0"
    unique-identifier="id"
    xml:lang="en"
  >
    <metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
      <dc:identifier id="id">${identifierOf(book)}</dc:identifier>
      <dc:title>${book.title}</dc:title>
      ${book.creators.map((name) => html`<dc:creator>${name}</dc:creator>`)}
      <dc:publisher>${book.vendor}</dc:publisher>
      <dc:language>en</dc:language>
      ${book.heb_title ? html`<dc:language>he</dc:language>` : ''}
      <dc:description>${book.short_desc}</dc:description>
      <meta property="dcterms:modified">2026-01-01T00:00:00Z</meta>
    </metadata>
    <manifest>
      <item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav" />
      <item id="style" href="book.css" media-type="text/css" />
      ${pages.map(
        (id) => html`<item id="${id}" href="${id}.xhtml" media-type="application/xhtml+xml" />`,
      )}
    </manifest>
    <spine>
      ${pages.map((id) => html`<itemref idref="${id}" />`)}
    </spine>
  </package>`;
  return `<?xml version="1.0" encoding="utf-8"?>\n${text}`;
};

const CONTAINER = `<?xml version="1.0" encoding="utf-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
  <rootfiles>
    <rootfile full-path="book/package.opf" media-type="application/oebps-package+xml"/>
  </rootfiles>
</container>
`;

/** A book as a file for readers (EPUB 3): the same bytes for the same book, in one language. */
export function epubOf(book: Book): Uint8Array<ArrayBuffer> {
  const text = (words: string) => strToU8(words);
  const files: Record<string, Uint8Array> = {
    'META-INF/container.xml': text(CONTAINER),
    'book/package.opf': text(packaged(book)),
    'book/nav.xhtml': text(contents(book)),
    'book/book.css': text(STYLE),
    'book/title.xhtml': text(titlePage(book)),
    'book/imprint.xhtml': text(imprint(book)),
  };
  for (const chapter of book.chapters)
    files[`book/${chapter.id}.xhtml`] = text(chapterPage(chapter));
  // Readers look for the type in the first bytes, so it comes first and is not compressed.
  const zip = zipSync(
    { mimetype: [text('application/epub+zip'), { level: 0 }], ...files },
    { mtime: MADE },
  );
  return new Uint8Array(zip);
}
