import type { Rule } from '../../db/list-rule.ts';
import type { ListIndex } from '../../kit/listing-index/listing-index.ts';
import { type Automated, pickFirst } from '../listing/automated.ts';
import type { Collection } from '../listing/collection.ts';
import { automatedPath, collectionPath } from '../listing/path.ts';
import { messages } from './messages.ts';

/** More than a rail shows, so that it stays full without what is sold out or shown already. */
const CANDIDATES = 28;

export interface Rail {
  title: string;
  path: string | null;
  /** Ids of products, the best first. */
  candidates: number[];
}

/** What the rails are drawn from. */
export interface Stores {
  index: ListIndex;
  now: Date;
  automated: Automated[];
  /** The collection to find a present in. */
  gifts: (Collection & { ids: number[] }) | undefined;
}

/**
 * The rails of the shop window in display order, with more products than they show. Three at most: whoever wants more
 * goes to a department, and each further one costs every visitor its pictures and words.
 */
export function railsOf(stores: Stores): Rail[] {
  const { index, now, automated, gifts } = stores;
  const { relavent, 'release_date-desc': newest } = index.orders;
  const first = (rule: Rule, order = relavent) =>
    pickFirst(index, rule, now, { order, most: CANDIDATES }).map((row) => index.ids[row] as number);
  const fresh = automated.find(({ rule }) => rule.released_within_days !== undefined);
  const bilingual = automated.find(({ rule }) => rule.bilingual);
  return [
    {
      title: messages.newOnShelves,
      path: fresh && first(fresh.rule, newest).length > 0 ? automatedPath(fresh) : null,
      candidates: first({ released_within_days: Number.POSITIVE_INFINITY }, newest),
    },
    ...(gifts ? [giftRail(gifts)] : []),
    ...(bilingual
      ? [
          {
            title: messages.inTwoLanguages,
            path: automatedPath(bilingual),
            candidates: first(bilingual.rule),
          },
        ]
      : []),
  ];
}

const giftRail = (gifts: Collection & { ids: number[] }): Rail => ({
  title: gifts.title,
  path: collectionPath(gifts),
  candidates: gifts.ids.slice(0, CANDIDATES),
});
