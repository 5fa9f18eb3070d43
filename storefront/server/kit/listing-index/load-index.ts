import { setImmediate as turn } from 'node:timers/promises';
import type { Product } from '@otzar/contract/product';
import type { Database } from '../../db/database.ts';
import { compressRows, GrowableArray } from './adjacency.ts';
import { type Columns, FLAGS, type ListIndex, rowOf } from './listing-index.ts';
import { type IndexMetadata, readMetadata } from './metadata.ts';
import { orderRows } from './orders.ts';
import { slugOf } from './terms.ts';

/** So many ids are read at a time: a few milliseconds of work, then others have their turn. */
const CHUNK = 2_000;

type ProductRow = [
  id: number,
  price: number,
  popularity: number,
  released: number,
  preorder: number,
  flags: number,
  vendor: number,
  meta: string,
  options: string,
];

const PRODUCTS = `
  select id, price_cents, popularity, release_date - date '1970-01-01',
    coalesce(preorder_date - date '1970-01-01', 0),
    (heb_title is not null)::int * ${FLAGS.bilingual}
      + (fake_price_cents > price_cents)::int * ${FLAGS.reduced},
    vendor_id, meta::text, options::text
  from product where id > $1 order by id limit ${CHUNK}`;

/** One row for each category or creator is a tenth of the work of one for each product it has. */
const productsBy = (column: 'category_id' | 'creator_id', table: string) => `
  select ${column}, string_agg(product_id::text, ',') from ${table}
  where product_id > $1 and product_id <= $2 group by ${column}`;
const CATEGORIES = productsBy('category_id', 'product_category');
const CREATORS = productsBy('creator_id', 'product_creator');

/**
 * Reads the whole catalogue, chunk by chunk, while the process goes on answering. The next chunk is asked
 * for before this one is taken in: database and process work side by side.
 */
export async function loadIndex(db: Database): Promise<ListIndex> {
  const load = new Load(db, await readMetadata(db));
  let products = load.productsAfter(0);
  let last = 0;
  for (;;) {
    const chunk = await products;
    const upTo = chunk.at(-1)?.[0];
    if (upTo === undefined) return load.finish();
    products = load.productsAfter(upTo);
    // Whoever awaits it hears of a failure; one in the meantime must not end the process.
    products.catch(() => undefined);
    await load.take(chunk, last, upTo);
    last = upTo;
    await turn();
  }
}

class Load {
  readonly #db: Database;
  readonly #bearings: IndexMetadata;
  readonly #columns = {
    ids: new GrowableArray(),
    prices: new GrowableArray(),
    popularity: new GrowableArray(),
    released: new GrowableArray(),
    preorder: new GrowableArray(),
    flags: new GrowableArray(),
  };
  /** Pairs: this row has that term. */
  readonly #rows = new GrowableArray();
  readonly #terms = new GrowableArray();

  constructor(db: Database, bearings: IndexMetadata) {
    this.#db = db;
    this.#bearings = bearings;
  }

  productsAfter(id: number): Promise<ProductRow[]> {
    return this.#read<ProductRow>(PRODUCTS, [id]);
  }

  /** Takes in some products and what hangs on the ids among them. */
  async take(products: ProductRow[], after: number, upTo: number): Promise<void> {
    const lists = Promise.all([
      this.#read<[number, string]>(CATEGORIES, [after, upTo]),
      this.#read<[number, string]>(CREATORS, [after, upTo]),
    ]);
    for (const product of products) this.#takeProduct(product);
    const { categories, creatorTerms } = this.#bearings;
    const [inCategories, byCreators] = await lists;
    for (const [id, ids] of inCategories) this.#takeList(categories.get(id)?.term, ids);
    for (const [id, ids] of byCreators) this.#takeList(creatorTerms.get(id), ids);
  }

  async finish(): Promise<ListIndex> {
    const columns = this.#ownColumns();
    const size = columns.ids.length;
    const { terms, ...bearings } = this.#bearings;
    const orders = orderRows(columns);
    await turn();
    const termsOf = compressRows(this.#rows.numbers, this.#terms.numbers, size);
    await turn();
    const rowsOf = compressRows(this.#terms.numbers, this.#rows.numbers, terms.all.length);
    for (let term = 0; term < terms.all.length; term++)
      rowsOf.values.subarray(rowsOf.offsets[term], rowsOf.offsets[term + 1]).sort();
    const { all, dimensions } = terms;
    return { ...columns, ...bearings, terms: all, dimensions, termsOf, rowsOf, orders };
  }

  /** Copies, so that no room for growth is kept. */
  #ownColumns(): Columns {
    const { ids, prices, popularity, released, preorder, flags } = this.#columns;
    return {
      ids: ids.numbers.slice(),
      prices: prices.numbers.slice(),
      popularity: popularity.numbers.slice(),
      released: released.numbers.slice(),
      preorder: preorder.numbers.slice(),
      flags: flags.numbers.slice(),
    };
  }

  async #read<Row extends unknown[]>(text: string, values: number[]): Promise<Row[]> {
    const { rows } = await this.#db.$client.query<Row>({ text, values, rowMode: 'array' });
    return rows;
  }

  #takeProduct(product: ProductRow): void {
    const [id, price, popularity, released, preorder, flags, vendor, meta, options] = product;
    const row = this.#columns.ids.length;
    this.#columns.ids.push(id);
    this.#columns.prices.push(price);
    this.#columns.popularity.push(popularity);
    this.#columns.released.push(released);
    this.#columns.preorder.push(preorder);
    this.#columns.flags.push(flags);
    this.#pair(row, this.#bearings.vendorTerms.get(vendor));
    const taken = new Set<number | undefined>();
    if (meta !== '[]') this.#factTerms(JSON.parse(meta), taken);
    if (options !== '[]') this.#optionTerms(JSON.parse(options), taken);
    for (const term of taken) this.#pair(row, term);
  }

  #factTerms(meta: Product['meta'], taken: Set<number | undefined>): void {
    for (const { label, value } of meta) {
      const fact = this.#bearings.facts.get(label);
      const slug = fact && slugOf(value);
      if (fact && slug) taken.add(this.#bearings.terms.term(fact, slug, value));
    }
  }

  #optionTerms(options: Product['options'], taken: Set<number | undefined>): void {
    for (const { name, values } of options) {
      const dimension = this.#bearings.optionNamed(name);
      for (const value of dimension ? values : []) {
        const slug = slugOf(value);
        if (dimension && slug) taken.add(this.#bearings.terms.term(dimension, slug, value));
      }
    }
  }

  #takeList(term: number | undefined, products: string): void {
    const ids = this.#columns.ids.numbers;
    for (const id of products.split(',')) {
      const row = rowOf({ ids }, Number(id));
      if (row >= 0) this.#pair(row, term);
    }
  }

  #pair(row: number, term: number | undefined): void {
    if (term === undefined) return;
    this.#rows.push(row);
    this.#terms.push(term);
  }
}
