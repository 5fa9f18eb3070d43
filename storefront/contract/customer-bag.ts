import * as v from 'valibot';
import { messages } from '#messages/customer-bag';
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
  v.maxLength(500, () => messages.tooMany),
);

/** Lines to take out; whatever else is sent of them is not looked at. */
const Identities = v.pipe(
  v.array(v.pick(LineRequest, ['id', 'type', 'item_key'])),
  v.maxLength(500),
);

export const readBag = endpoint({
  method: 'GET',
  path: '/api/customer/bag',
  audience: 'customer',
  status: 200,
  answer: v.array(BagLine),
});

export const saveBag = endpoint({
  method: 'POST',
  path: '/api/customer/bag',
  audience: 'customer',
  body: v.object({ bag: SavedLines }),
  status: 200,
  answer: v.array(BagLine),
});

export const removeFromBag = endpoint({
  method: 'POST',
  path: '/api/customer/bag/delete',
  audience: 'customer',
  body: v.object({ bag: Identities }),
  status: 200,
  answer: v.array(BagLine),
});

export const readLater = endpoint({
  method: 'GET',
  path: '/api/customer/later',
  audience: 'customer',
  status: 200,
  answer: v.array(BagLine),
});

export const saveLater = endpoint({
  method: 'POST',
  path: '/api/customer/later',
  audience: 'customer',
  body: v.object({ later: SavedLines }),
  status: 200,
  answer: v.array(BagLine),
});

export const removeFromLater = endpoint({
  method: 'POST',
  path: '/api/customer/later/delete',
  audience: 'customer',
  body: v.object({ later: Identities }),
  status: 200,
  answer: v.array(BagLine),
});

export const mergeBag = endpoint({
  method: 'POST',
  path: '/api/customer/bag/merge',
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
