import { type ProductCard, readCards } from '@otzar/contract/product';
import { bagModule } from '../../features/bag/bag-module.ts';
import { call } from '../../platform/http.ts';

/** The shop shows so many cards at once. */
export const CARDS_AT_ONCE = 50;

/** The cards of all that this shopper keeps as favorites, the latest first. @throws {CallFailed} */
export async function favoriteCards(signal: AbortSignal): Promise<ProductCard[]> {
  const ids = (await bagModule.load()).favorites.toReversed();
  const parts: number[][] = [];
  for (let at = 0; at < ids.length; at += CARDS_AT_ONCE)
    parts.push(ids.slice(at, at + CARDS_AT_ONCE));
  const answers = await Promise.all(
    parts.map((part) => call(readCards, { query: { ids: part.join(',') } }, { signal })),
  );
  return answers.flat();
}
