import { randomUUID } from 'node:crypto';
import type { Frequency } from '@otzar/contract/subscription';
import { asc, eq, isNotNull, like } from 'drizzle-orm';
import { landmarks } from '../../../../demo/landmarks.ts';
import {
  customer,
  customer_address,
  customer_order,
  customer_payment,
  outbox,
  product,
  recurring_run,
  subscription,
} from '../../../db/schema.ts';
import type { TemporaryDatabase } from '../../../db/temporary-database.ts';
import type { Shop } from '../../../kit/shop.ts';
import { readCards } from '../../product/card.ts';
import { atHour } from '../../store/store-time.ts';
import { type RunSummary, runDueSubscriptions } from './due-run.ts';

export const cards = {
  good: '4242424242424242',
  declined: '4000000000000002',
  silent: '4000000000000119',
};

/** Somebody to whom things come. */
export interface Regular {
  id: number;
  email: string;
  address: number;
  payment: number;
}

interface Wish {
  frequency: Frequency;
  from: string;
  product?: number;
  quantity?: number;
  ends_on?: string;
}

interface OpenShop {
  shop: Shop;
  database: TemporaryDatabase;
  close: () => Promise<void>;
}

const home = {
  ...{ name: 'Dana Peled', street: '12 Maple Street', street_2: '', city: 'Brooklyn' },
  ...{ region: 'NY', postal_code: '11201', country: 'US', phone: '' },
};

/** A shop whose clock a test turns, with what it takes to look at what came regularly. */
export async function recurringShop(open: OpenShop) {
  const { db } = open.shop;
  let now = new Date('2027-12-01T17:00:00Z');
  const shop: Shop = { ...open.shop, clock: () => now };
  // What comes with the seed has a rhythm of its own.
  await db.delete(subscription);
  await db.update(product).set({ stock: 5000 }).where(isNotNull(product.id));

  const tokenOf = async (number: string) => {
    const card = await shop.gateway.tokenise({ number, exp: '1239', cvc: '123' });
    return { token: card.Token, brand: card.brand, last_four: card.last_four, exp: card.exp };
  };

  return {
    shop,
    database: open.database,
    close: open.close,
    /** Turns the clock to an hour of a day where the shop stands. */
    turn: (day: string, hour = 12) => {
      now = atHour(day, hour);
    },
    round: (as: Shop = shop): Promise<RunSummary | null> =>
      runDueSubscriptions(as, { holder: randomUUID(), ending: () => false }),

    async regular(number = cards.good): Promise<Regular> {
      const email = `${randomUUID()}@example.com`;
      const [who] = await db
        .insert(customer)
        .values({ email, email_key: email, name: 'Dana Peled', password_hash: 'none' })
        .returning();
      const id = who?.id ?? 0;
      const [address] = await db
        .insert(customer_address)
        .values({ customer_id: id, address: home })
        .returning();
      const [payment] = await db
        .insert(customer_payment)
        .values({ customer_id: id, ...(await tokenOf(number)) })
        .returning();
      return { id, email, address: address?.id ?? 0, payment: payment?.id ?? 0 };
    },

    async changeCard({ payment }: Regular, number: string): Promise<void> {
      await db
        .update(customer_payment)
        .set(await tokenOf(number))
        .where(eq(customer_payment.id, payment));
    },

    removeCards: (customer: number) =>
      db.delete(customer_payment).where(eq(customer_payment.customer_id, customer)),

    async comes({ id, address, payment }: Regular, wish: Wish): Promise<number> {
      const { product: product_id = landmarks.book.id, quantity = 1 } = wish;
      const [card] = await readCards(db, [product_id]);
      if (card === undefined) throw new Error(`There is no product ${product_id}.`);
      const [row] = await db
        .insert(subscription)
        .values({
          ...{ customer_id: id, product_id, product: card, quantity, status: 'active' },
          ...{ frequency: wish.frequency, started_on: wish.from, counted_from: wish.from },
          next_on: wish.from,
          ...{ ends_on: wish.ends_on ?? null, address_id: address, payment_id: payment },
        })
        .returning();
      return row?.id ?? 0;
    },

    async read(id: number) {
      const [row] = await db.select().from(subscription).where(eq(subscription.id, id));
      if (row === undefined) throw new Error(`There is no subscription ${id}.`);
      return row;
    },

    /** The orders of somebody, the first one first. */
    orders: ({ id }: Regular) =>
      db
        .select()
        .from(customer_order)
        .where(eq(customer_order.customer_id, id))
        .orderBy(asc(customer_order.placed_at)),

    /** The days of a subscription that have their order. */
    async days(id: number): Promise<string[]> {
      const runs = await db
        .select()
        .from(recurring_run)
        .where(eq(recurring_run.subscription_id, id))
        .orderBy(asc(recurring_run.due_on));
      return runs.filter(({ order_id }) => order_id !== null).map(({ due_on }) => due_on);
    },

    /** The letters to somebody whose subject is like this. */
    letters: async ({ email }: Regular, subject: string) => {
      const all = await db.select().from(outbox).where(like(outbox.subject, subject));
      return all.filter(({ recipient }) => recipient === email);
    },
  };
}

export type RecurringShop = Awaited<ReturnType<typeof recurringShop>>;
