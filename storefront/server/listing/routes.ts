import { type Listing, PAGE_SIZE, readListing, searchProducts } from '@otzar/contract/listing';
import { asc, eq } from 'drizzle-orm';
import { categoryPath } from '../category/path.ts';
import { HOME, readWay } from '../category/way.ts';
import { category } from '../db/schema.ts';
import type { Mount } from '../http/endpoint.ts';
import { notFound } from '../http/refusal.ts';
import { readCards } from '../product/card.ts';
import type { Shop } from '../shop.ts';
import { readCategoryPage } from './category-page.ts';
import { pageOf } from './page.ts';
import { findProducts } from './search.ts';

export function listingRoutes(mount: Mount, { db }: Shop): void {
  mount(readListing, async ({ params, query }): Promise<Listing> => {
    const [found] = await db.select().from(category).where(eq(category.id, params.id));
    if (found === undefined) throw notFound('We have no such department.');
    const paging = pageOf(found.product_count, query.page);
    const [products, way, children] = await Promise.all([
      readCategoryPage(db, found, query.sort, paging).then((ids) => readCards(db, ids)),
      readWay(db, found.id),
      db
        .select()
        .from(category)
        .where(eq(category.parent_id, found.id))
        .orderBy(asc(category.position), asc(category.id)),
    ]);
    return {
      title: found.name,
      heb_title: found.heb_name,
      description: found.description,
      path: categoryPath(found),
      breadcrumbs: way,
      children: children.map((child) => ({
        name: child.name,
        path: categoryPath(child),
        count: child.product_count,
      })),
      products,
      total: found.product_count,
      page: paging.page,
      pages: paging.pages,
      sort: query.sort,
    };
  });

  mount(searchProducts, async ({ query }): Promise<Listing> => {
    const ids = query.q === '' ? [] : await findProducts(db, query.q, query.sort);
    const { page, pages, offset } = pageOf(ids.length, query.page);
    const title = query.q === '' ? 'Search' : `Results for “${query.q}”`;
    const path = query.q === '' ? '/search' : `/search?${new URLSearchParams({ q: query.q })}`;
    return {
      title,
      heb_title: null,
      description: '',
      path,
      breadcrumbs: [HOME, { name: title, path }],
      children: [],
      products: await readCards(db, ids.slice(offset, offset + PAGE_SIZE)),
      total: ids.length,
      page,
      pages,
      sort: query.sort,
    };
  });
}
