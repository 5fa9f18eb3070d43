import { readCards as readCardsCall, readProduct } from '@otzar/contract/product';
import { isRowId } from '../../db/row-id.ts';
import type { Mount } from '../../kit/endpoint.ts';
import { notFound } from '../../kit/http-error.ts';
import type { Shop } from '../../kit/shop.ts';
import { readCards } from './card.ts';
import { messages } from './messages.ts';
import { readProductPage } from './page.ts';

export function productRoutes(mount: Mount, { db }: Shop): void {
  mount(readProduct, async ({ params }) => {
    const page = await readProductPage(db, params.id);
    if (page === null) throw notFound(messages.notSold);
    return page;
  });

  mount(readCardsCall, ({ query }) => readCards(db, query.ids.filter(isRowId)));
}
