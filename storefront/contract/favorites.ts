import * as v from 'valibot';
import { messages } from '#messages/favorites';
import { endpoint } from './endpoint.ts';
import { Id } from './scalar.ts';

/** Ids of products that are added or taken out. */
export const FavoriteIds = v.pipe(
  v.array(Id),
  v.maxLength(1000, () => messages.tooMany),
);

const body = v.object({ ids: FavoriteIds });

/** Ids of products, the first one kept first. */
export const Favorites = v.array(Id);

export const addFavorites = endpoint({
  method: 'POST',
  path: '/api/customer/favorites',
  audience: 'customer',
  body,
  status: 200,
  answer: Favorites,
});

export const removeFavorites = endpoint({
  method: 'PATCH',
  path: '/api/customer/favorites',
  audience: 'customer',
  body,
  status: 200,
  answer: Favorites,
});
