import { readProduct } from '@otzar/contract/product';
import type { Mount } from '../http/endpoint.ts';
import { notFound } from '../http/refusal.ts';
import type { Shop } from '../shop.ts';
import { readProductPage } from './page.ts';

export function productRoutes(mount: Mount, { db }: Shop): void {
  mount(readProduct, async ({ params }) => {
    const page = await readProductPage(db, params.id);
    if (page === null) throw notFound('We do not sell this item.');
    return page;
  });
}
