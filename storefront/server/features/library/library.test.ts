import { api } from '@otzar/contract/api';
import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectProblem } from '../../../../tests/contract/expect-problem.ts';
import { type Handler, Visitor } from '../../../../tests/contract/visitor.ts';
import { type TemporaryShop, temporaryShop } from '../../../../tests/temporary-shop.ts';
import { TRIAL_PASSWORD, trialCustomers } from '../../../demo/landmarks.ts';
import { handlerOf } from '../../app/handler.fixture.ts';
import { library_item, type Work } from '../../db/schema.ts';
import { bookOf } from './book.ts';
import { epubOf } from './epub.ts';
import { readToken, tokenFor } from './link.ts';

const MINUTE = 60_000;

let open: TemporaryShop;
let answer: Handler;
let now: number;

beforeAll(async () => {
  open = await temporaryShop(20);
  answer = handlerOf({ ...open.shop, clock: () => new Date(now) });
});
beforeEach(() => {
  now = Date.now();
});
afterAll(() => open.close());

const noa = async () => {
  const visitor = await Visitor.known(answer);
  const { email } = trialCustomers[0];
  await visitor.call(api.logIn, { body: { email, password: TRIAL_PASSWORD } });
  return visitor;
};

/** The links to the first item of a library. */
const openFirst = async (visitor: Visitor) => {
  const [item] = await visitor.call(api.readLibrary);
  if (!item) throw new Error('There is nothing to read.');
  const links = await visitor.call(api.openLibraryItem, { params: { id: String(item.id) } });
  return { item, ...links };
};

const read = (path: string) => answer(new Request(`http://localhost${path}`));

const work: Work = {
  title: 'The <b>Orchard</b> & the Sea',
  heb_title: 'הפרדס והים',
  creators: ['Noa Levi', 'Avi Cohen'],
  vendor: 'Paper Lantern',
  short_desc: 'A novel.',
  description: 'First.\n\nSecond & last.',
  heb_description: 'פסקה אחת.',
  facts: [{ label: 'Pages', value: '180' }],
};

describe('a link', () => {
  const secret = 'a secret';
  const at = new Date('2026-11-21T12:00:00Z');
  const later = (minutes: number) => new Date(at.getTime() + minutes * MINUTE);

  test('opens its item for fifteen minutes', () => {
    const { token, expiresAt } = tokenFor(secret, 12, at);
    expect(expiresAt).toEqual(later(15));
    expect(readToken(secret, token, later(14.9))).toEqual({ item: 12 });
    expect(readToken(secret, token, later(15))).toEqual({ refused: 'late' });
  });

  test('that somebody has changed opens nothing', () => {
    const { token } = tokenFor(secret, 12, at);
    const [item = '', expiry = '', signature = ''] = token.split('.');
    const forged = [
      `13.${expiry}.${signature}`,
      `${item}.${Number(expiry) + 1}.${signature}`,
      `${item}.${expiry}.${signature.slice(0, -1)}${signature.endsWith('A') ? 'B' : 'A'}`,
      `${item}.${expiry}.`,
      `${item}.${expiry}`,
      '',
    ];
    for (const other of forged) expect(readToken(secret, other, at)).toEqual({ refused: 'forged' });
    expect(readToken('another secret', token, at)).toEqual({ refused: 'forged' });
  });

  test('is refused with a page that says what to do, late and forged', async () => {
    const links = await openFirst(await noa());
    now += 16 * MINUTE;
    for (const path of [links.read_path, links.download_path]) {
      const late = await read(path);
      expect(late.status).toBe(410);
      expect(late.headers.get('cache-control')).toBe('no-store');
      expect(await late.text()).toContain('open it from your library again');
    }
    for (const path of ['/library/made.up.word/read', '/library/1.2.3/book.epub', '/library/']) {
      const forged = await read(path);
      expect(forged.status).toBe(404);
      expect(await forged.text()).toContain('/account/digital-libary');
    }
  });

  test('is made for nobody but the customer, and not without end', async () => {
    const visitor = await noa();
    const { item } = await openFirst(visitor);
    const params = { id: String(item.id) };
    const stranger = await Visitor.known(answer);
    await expectProblem(await stranger.try(api.openLibraryItem, { params }), 403);
    const tries = Array.from({ length: 62 }, () => visitor.try(api.openLibraryItem, { params }));
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses).toContain(429);
    expect(statuses).toContain(200);
    now += 16 * MINUTE;
    await visitor.call(api.openLibraryItem, { params });
  });
});

