import type { Queryable } from '../server/db/database.ts';
import { asc, inArray } from '../server/db/operators.ts';
import { plan, plan_group, product } from '../server/db/schema.ts';
import { planGroups } from './words/plans.ts';

/** Puts the groups of plans together from the products that there are; one without any is left out. */
export async function writePlans(tx: Queryable): Promise<void> {
  const titles = planGroups.flatMap(({ plans }) => plans.map((one) => one.product));
  const rows = await tx
    .select({ id: product.id, title: product.title })
    .from(product)
    .where(inArray(product.title, titles))
    .orderBy(asc(product.id));
  const ids = new Map(rows.toReversed().map(({ id, title }) => [title, id]));
  for (const [at, { name, lead, plans }] of planGroups.entries()) {
    const own = plans.flatMap(({ product: title, badge = null, ...words }, position) => {
      const product_id = ids.get(title);
      return product_id === undefined
        ? []
        : [{ ...words, badge, product_id, position, group_id: at + 1 }];
    });
    if (own.length === 0) continue;
    await tx.insert(plan_group).values({ id: at + 1, name, lead });
    await tx.insert(plan).values(own);
  }
}
