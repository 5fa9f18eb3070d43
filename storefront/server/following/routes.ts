import {
  type Followed,
  type Following,
  follow,
  readFollowing,
  unfollow,
} from '@otzar/contract/following';
import { withFollowed } from '@otzar/domain/following';
import { and, asc, eq } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { isRowId } from '../db/row-id.ts';
import { creator, customer_following, vendor } from '../db/schema.ts';
import type { Mount } from '../http/endpoint.ts';
import { notFound } from '../http/refusal.ts';
import type { Shop } from '../shop.ts';

export function followingRoutes(mount: Mount, { db }: Shop): void {
  mount(readFollowing, (_, { customer }) => readAll(db, customer));

  mount(follow, async ({ body }, { customer }) => {
    if (!(await isKnown(db, body))) throw notFound('There is nobody here to follow.');
    await db
      .insert(customer_following)
      .values({ customer_id: customer, type: body.type, followed_id: body.id })
      .onConflictDoNothing();
    return readAll(db, customer);
  });

  mount(unfollow, async ({ body: { type, id } }, { customer }) => {
    const mine = eq(customer_following.customer_id, customer);
    const them = and(eq(customer_following.type, type), eq(customer_following.followed_id, id));
    if (isRowId(id)) await db.delete(customer_following).where(and(mine, them));
    return readAll(db, customer);
  });
}

async function readAll(db: Queryable, customer: number): Promise<Following> {
  const rows = await db
    .select({ type: customer_following.type, id: customer_following.followed_id })
    .from(customer_following)
    .where(eq(customer_following.customer_id, customer))
    .orderBy(asc(customer_following.position));
  return rows.reduce<Following>(withFollowed, { creators: [], vendors: [] });
}

const TABLES = { creator, vendor };

async function isKnown(db: Queryable, { type, id }: Followed): Promise<boolean> {
  if (!isRowId(id)) return false;
  const table = TABLES[type];
  const rows = await db.select({ id: table.id }).from(table).where(eq(table.id, id));
  return rows.length > 0;
}
