import { addFavorites, removeFavorites } from '@otzar/contract/favorites';
import type { Mount } from '../../kit/endpoint.ts';
import type { Shop } from '../../kit/shop.ts';
import { dropFavorites, saveFavorites } from './queries.ts';

export function favoritesRoutes(mount: Mount, { db }: Shop): void {
  mount(addFavorites, ({ body }, { customer }) => saveFavorites(db, customer, body.ids));
  mount(removeFavorites, ({ body }, { customer }) => dropFavorites(db, customer, body.ids));
}
