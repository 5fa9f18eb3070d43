import { MultiQueryAnswer, PRODUCTS_INDEX, SUGGESTIONS_INDEX } from '@otzar/contract/search';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type TemporaryShop, temporaryShop } from '../../../../tests/temporary-shop.ts';
import { createApp } from '../../app/app.ts';
import { creator, product, search_term, variation, vendor } from '../../db/schema.ts';
import { findProducts } from './find.ts';
import { forgetSearched, noteSearched, popularSearches } from './terms.ts';
import { countVocabulary } from './vocabulary.ts';
import { saveWords } from './write.ts';

let open: TemporaryShop;
/** The product that each test looks for. */
const WANTED = 7;

beforeAll(async () => {
  open = await temporaryShop();
  const { db } = open.shop;
  const [someone] = await db.select().from(creator).limit(1);
  await db
    .update(creator)
    .set({ name: 'Zelda Quillfeather', heb_name: 'זלדה נוצתי' })
    .where(eq(creator.id, someone?.id ?? 0));
  await db.execute(sql`
    insert into product_creator (product_id, creator_id, position) values (${WANTED}, ${someone?.id}, 9)
    on conflict do nothing`);
  const [brand] = await db
    .insert(vendor)
    .values({ name: 'Umbralux', slug: 'umbralux' })
    .returning();
  await db
    .update(product)
    .set({
      title: 'The Café of Xylophones',
      heb_title: 'הַגַּן שֶׁל צה״ל והצפרדעים',
      // A word is put right to whole ones: the title has it with letters before it alone.
      heb_short_desc: 'צפרדעים מנגנות.',
      vendor_id: brand?.id ?? 0,
      meta: [{ label: 'ISBN', value: '979-9-1234-5678-6' }],
    })
    .where(eq(product.id, WANTED));
  await saveWords(
    db,
    Array.from({ length: 120 }, (_, at) => at + 1),
  );
  await countVocabulary(db);
});

afterAll(() => open.close());

const find = (typed: string) => findProducts(open.shop.db, typed);

describe('what is found', () => {
  test.each([
    'The Café of Xylophones',
    'cafe xylophones',
    'XYLOPH',
    'צפרדעים',
    'והצפרדעים',
    'לצפרדעים',
    'שהצפרדעים',
    'צפרדעימ',
    'צה"ל',
    'צהל',
    'הגן של צה״ל',
    'הַגַּן שֶׁל צהל',
    '979-9-1234-5678-6',
    '9799123456786',
    '979 9123',
    'quillfeather',
    'נוצתי',
    'umbralux',
  ])('by %j holds all words', async (typed) => {
    expect(await find(typed)).toMatchObject({ guessed: false });
    expect((await find(typed)).ids).toContain(WANTED);
  });

  test.each([
    ['xylohpones', 'xylophones'],
    ['xilophone', 'xylophones'],
    ['cafe xylphones', 'cafe xylophones'],
    ['צפרדיעם', 'צפרדעים'],
    ['mprsgho', 'צפרדעים'],
    ['סטךםפיםמקד', 'xylophones'],
  ])('by %j is a guess at %j', async (typed, meant) => {
    const { ids, guessed, didYouMean } = await find(typed);
    expect({ first: ids[0], guessed, didYouMean }).toEqual({
      first: WANTED,
      guessed: true,
      didYouMean: meant,
    });
  });

  test('by a SKU, also that of a variation, with its dashes and without', async () => {
    const { db } = open.shop;
    const [row] = await db.select().from(product).where(eq(product.id, WANTED));
    const [varied] = await db.select().from(variation).limit(1);
    for (const sku of [row?.sku ?? '', row?.sku.replaceAll('-', '').toLowerCase() ?? ''])
      expect((await find(sku)).ids).toEqual([WANTED]);
    expect((await find(varied?.sku ?? '')).ids).toEqual([varied?.product_id]);
    expect((await find('OTZ-XXX-999999')).ids).toEqual([]);
  });

  test('comes in the order of how well it fits, then of how well it sells', async () => {
    const { db } = open.shop;
    const titles = [
      'A Walk to Zanzibar',
      'Zanzibar',
      'Nothing Else',
      'Zanzibar by Night',
      'To Zanzibar',
    ];
    for (const [at, title] of titles.entries()) {
      const short_desc = title === 'Nothing Else' ? 'Written in Zanzibar.' : 'Some words.';
      await db
        .update(product)
        .set({ title, heb_title: null, short_desc, popularity: 90_000 + at })
        .where(eq(product.id, 20 + at));
    }
    await saveWords(db, [20, 21, 22, 23, 24]);
    await countVocabulary(db);
    expect((await find('zanzibar')).ids).toEqual([21, 23, 24, 20, 22]);
  });

  test('of many unknown words is no slip of the finger, and is not corrected', async () => {
    const { db } = open.shop;
    const asked = vi.spyOn(db, 'execute');
    await find('xylohpones qaaaqaaa qbbbqbbb qcccqccc qdddqddd qeeeqeee qfffqfff qgggqggg');
    expect(asked.mock.calls.length).toBeLessThan(5);
    asked.mockRestore();
  });

  test('with some of several words is a guess', async () => {
    expect(await find('xylophones qqqqqq')).toEqual({
      ids: [WANTED],
      guessed: true,
      didYouMean: null,
    });
  });

  test('few may have been another word', async () => {
    const { db } = open.shop;
    const { rows } = await db.execute<{ word: string }>(sql`
      select word from search_word where word ~ '^[a-z]{6,9}$' order by products desc limit 1`);
    const common = rows[0]?.word ?? '';
    const rare = `${common.slice(0, 3)}q${common.slice(4)}`;
    await db
      .update(product)
      .set({ title: `Alone ${rare}` })
      .where(eq(product.id, 30));
    await saveWords(db, [30]);
    await countVocabulary(db);
    expect(await find(rare)).toEqual({ ids: [30], guessed: false, didYouMean: common });
  });
});

