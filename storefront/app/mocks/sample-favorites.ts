import { sampleProducts } from '@otzar/contract/product.examples';

/** Favorites with some more of what is sold, each once. */
export const liked = (favorites: number[], ids: number[]): number[] => {
  const sold = ids.filter((id) => sampleProducts.some((product) => product.id === id));
  return [...new Set([...favorites, ...sold])];
};
