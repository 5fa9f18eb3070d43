import * as v from 'valibot';
import { BagLine, LineRequest } from './bag.ts';
import { endpoint } from './endpoint.ts';
import { FavoriteIds, Favorites } from './favorites.ts';
import { Id } from './scalar.ts';

/** A line as a customer keeps it: what it is, how many, and what is to be done to it. */
export const SavedLine = v.object({
  ...LineRequest.entries,
  /** The prices in both are the shop's own, whatever is sent. */
  gift_options: v.optional(BagLine.entries.gift_options, null),
  personalization: v.optional(BagLine.entries.personalization, []),
  gift_card: BagLine.entries.gift_card,
});
export type SavedLine = v.InferOutput<typeof SavedLine>;

const SavedLines = v.pipe(
  v.array(SavedLine),
  v.maxLength(500, 'A list holds at most 500 different items.'),
);

/** Lines to take out; whatever else is sent of them is not looked at. */
const Identities = v.pipe(
  v.array(v.pick(LineRequest, ['id', 'type', 'item_key'])),
  v.maxLength(500),
);

export const readBag = endpoint({
  method: 'GET',
  path: '/api/customer/bag',
  summary:
    'The bag kept for the customer, at present prices: quantities capped at max, max 0 for what has run out.',
  audience: 'customer',
  status: 200,
  answer: v.array(BagLine),
});

export const saveBag = endpoint({
  method: 'POST',
  path: '/api/customer/bag',
  summary:
    'Keeps lines in the bag, each in place of the identical one (same id, type and item_key); the others stay. Answers the whole bag.',
  audience: 'customer',
  body: v.object({ bag: SavedLines }),
  status: 200,
  answer: v.array(BagLine),
});

export const removeFromBag = endpoint({
  method: 'POST',
  path: '/api/customer/bag/delete',
  summary: 'Takes lines out of the bag, and answers what is left in it.',
  audience: 'customer',
  body: v.object({ bag: Identities }),
  status: 200,
  answer: v.array(BagLine),
});

export const readLater = endpoint({
  method: 'GET',
  path: '/api/customer/later',
  summary: 'What the customer saved for later, answered as the bag is.',
  audience: 'customer',
  status: 200,
  answer: v.array(BagLine),
});

export const saveLater = endpoint({
  method: 'POST',
  path: '/api/customer/later',
  summary: 'Saves lines for later, each in place of the identical one. Answers the whole list.',
  audience: 'customer',
  body: v.object({ later: SavedLines }),
  status: 200,
  answer: v.array(BagLine),
});

export const removeFromLater = endpoint({
  method: 'POST',
  path: '/api/customer/later/delete',
  summary: 'Takes lines out of what is saved for later, and answers what is left.',
  audience: 'customer',
  body: v.object({ later: Identities }),
  status: 200,
  answer: v.array(BagLine),
});

export const mergeBag = endpoint({
  method: 'POST',
  path: '/api/customer/bag/merge',
  summary:
    'Merges what a guest had into what is kept for the customer, all of it or nothing: of a line that is in both the larger quantity counts. Asked twice it changes nothing more.',
  audience: 'customer',
  body: v.object({ bag: SavedLines, later: SavedLines, favorites: FavoriteIds }),
  status: 200,
  answer: v.object({
    /** Id of the customer who is signed in, whose lists these are. */
    customer: Id,
    /** Both lists as they were before, at present prices. */
    before: v.object({ bag: v.array(BagLine), later: v.array(BagLine) }),
    bag: v.array(BagLine),
    later: v.array(BagLine),
    favorites: Favorites,
  }),
});
