import { logged } from '../../db/logged.ts';
import type { Found } from '../../kit/search-provider.ts';
import type { Shop } from '../../kit/shop.ts';
import { findProducts } from '../search/find.ts';

const NOTHING_TYPED: Found = { ids: [], guessed: false, didYouMean: null };

/** What finds the products of a search: the shop's own search answers where the provider does not. */
export const finderOf =
  ({ db, findAtProvider }: Pick<Shop, 'db' | 'findAtProvider'>) =>
  async (typed: string): Promise<Found> => {
    if (typed === '') return NOTHING_TYPED;
    const own = () => findProducts(db, typed);
    if (findAtProvider === undefined) return own();
    return findAtProvider(typed).catch((error: unknown) => {
      console.error(`The search provider did not answer: ${logged(error)}`);
      return own();
    });
  };
