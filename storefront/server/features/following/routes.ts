import type { Answer } from '@otzar/contract/endpoint';
import {
  type Followed,
  type Following,
  follow,
  listFollowed,
  readFollowing,
  unfollow,
} from '@otzar/contract/following';
import { withFollowed } from '@otzar/domain/following';
import { and, asc, desc, eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { isRowId } from '../../db/row-id.ts';
import { creator, customer_following, vendor } from '../../db/schema.ts';
import type { Mount } from '../../kit/endpoint.ts';
import { notFound } from '../../kit/http-error.ts';
import type { Shop } from '../../kit/shop.ts';
import { creatorPath } from '../listing/path.ts';
import { messages } from './messages.ts';

export function followingRoutes(mount: Mount, { db }: Shop): void {
  mount(readFollowing, (_, { customer }) => readFollowed(db, customer));

  mount(listFollowed, (_, { customer }) => readNames(db, customer));

  mount(follow, async ({ body }, { customer }) => {
    if (!(await isKnown(db, body))) throw notFound(messages.nobody);
    await db
      .insert(customer_following)
      .values({ customer_id: customer, type: body.type, followed_id: body.id })
      .onConflictDoNothing();
    return readFollowed(db, customer);
  });

  mount(unfollow, async ({ body: { type, id } }, { customer }) => {
    const mine = eq(customer_following.customer_id, customer);
    const them = and(eq(customer_following.type, type), eq(customer_following.followed_id, id));
    if (isRowId(id)) await db.delete(customer_following).where(and(mine, them));
    return readFollowed(db, customer);
  });
}

export async function readFollowed(db: Queryable, customer: number): Promise<Following> {
  const rows = await db
    .select({ type: customer_following.type, id: customer_following.followed_id })
    .from(customer_following)
    .where(eq(customer_following.customer_id, customer))
    .orderBy(asc(customer_following.position));
  return rows.reduce<Following>(withFollowed, { creators: [], vendors: [] });
}

/** Whom a customer follows, by name, the last one first; who has left the shop is left out. */
async function readNames(db: Queryable, customer: number): Promise<Answer<typeof listFollowed>> {
  const following = (type: Followed['type']) =>
    and(eq(customer_following.customer_id, customer), eq(customer_following.type, type));
  const people = await db
    .select({ id: creator.id, name: creator.name, heb_name: creator.heb_name, slug: creator.slug })
    .from(customer_following)
    .innerJoin(creator, eq(creator.id, customer_following.followed_id))
    .where(following('creator'))
    .orderBy(desc(customer_following.position));
  const houses = await db
    .select({ id: vendor.id, name: vendor.name })
    .from(customer_following)
    .innerJoin(vendor, eq(vendor.id, customer_following.followed_id))
    .where(following('vendor'))
    .orderBy(desc(customer_following.position));
  return {
    creators: people.map(({ slug, ...person }) => ({
      ...person,
      path: creatorPath({ slug, id: person.id }),
    })),
    vendors: houses.map((house) => ({
      ...house,
      path: `/search?q=${encodeURIComponent(house.name)}`,
    })),
  };
}

const TABLES = { creator, vendor };

async function isKnown(db: Queryable, { type, id }: Followed): Promise<boolean> {
  if (!isRowId(id)) return false;
  const table = TABLES[type];
  const rows = await db.select({ id: table.id }).from(table).where(eq(table.id, id));
  return rows.length > 0;
}
