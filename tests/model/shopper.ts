/** What was put in somewhere: how many of which product, by id; and the products that are liked. */
export interface Lists {
  bag: Map<number, number>;
  later: Map<number, number>;
  favorites: Set<number>;
}

export type Who = 'noa' | 'avi';

/** What a shopper would say is where, whatever the machines do. */
export interface Shopper {
  signedIn: Who | null;
  /** Whether the session has ended and this browser has not heard of it. */
  expired: boolean;
  guest: Lists;
  noa: Lists;
  avi: Lists;
  /** How often something was put in and liked so far. */
  adds: number;
  likes: number;
}

const nothing = (): Lists => ({ bag: new Map(), later: new Map(), favorites: new Set() });

/** Products of the seed that can be had as they are, some of which the customers keep already. */
export const products = { mug: 13, cookbook: 14, candle: 15, book: 1, hebrew: 9, digital: 7 };

/** What is put in and liked, in turn. */
export const put = [products.mug, products.cookbook];
export const liked = [products.book, products.digital, products.hebrew, products.mug];

/** Two customers who keep something already, and a browser that is nobody's. */
export const atFirst = (): Shopper => ({
  signedIn: null,
  expired: false,
  guest: nothing(),
  noa: {
    bag: new Map([[products.mug, 2]]),
    later: new Map([[products.candle, 1]]),
    favorites: new Set([products.book]),
  },
  avi: {
    bag: new Map([[products.cookbook, 3]]),
    later: new Map(),
    favorites: new Set([products.hebrew]),
  },
  adds: 0,
  likes: 0,
});

/** What is in front of the shopper. */
export const shownTo = (shopper: Shopper): Lists => shopper[shopper.signedIn ?? 'guest'];

/** Of what both have, the larger number: neither lost nor doubled. */
function join(into: Map<number, number>, from: Map<number, number>): void {
  for (const [id, many] of from) into.set(id, Math.max(many, into.get(id) ?? 0));
}

/** What a guest has is theirs once they sign in; what a customer had stays with the shop. */
export function becomes(shopper: Shopper, who: Who | null): void {
  if (who !== null && shopper.signedIn === null) {
    join(shopper[who].bag, shopper.guest.bag);
    join(shopper[who].later, shopper.guest.later);
    for (const id of shopper.guest.favorites) shopper[who].favorites.add(id);
  }
  shopper.guest = nothing();
  shopper.signedIn = who;
  shopper.expired = false;
}
