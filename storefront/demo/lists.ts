import type { Queryable } from '../server/db/database.ts';
import { sql } from '../server/db/operators.ts';
import {
  automated_category,
  collection,
  collection_product,
  filter_fact,
  product,
} from '../server/db/schema.ts';
import { categoryId } from './departments.ts';
import { automatedLists, collections, filterFacts } from './words/lists.ts';

/** Automated categories and the facts to filter by, which need no product. */
export async function writeLists(db: Queryable): Promise<void> {
  await db.insert(filter_fact).values(filterFacts);
  await db.insert(automated_category).values(
    automatedLists.map(({ rule: { shelf, ...rule }, ...list }, at) => ({
      id: at + 1,
      ...list,
      rule: { ...rule, ...(shelf && { category: categoryId(shelf) }) },
    })),
  );
  await db.insert(collection).values(
    collections.map(({ shelves: _, each: __, ...row }, at) => ({
      id: at + 1,
      ...row,
      position: at,
    })),
  );
}

/** Puts the collections together from the products that there are: a best seller of each shelf in turn. */
export async function fillCollections(db: Queryable): Promise<void> {
  for (const [at, { shelves, each }] of collections.entries()) {
    const ids = shelves.map(categoryId);
    const shelf = sql`array_position(${sql.param(ids)}::int[], category_id)`;
    await db.execute(sql`
      insert into ${collection_product} (collection_id, product_id, position)
      select ${at + 1}::int, id, row_number() over (order by place, shelf)
      from (
        select id, ${shelf} as shelf,
          row_number() over (partition by category_id order by popularity desc, id) as place
        from ${product}
        where preorder_date is null and category_id = any(${sql.param(ids)}::int[])
      ) ranked
      where place <= ${each}`);
  }
}