const ask = async (body: string, type = 'text/plain') =>
  createApp({ shop: open.shop }).request('/1/indexes/*/queries', {
    method: 'POST',
    headers: { 'content-type': type },
    body,
  });

const both = async (query: string) => {
  const answer = await ask(
    JSON.stringify({
      requests: [
        { indexName: SUGGESTIONS_INDEX, query, hitsPerPage: 25 },
        {
          indexName: PRODUCTS_INDEX,
          query,
          hitsPerPage: 15,
          restrictSearchableAttributes: ['title'],
          attributesToRetrieve: ['title', 'image', 'path'],
        },
      ],
    }),
  );
  expect(answer.status).toBe(200);
  return v.parse(MultiQueryAnswer, await answer.json()).results;
};

describe('the multi-query', () => {
  test('answers in the order of the requests, with what was asked for', async () => {
    const [queries, products] = await both('xyl');
    expect(queries).toMatchObject({ index: SUGGESTIONS_INDEX, query: 'xyl', page: 0 });
    expect(queries?.hits[0]).toMatchObject({ query: 'xylophones' });
    expect(products?.hits).toEqual([
      {
        objectID: String(WANTED),
        title: 'The Café of Xylophones',
        path: expect.stringMatching(/^\/products\/.+\/7$/),
        image: expect.objectContaining({ src: '/media/product/7/0' }),
        _highlightResult: {
          title: {
            value: 'The Café of <em>Xylophones</em>',
            matchLevel: 'full',
            matchedWords: ['xyl'],
          },
        },
      },
    ]);
  });

  test('leaves makers aside where it is held to the title, and takes them otherwise', async () => {
    expect((await both('umbralux'))[1]?.hits).toEqual([]);
    const answer = await ask(
      JSON.stringify({ requests: [{ indexName: PRODUCTS_INDEX, query: 'umbralux' }] }),
      'application/json',
    );
    const { results } = v.parse(MultiQueryAnswer, await answer.json());
    expect(results[0]?.hits).toHaveLength(1);
  });

  test('held to no attribute is held to nothing', async () => {
    const answer = await ask(
      JSON.stringify({
        requests: [
          { indexName: PRODUCTS_INDEX, query: 'umbralux', restrictSearchableAttributes: [] },
        ],
      }),
    );
    const { results } = v.parse(MultiQueryAnswer, await answer.json());
    expect(results[0]?.hits).toHaveLength(1);
  });

  test('shows a Hebrew title to who asks in Hebrew', async () => {
    expect((await both('צפרד'))[1]?.hits[0]).toMatchObject({
      title: 'הַגַּן שֶׁל צה״ל והצפרדעים',
    });
  });

  test('gives no more than 25 and 15', async () => {
    const answer = await ask(
      JSON.stringify({
        requests: [SUGGESTIONS_INDEX, PRODUCTS_INDEX].map((indexName) => ({
          indexName,
          query: 'a',
          hitsPerPage: 1000,
        })),
      }),
    );
    const { results } = v.parse(MultiQueryAnswer, await answer.json());
    expect(results[0]?.hits.length).toBeLessThanOrEqual(25);
    expect(results[1]?.hits.length).toBe(15);
  });

  test.each([
    ['', 'not JSON'],
    ['{', 'not JSON'],
    ['[]', 'no requests'],
    ['{"requests":[]}', 'none'],
    ['{"requests":[{"query":"a"}]}', 'no index'],
    [`{"requests":[${Array(11).fill('{"indexName":"products"}')}]}`, 'too many'],
    ['{"requests":[{"indexName":"products","hitsPerPage":-1}]}', 'less than nothing'],
  ])('refuses %j (%s) with a sentence', async (body) => {
    const answer = await ask(body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ message: expect.stringMatching(/\.$|expected/i) });
  });

  test('knows no other index', async () => {
    expect((await ask('{"requests":[{"indexName":"orders"}]}')).status).toBe(404);
  });

  test.each([
    'x'.repeat(5_000),
    "' OR 1=1--",
    '<script>alert(1)</script>',
    '!?…%_\\:*&|()',
    'a\0b',
    '\ud800',
    Array(200).fill('word').join(' '),
  ])('answers to %j', async (typed) => {
    expect(await both(typed)).toHaveLength(2);
  });

  test('answers to whatever is typed', async () => {
    const typed = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.string({ unit: fc.constantFrom(...'אבגםר\'"&|!:*()<> -abc1'), maxLength: 30 }),
    );
    await fc.assert(
      fc.asyncProperty(typed, async (query) => {
        await both(query);
      }),
      { numRuns: 60 },
    );
  });
});

