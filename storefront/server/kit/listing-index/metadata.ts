import { asc } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { category, creator, filter_fact, vendor } from '../../db/schema.ts';
import type { CategoryNode } from './listing-index.ts';
import { type Dimension, rowValue, slugOf, Terms } from './terms.ts';

/** What products are told apart by, before any product is read. */
export interface IndexMetadata {
  terms: Terms;
  categories: Map<number, CategoryNode>;
  departments: CategoryNode[];
  vendorTerms: Map<number, number>;
  creatorTerms: Map<number, number>;
  /** Dimensions by the label of the fact. */
  facts: Map<string, Dimension>;
  /** The dimension of an option; none where its name can't stand in an address. */
  optionNamed: (name: string) => Dimension | undefined;
}

/** Categories, vendors, creators and the facts to filter by. */
export async function readMetadata(db: Queryable): Promise<IndexMetadata> {
  const terms = new Terms();
  const { categories, departments } = await readCategories(db, terms);
  const facts = await readFacts(db, terms);
  const vendorTerms = await readVendors(db, terms);
  const creatorTerms = await readCreators(db, terms);
  const optionNamed = optionsOf(terms);
  return { terms, categories, departments, vendorTerms, creatorTerms, facts, optionNamed };
}

async function readCategories(db: Queryable, terms: Terms) {
  const dimension = terms.dimension('categories', 'Category');
  const rows = await db.select().from(category).orderBy(asc(category.position), asc(category.id));
  const categories = new Map<number, CategoryNode>();
  for (const { position: _, product_count: __, ...row } of rows) {
    const term = terms.term(dimension, rowValue(row.slug, row.id), row.name, row.id);
    categories.set(row.id, { ...row, term, children: [] });
  }
  const departments: CategoryNode[] = [];
  for (const node of categories.values()) {
    const parent = node.parent_id === null ? undefined : categories.get(node.parent_id);
    (parent?.children ?? departments).push(node);
  }
  return { categories, departments };
}

async function readFacts(db: Queryable, terms: Terms): Promise<Map<string, Dimension>> {
  const rows = await db.select().from(filter_fact).orderBy(asc(filter_fact.position));
  return new Map(rows.map(({ label, slug }) => [label, terms.dimension(`filters.${slug}`, label)]));
}

async function readVendors(db: Queryable, terms: Terms): Promise<Map<number, number>> {
  const dimension = terms.dimension('vendors', 'Brand');
  const rows = await db.select().from(vendor);
  return new Map(rows.map(({ id, name, slug }) => [id, terms.term(dimension, slug, name)]));
}

async function readCreators(db: Queryable, terms: Terms): Promise<Map<number, number>> {
  const dimension = terms.dimension('creators', 'Creator');
  const rows = await db
    .select({ id: creator.id, name: creator.name, slug: creator.slug })
    .from(creator);
  return new Map(
    rows.map(({ id, name, slug }) => [id, terms.term(dimension, rowValue(slug, id), name, id)]),
  );
}

const LONGEST_NAME = 40;

function optionsOf(terms: Terms): IndexMetadata['optionNamed'] {
  const known = new Map<string, Dimension | undefined>();
  return (name) => {
    if (known.has(name)) return known.get(name);
    const slug = slugOf(name);
    const fits = /^[a-z0-9-]+$/.test(slug) && slug.length <= LONGEST_NAME;
    const key = `variations.${slug}`;
    const dimension = fits
      ? (terms.dimensions.find((one) => one.key === key) ?? terms.dimension(key, name))
      : undefined;
    known.set(name, dimension);
    return dimension;
  };
}