describe('the page to read on', () => {
  test('shows the book to whoever holds the link, and runs and keeps nothing', async () => {
    const { item, read_path } = await openFirst(await noa());
    const response = await read(read_path);
    expect(response.status).toBe(200);
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe|script-src/);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
    const page = await response.text();
    expect(page).toContain(item.title);
    expect(page).not.toContain('<script');
  });

  test('leaves words what they are, and sets Hebrew from the right', async () => {
    const [row] = await open.shop.db.select().from(library_item).limit(1);
    if (!row) throw new Error('There is nothing to read.');
    const mine = eq(library_item.id, row.id);
    await open.shop.db.update(library_item).set({ work }).where(mine);
    const page = await (await read((await openFirst(await noa())).read_path)).text();
    await open.shop.db.update(library_item).set({ work: row.work }).where(mine);
    expect(page).not.toContain('<b>');
    expect(page).toContain('&lt;b&gt;Orchard');
    expect(page).toContain('<h2 lang="he" dir="rtl">הפרדס והים</h2>');
    expect(page).toMatch(/<section[^>]*lang="he" dir="rtl"/);
  });
});

describe('the file', () => {
  test('is an EPUB of the size that the library says, under a name every system takes', async () => {
    const { item, download_path } = await openFirst(await noa());
    const response = await read(download_path);
    expect(response.headers.get('content-type')).toBe('application/epub+zip');
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="[A-Za-z0-9-]+\.epub"$/,
    );
    expect((await response.arrayBuffer()).byteLength).toBe(item.size);
  });

  test('begins with its type, and holds all that its package names', () => {
    const file = epubOf(bookOf(work));
    // Offsets of the first entry of a zip: its way of packing, its name, and what it holds.
    expect(file[8]).toBe(0);
    expect(strFromU8(file.slice(30, 58))).toBe('mimetypeapplication/epub+zip');
    const files = unzipSync(file);
    const text = (name: string) => strFromU8(files[name] ?? new Uint8Array());
    const names = [...text('book/package.opf').matchAll(/href="([^"]+)"/g)].map(
      ([, name]) => `book/${name}`,
    );
    expect(Object.keys(files).sort()).toEqual(
      ['META-INF/container.xml', 'book/package.opf', 'mimetype', ...names].sort(),
    );
    expect(text('book/title.xhtml')).toContain('The &lt;b&gt;Orchard&lt;/b&gt; &amp; the Sea');
    expect(text('book/title.xhtml')).toContain('Noa Levi and Avi Cohen');
    expect(text('book/chapter-1.xhtml')).toContain('<p>Second &amp; last.</p>');
  });

  test('is the same whenever it is made, and another for another work', () => {
    expect(epubOf(bookOf(work))).toEqual(epubOf(bookOf(structuredClone(work))));
    expect(epubOf(bookOf({ ...work, title: 'Another' }))).not.toEqual(epubOf(bookOf(work)));
  });
});

test('what was bought can be read when the shop sells it no more', async () => {
  const visitor = await noa();
  const { item } = await openFirst(visitor);
  const [row] = await open.shop.db.select().from(library_item).where(eq(library_item.id, item.id));
  await open.shop.db
    .update(library_item)
    .set({ product_id: 999_999 })
    .where(eq(library_item.id, item.id));
  const [kept] = await visitor.call(api.readLibrary);
  expect(kept).toMatchObject({ title: row?.work.title, path: '', size: item.size });
});