describe('what shoppers searched', () => {
  const note = async (typed: string, now = new Date()) =>
    noteSearched(open.shop.db, typed, await find(typed), now);

  test('is suggested to others, the most frequent first', async () => {
    await note('cafe xylophones');
    for (const _ of [1, 2]) await note('  Xylophones  café ');
    const [queries] = await both('xylo');
    expect(queries?.hits.slice(0, 2)).toMatchObject([
      { query: 'Xylophones café' },
      { query: 'cafe xylophones' },
    ]);
    expect((await popularSearches(open.shop.db, 3))[0]).toBe('Xylophones café');
  });

  test('is not kept when it found nothing by its words, or holds others than the catalogue’s', async () => {
    const { db } = open.shop;
    const before = await db.$count(search_term);
    for (const typed of ['qqqqqq', 'xylohpones', 'xyloph', 'noa@example.com', '9799123456786', '…'])
      await note(typed);
    expect(await db.$count(search_term)).toBe(before);
  });

  test('is not kept when it tells nothing: all its words are those that any title may have', async () => {
    const { db } = open.shop;
    const before = await db.$count(search_term);
    for (const typed of ['the', 'A', 'and the']) await note(typed);
    expect(await db.$count(search_term)).toBe(before);
    await note('the umbralux');
    expect(await db.$count(search_term)).toBe(before + 1);
  });

  test('is shown without the signs that one of them put around it', async () => {
    await note('*** QUILLFEATHER < ***');
    const [queries] = await both('quillf');
    expect(queries?.hits.map(({ query }) => query)).not.toContain('*** QUILLFEATHER < ***');
    const kept = await open.shop.db.select().from(search_term);
    expect(kept.map(({ shown }) => shown)).not.toContainEqual(expect.stringMatching(/[*<>]/));
  });

  test('counts once, however often its results are narrowed, sorted or turned', async () => {
    const app = createApp({ shop: open.shop });
    const count = async () => {
      const kept = await open.shop.db.select().from(search_term);
      return kept.find(({ plain }) => plain === 'zelda quillfeather')?.count ?? 0;
    };
    const read = (query: string) => app.request(`/api/search?q=Zelda+Quillfeather${query}`);
    await read('');
    expect(await count()).toBe(1);
    for (const more of ['&page=2', '&sort=price-asc', '&vendors=umbralux', '&price_max=20'])
      expect((await read(more)).status).toBe(200);
    expect(await count()).toBe(1);
  });

  test('is forgotten after a season', async () => {
    const { db } = open.shop;
    await note('umbralux', new Date('2026-01-01'));
    await forgetSearched(db, new Date('2026-05-01'));
    const left = await db.select().from(search_term).where(eq(search_term.plain, 'umbralux'));
    expect(left).toEqual([]);
  });

  test('is filled up with the shop’s largest parts', async () => {
    expect((await popularSearches(open.shop.db, 6)).length).toBe(6);
  });
});
