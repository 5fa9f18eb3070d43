import { PRODUCTS_INDEX, SEARCH_PATH } from '@otzar/contract/search';
import { plainWords } from '@otzar/domain/plain-words';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../../storefront/server/app/app.ts';
import { creator, product } from '../../storefront/server/db/schema.ts';
import { findProducts, suggestProducts } from '../../storefront/server/features/search/find.ts';
import { countVocabulary } from '../../storefront/server/features/search/vocabulary.ts';
import { saveWords } from '../../storefront/server/features/search/write.ts';
import { type TemporaryShop, temporaryShop } from '../temporary-shop.ts';
import { readSeen } from './seen.ts';

/** Products that an owner has named, by their ids. */
const owned: Record<
  number,
  { title: string; heb_title: string | null; author?: [string, string | null] }
> = {
  20: { title: 'The Bible for Beginners', heb_title: 'תנ״ך למתחילים' },
  21: { title: 'A History', heb_title: 'צה״ל והמדינה' },
  22: { title: 'Gan Eden', heb_title: null },
  23: { title: 'A Simple Story', heb_title: null, author: ['Shmuel Yosef Agnon', null] },
  24: { title: 'Only Yesterday', heb_title: 'תמול שלשום', author: ['S. Y.', 'שי עגנון'] },
  25: { title: 'My Michael', heb_title: null, author: ['Amos Oz', null] },
  26: { title: 'Black Box', heb_title: null, author: ['A. O.', 'עמוס עוז'] },
  27: { title: 'A Plan', heb_title: 'יומן תוכנית עבודה' },
  28: { title: 'A Program', heb_title: 'יומן תכנית לימודים' },
  29: { title: 'Blue Glass', heb_title: 'זכוכית כחולה' },
};

let open: TemporaryShop;
beforeAll(async () => {
  open = await temporaryShop(1_200);
  const { db } = open.shop;
  for (const [key, { title, heb_title, author }] of Object.entries(owned)) {
    const id = Number(key);
    const words = { title, heb_title, short_desc: 'Some words.', heb_short_desc: null };
    await db.update(product).set(words).where(sql`id = ${id}`);
    await db.execute(sql`delete from product_creator where product_id = ${id}`);
    if (!author) continue;
    const [name, heb_name] = author;
    const row = { name, heb_name, slug: `own-${id}`, about: '' };
    const [made] = await db.insert(creator).values(row).returning();
    await db.execute(sql`
      insert into product_creator (product_id, creator_id, position) values (${id}, ${made?.id}, 0)`);
  }
  await saveWords(db, Object.keys(owned).map(Number));
  await countVocabulary(db);
});
afterAll(() => open.close());

const find = (typed: string) => findProducts(open.shop.db, typed);
const idsOf = async (typed: string) => new Set((await find(typed)).ids);

/** What the result page and the overlay offer for what was typed. */
async function offered(typed: string) {
  const app = createApp({ shop: open.shop });
  const page = await app.request(`/api/search?q=${encodeURIComponent(typed)}`);
  const request = {
    indexName: PRODUCTS_INDEX,
    query: typed,
    restrictSearchableAttributes: ['title'],
  };
  const body = JSON.stringify({ requests: [request] });
  const overlay = await app.request(SEARCH_PATH, { method: 'POST', body });
  return {
    page: (await page.json()).did_you_mean,
    overlay: (await overlay.json()).results[0].didYouMean ?? null,
  };
}

describe('a good word', () => {
  test.each(['ילדים', 'ילד', 'ספרים', 'מחברות', 'שמע', 'מסות', 'נרות', 'תנ״ך', 'צה"ל', 'gan'])(
    '%s is not corrected',
    async (typed) => {
      expect(await find(typed)).toMatchObject({ guessed: false, didYouMean: null });
      expect(await suggestProducts(open.shop.db, typed, 15)).toMatchObject({ guessed: false });
    },
  );

  test.each(['מחבררת', 'אגרתל', 'ילידם', 'כילים', 'סרפים', 'pomegrante', 'היסתוריה', 'מיליון'])(
    '%s is put right, if at all, to whole words of the catalogue',
    async (typed) => {
      const { rows } = await open.shop.db.execute<{ text: string }>(sql`
        select concat_ws(' ', p.title, p.heb_title, p.short_desc, p.heb_short_desc, v.name) as text
          from product p join vendor v on v.id = p.vendor_id
        union all select concat_ws(' ', name, heb_name) from category
        union all select concat_ws(' ', name, heb_name) from creator`);
      const whole = new Set(rows.flatMap(({ text }) => plainWords(text)));
      const { didYouMean } = await find(typed);
      for (const word of plainWords(didYouMean ?? '')) expect(whole).toContain(word);
    },
  );

  test('is never put right to what is left of another without the letters before it', async () => {
    // `מילים` stands in the catalogue, and `ילים` is no word.
    expect(await idsOf('מילים')).not.toEqual(new Set());
    expect((await find('ילים')).didYouMean).not.toBe('ילים');
    expect((await find('ילימים')).didYouMean).not.toBe('ילים');
  });
});

