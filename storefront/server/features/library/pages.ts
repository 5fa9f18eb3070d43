import { type Context, Hono } from 'hono';
import { addressOfAnswer } from '../../kit/language.ts';
import type { Shop } from '../../kit/shop.ts';
import { type Book, bookOf } from './book.ts';
import { epubOf } from './epub.ts';
import { readToken } from './link.ts';
import { messages } from './messages.ts';
import { noticePage, POLICY, readingPage } from './page.ts';
import { readWork } from './queries.ts';

/** Why a link leads to no book, and the status that says so. */
const STATUS = { forged: 404, late: 410 } as const;

/** Links are whoever's holds them, so nothing on the way may keep or list what they lead to. */
const guard = (c: Context) => {
  c.header('Content-Security-Policy', POLICY);
  c.header('Cache-Control', 'no-store');
  c.header('X-Robots-Tag', 'noindex');
};

const notice = (c: Context, why: keyof typeof STATUS) => {
  const { title, sentence } = messages.pages[why];
  guard(c);
  return c.html(noticePage(title, sentence), STATUS[why]);
};

/** A name that every system can keep a file under. */
const fileNameOf = ({ title }: Book): string => {
  const plain = title
    .normalize('NFKD')
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 80);
  return `${plain || 'book'}.epub`;
};

/** What the library's links lead to: a page to read, and a file to keep. */
export function libraryPages({ db, clock, forgerySecret }: Shop): Hono {
  const withBook =
    (answer: (c: Context, book: Book) => Response | Promise<Response>) => async (c: Context) => {
      const opened = readToken(forgerySecret, c.req.param('token') ?? '', clock());
      if ('refused' in opened) return notice(c, opened.refused);
      const work = await readWork(db, opened.item);
      if (work === null) return notice(c, 'forged');
      guard(c);
      return answer(c, bookOf(work));
    };
  return new Hono()
    .get(
      '/:token/read',
      withBook((c, book) => c.html(readingPage(book, addressOfAnswer('book.epub')))),
    )
    .get(
      '/:token/book.epub',
      withBook((c, book) => {
        const file = epubOf(book);
        return c.body(file, 200, {
          'Content-Type': 'application/epub+zip',
          'Content-Disposition': `attachment; filename="${fileNameOf(book)}"`,
          'Content-Length': String(file.length),
        });
      }),
    )
    .get('*', (c) => notice(c, 'forged'));
}
