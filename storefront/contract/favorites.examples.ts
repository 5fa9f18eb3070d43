import type { Answer } from './endpoint.ts';
import type { addFavorites, removeFavorites } from './favorites.ts';
import { readProductExamples } from './product.examples.ts';

const { default: book, variations: mug } = readProductExamples;

export const addFavoritesExamples = {
  default: [book.id, mug.id],
} satisfies Record<string, Answer<typeof addFavorites>>;

export const removeFavoritesExamples = {
  default: [book.id],
  empty: [],
} satisfies Record<string, Answer<typeof removeFavorites>>;
