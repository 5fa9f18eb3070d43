import { asc, eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { Queryable } from '../../db/database.ts';
import { Rule } from '../../db/list-rule.ts';
import { automated_category } from '../../db/schema.ts';
import { runOf } from '../../kit/listing-index/adjacency.ts';
import { FLAGS, type ListIndex } from '../../kit/listing-index/listing-index.ts';

export type Automated = typeof automated_category.$inferSelect;

/** An automated category, its rule checked; null where there is none. @throws when the rule is none. */
export async function readAutomatedCategory(db: Queryable, id: number): Promise<Automated | null> {
  const [row] = await db.select().from(automated_category).where(eq(automated_category.id, id));
  return row ? checked(row) : null;
}

/** All of them, in the order of their ids. @throws when a rule is none. */
export async function readAutomatedCategories(db: Queryable): Promise<Automated[]> {
  const rows = await db.select().from(automated_category).orderBy(asc(automated_category.id));
  return rows.map(checked);
}

const checked = (row: Automated): Automated => ({ ...row, rule: v.parse(Rule, row.rule) });

const DAY_MS = 86_400_000;

/** Whether a row is picked. */
type Picks = (row: number) => boolean;

/**
 * What a rule picks at a moment, among the rows of its category. A facet that the shop does not have picks
 * nothing.
 */
function picksOf(index: ListIndex, rule: Rule, now: Date): Picks {
  const today = Math.floor(now.getTime() / DAY_MS);
  const terms = Object.entries(rule.facets ?? {}).map(([key, values]) =>
    termsOf(index, key, values),
  );
  return (row) => holds(index, row, rule, today) && terms.every((some) => hasOne(index, row, some));
}

/** The rows that a rule picks at a moment, in the order of ids. */
export function pickRows(index: ListIndex, rule: Rule, now: Date): Int32Array {
  const picks = picksOf(index, rule, now);
  const node = nodeOf(index, rule);
  if (node) return runOf(index.rowsOf, node.term).filter(picks);
  const rows = new Int32Array(rule.category === undefined ? index.ids.length : 0);
  let picked = 0;
  for (let row = 0; row < rows.length; row++) if (picks(row)) rows[picked++] = row;
  return rows.subarray(0, picked);
}

/** The first rows in an order that a rule picks: no further than it must go. */
export function pickFirst(
  index: ListIndex,
  rule: Rule,
  now: Date,
  { order, most }: { order: Int32Array; most: number },
): number[] {
  const picks = picksOf(index, rule, now);
  const node = nodeOf(index, rule);
  if (rule.category !== undefined && !node) return [];
  const below = new Set(node ? [node.term] : []);
  const found: number[] = [];
  for (const row of order) {
    if (!picks(row) || (node && !hasOne(index, row, below))) continue;
    if (found.push(row) === most) break;
  }
  return found;
}

const nodeOf = ({ categories }: ListIndex, { category }: Rule) => categories.get(category ?? 0);

function holds(index: ListIndex, row: number, rule: Rule, today: number): boolean {
  const flags = index.flags[row] ?? 0;
  const awaited = (index.preorder[row] ?? 0) > today;
  const age = today - (index.released[row] ?? 0);
  const { released_within_days: days, price_below_cents: below } = rule;
  if (rule.bilingual && !(flags & FLAGS.bilingual)) return false;
  if (rule.reduced && !(flags & FLAGS.reduced)) return false;
  if (rule.preorder && !awaited) return false;
  if (days !== undefined && (awaited || age < 0 || age > days)) return false;
  return below === undefined || (index.prices[row] ?? 0) < below;
}

function termsOf({ dimensions }: ListIndex, key: string, values: string[]): Set<number> {
  const dimension = dimensions.find((one) => one.key === key);
  return new Set(values.flatMap((value) => dimension?.byValue.get(value) ?? []));
}

const hasOne = ({ termsOf: terms }: ListIndex, row: number, some: Set<number>) =>
  runOf(terms, row).some((term) => some.has(term));