describe('the reading of another keyboard', () => {
  test.each([
    ['xpr', 'ספר'],
    ['hksho', 'ילדים'],
    ['נםםל', 'book'],
    [',b"l', null],
    ['תנ"ך', null],
    ['תנ״ך', null],
    ['צה״ל', null],
    ['gan', null],
    ['akuo', null],
    ['נך', null],
  ])('of %s is offered as %s, on the page as in the overlay', async (typed, meant) => {
    expect(await offered(typed)).toEqual({ page: meant, overlay: meant });
  });

  test('is offered beside what was found, where it finds more', async () => {
    const { db } = open.shop;
    await db.update(product).set({ title: 'Bru Zebra' }).where(sql`id = 30`);
    await saveWords(db, [30]);
    await countVocabulary(db);
    // It begins a word of one product alone, and its keys are those of a common word.
    expect(await offered('zebr')).toEqual({ page: null, overlay: null });
    await db.update(product).set({ title: 'Xprzzz' }).where(sql`id = 30`);
    await saveWords(db, [30]);
    await countVocabulary(db);
    const { ids, guessed, didYouMean } = await find('xpr');
    expect({ ids, guessed, didYouMean }).toEqual({ ids: [30], guessed: false, didYouMean: 'ספר' });
    expect(await offered('xpr')).toEqual({ page: 'ספר', overlay: 'ספר' });
    await db.update(product).set({ title: 'Xpr' }).where(sql`id = 30`);
    await saveWords(db, [30]);
    await countVocabulary(db);
    expect(await offered('xpr')).toEqual({ page: null, overlay: null });
  });
});

describe('forms of one word meet', () => {
  test.each([
    ['ספר', 'ספרים'],
    ['ספר', 'ושבספרים'],
    ['ילד', 'ילדים'],
    ['מתנה', 'מתנות'],
    ['מתנה', 'מתנת'],
    ['מחברת', 'מחברות'],
    ['תוכנית', 'תכנית'],
    ['תוכניות', 'תכניות'],
    ['עיפרון', 'עפרונות'],
  ])('%s finds what %s finds', async (one, other) => {
    const found = await idsOf(one);
    const { ids } = await find(other);
    expect(ids.length).toBeGreaterThan(0);
    expect(ids.filter((id) => !found.has(id))).toEqual([]);
  });

  test.each(['ילד', 'ילדים', 'לילדים', 'children'])(
    '%s finds children’s books by their department',
    async (typed) => {
      const five = await readSeen(open.shop.db, (await find(typed)).ids.slice(0, 5));
      expect(five).toHaveLength(5);
      for (const { departments } of five) expect(departments).toContain('childrens-books');
    },
  );

  test.each([
    ['זכוכית', 29],
    ['תכנית', 28],
    ['תוכנית', 27],
    ['תכנית לימודים', 28],
    ['תוכנית לימודים', 28],
    ['תכנית עבודה', 27],
  ])('and those of %s come first', async (typed, id) => {
    expect((await find(typed)).ids[0]).toBe(id);
  });

  test('but words of other roots do not', async () => {
    const five = await readSeen(open.shop.db, (await find('רמונים')).ids.slice(0, 5));
    expect(five).toHaveLength(5);
    for (const { titles } of five) expect(titles).toContain('רימונים');
  });
});

describe('an author', () => {
  test.each([
    ['Agnon', [23, 24]],
    ['עגנון', [23, 24]],
    ['Amos Oz', [25, 26]],
    ['עמוס עוז', [25, 26]],
  ])('%s is found by the name in either alphabet', async (typed, ids) => {
    const found = await find(typed);
    expect(found.guessed).toBe(false);
    expect(found.ids.toSorted((one, other) => one - other)).toEqual(ids);
  });
});
