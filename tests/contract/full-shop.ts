import { api } from '@otzar/contract/api';
import type { Discount } from '@otzar/contract/discount';
import type { GiftCard } from '@otzar/contract/gift-card';
import { createApp } from '../../storefront/server/app/app.ts';
import type { Database } from '../../storefront/server/db/database.ts';
import { discount, gift_card, product, variation } from '../../storefront/server/db/schema.ts';
import { temporaryShop } from '../temporary-shop.ts';
import type { Shelves } from './any-bag.ts';
import { discounts, giftCards } from './codes.ts';
import { type Handler, Visitor } from './visitor.ts';

/** More than most orders come to, and a share that leaves fractions of a cent. */
const moreDiscounts = [
  { code: 'HUGE', kind: 'amount', value: 400 },
  { code: 'ODD', kind: 'percent', value: 33.33 },
] as const;

const moreCards = [
  { code: 'OTZ-ONLY-CENT-CARD', initial_cents: 1, balance_cents: 1 },
  { code: 'OTZ-ODDS-ENDS-CARD', initial_cents: 1234, balance_cents: 1234 },
];

/** A second field for whatever can be written on. */
const secondField = { key: 'back', label: 'On the back', price: 3.35, max_length: 8 };

/** Fills the shelves, and adds codes and words that the demo does not have. */
async function stockUp(db: Database): Promise<void> {
  await db.update(product).set({ stock: 100_000 });
  await db.update(variation).set({ stock: 100_000 });
  await db.insert(discount).values([...moreDiscounts]);
  await db.insert(gift_card).values(moreCards);
  await db.$client.query(
    "update product set personalizations = personalizations || $1 where personalizations <> '[]'",
    [JSON.stringify([secondField])],
  );
}

async function readShelves(db: Database, visitor: Visitor): Promise<Shelves> {
  const rows = await db.select({ id: product.id }).from(product);
  const products = await Promise.all(
    rows.map(({ id }) => visitor.call(api.readProduct, { params: { id: String(id) } })),
  );
  return { products, eGiftCard: await visitor.call(api.readEGiftCard) };
}

function readDiscounts(visitor: Visitor, { products }: Shelves): Promise<Discount[]> {
  const { percent, amount, freeShipping, minimum, onceEach } = discounts;
  const codes = [percent, amount, freeShipping, minimum, onceEach];
  const lines = products
    .filter(({ variation_infos, item_type }) => !variation_infos.length && item_type === 'physical')
    .map(({ id, type }) => ({ id, type, quantity: 1 }));
  return Promise.all(
    [...codes, ...moreDiscounts.map(({ code }) => code)].map((code) =>
      visitor.call(api.checkDiscount, { body: { code, lines } }),
    ),
  );
}

const readCards = (visitor: Visitor): Promise<GiftCard[]> =>
  Promise.all(
    [giftCards.small, giftCards.fifty, giftCards.large, ...moreCards].map(({ code }) =>
      visitor.call(api.checkGiftCard, { body: { code } }),
    ),
  );

export interface FullShop {
  answer: Handler;
  shelves: Shelves;
  /** As a browser keeps them once their codes were entered: the bag may change afterwards. */
  known: { discounts: Discount[]; cards: GiftCard[] };
  /** Gives all gift cards their whole balance again. */
  fillCards: () => Promise<unknown>;
  close: () => Promise<void>;
}

/** A shop with more than enough of all it sells, and with discounts and gift cards of every kind. */
export async function openFullShop(): Promise<FullShop> {
  const { shop, close } = await temporaryShop();
  const { db } = shop;
  await stockUp(db);
  const app = createApp({ shop });
  const answer: Handler = async (request) => app.fetch(request);
  const visitor = await Visitor.known(answer);
  const shelves = await readShelves(db, visitor);
  const cards = await readCards(visitor);
  const fillCards = () =>
    db.$client.query('update gift_card set balance_cents = initial_cents where code = any($1)', [
      cards.map(({ code }) => code),
    ]);
  const known = { discounts: await readDiscounts(visitor, shelves), cards };
  return { answer, shelves, known, fillCards, close };
}
