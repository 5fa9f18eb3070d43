import type { Plan, PlanGroup } from '@otzar/contract/plan';
import { irregular, lastStart } from '@otzar/domain/recurring';
import { frequencies } from '@otzar/domain/subscription';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { plan, plan_group, product } from '../../db/schema.ts';
import { readCatalogueWords } from '../../kit/catalogue-words.ts';
import { notFound } from '../../kit/http-error.ts';
import { readCards } from '../product/card.ts';
import { messages } from './messages.ts';

/** The kinds of groups: plans that the shop put together, and any one product. */
const PLANS = 1;
const PRODUCT = 2;

const missing = () => notFound(messages.missing);

type Days = Pick<PlanGroup, 'first_day' | 'last_day'>;

const daysFrom = (today: string): Days => ({ first_day: today, last_day: lastStart(today) });

type GroupRow = typeof plan_group.$inferSelect;

async function shown(db: Queryable, groups: GroupRow[], today: string): Promise<PlanGroup[]> {
  const ids = groups.map(({ id }) => id);
  const rows = await db
    .select()
    .from(plan)
    .where(inArray(plan.group_id, ids))
    .orderBy(asc(plan.position));
  const cards = await readCards(
    db,
    rows.map(({ product_id }) => product_id),
  );
  const words = await readCatalogueWords(db);
  const sold = new Map(cards.map((card) => [card.id, card]));
  return groups.map(({ id, name, lead }) => {
    const plans = rows.flatMap(({ group_id, product_id, ...told }): Plan[] => {
      const card = sold.get(product_id);
      if (group_id !== id || card === undefined) return [];
      const { frequencies: often, badge } = told;
      return [
        {
          name: words(told.name),
          product: card,
          includes: told.includes.map(words),
          frequencies: often,
          badge: badge && words(badge),
        },
      ];
    });
    const out = plans.every(({ product: { max } }) => max < 1);
    const refused = out ? messages.soldOut : null;
    return {
      type_id: PLANS,
      group_id: id,
      name: words(name),
      lead: words(lead),
      plans,
      refused,
      ...daysFrom(today),
    };
  });
}

/** All groups of plans. */
export async function readPlanGroups(db: Queryable, today: string): Promise<PlanGroup[]> {
  const groups = await db.select().from(plan_group).orderBy(asc(plan_group.id));
  return groups.length === 0 ? [] : shown(db, groups, today);
}

/** One group of plans, or one product to come regularly. @throws {HttpError} 404 where there is none */
export async function readPlanGroupOf(
  db: Queryable,
  { type_id, group_id }: Pick<PlanGroup, 'type_id' | 'group_id'>,
  today: string,
): Promise<PlanGroup> {
  if (type_id === PRODUCT) return ofProduct(db, group_id, today);
  const rows = await db.select().from(plan_group).where(eq(plan_group.id, group_id));
  const [group] = rows.length === 0 ? [] : await shown(db, rows, today);
  if (group === undefined) throw missing();
  return group;
}

async function ofProduct(db: Queryable, id: number, today: string): Promise<PlanGroup> {
  const [card] = await readCards(db, [id]);
  if (card === undefined) throw missing();
  const [row] = await db
    .select({ fields: product.personalizations })
    .from(product)
    .where(eq(product.id, id));
  return {
    type_id: PRODUCT,
    group_id: id,
    name: card.title,
    lead: messages.sameAgain,
    plans: [{ name: card.title, product: card, includes: [], frequencies, badge: null }],
    refused: irregular(card, (row?.fields.length ?? 0) > 0),
    ...daysFrom(today),
  };
}
