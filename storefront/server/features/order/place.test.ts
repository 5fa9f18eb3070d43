import { randomUUID } from 'node:crypto';
import { orderTotals } from '@otzar/domain/totals';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TemporaryShop, temporaryShop } from '../../../../tests/temporary-shop.ts';
import { landmarks } from '../../../demo/landmarks.ts';
import { bundle_part, customer_order, product } from '../../db/schema.ts';
import { readOffers } from '../bag/offers.ts';
import { taxRateAt } from '../shipping/tax-rates.ts';
import { store } from '../store/store.ts';
import { placeOrder } from './place.ts';
import type { OrderRequest } from './request.ts';

type Wanted = Pick<OrderRequest['lines'][number], 'id' | 'type' | 'quantity'>;

const APPROVED = '4242424242424242';
const DECLINED = '4000000000000002';

let open: TemporaryShop;

beforeAll(async () => {
  open = await temporaryShop();
});

afterAll(() => open.close());

const attempt = () => ({ session: randomUUID(), key: randomUUID(), address: '' });

/** An order for pickup at the prices and the total that a shopper sees now. */
async function requestFor(wanted: Wanted[], number = APPROVED): Promise<OrderRequest> {
  const asked = wanted.map((line) => ({ ...line, item_key: '' }));
  const offers = await readOffers(open.shop.db, asked);
  const lines = offers.map((offer, place) => ({
    ...offer,
    quantity: asked[place]?.quantity ?? 0,
    gift_options: null,
    personalization: [],
  }));
  const taxRate = taxRateAt(store.country, store.postalCode);
  const { Token } = await open.shop.gateway.tokenise({ number, exp: '1239', cvc: '123' });
  return {
    email: 'noa@example.com',
    lines: lines.map(({ id, type, item_key, quantity, price }) => {
      const plain = { gift_options: null, personalization: [], gift_card: null };
      return { id, type, item_key, quantity, price, ...plain };
    }),
    shipping_type: { delivery: false, id: null },
    shipping_info: null,
    pickup_info: { name: 'Noa Levi', email: 'noa@example.com', phone: '718 555 0100' },
    discount_code: null,
    gift_cards: [],
    card_token: Token,
    expected_total: orderTotals({ lines, taxRate, shippingCents: 0 }).total,
  };
}

async function stockOf(id: number): Promise<number> {
  const [row] = await open.shop.db.select().from(product).where(eq(product.id, id));
  return row?.stock ?? Number.NaN;
}

const orders = async () => open.shop.db.$count(customer_order);

describe('placing an order', () => {
  test('sells the last one once, however many want it at once', async () => {
    const wanted = { id: landmarks.lastOne.id, type: 'product', quantity: 1 } as const;
    const request = await requestFor([wanted]);
    const before = await orders();
    const tries = await Promise.allSettled(
      Array.from({ length: 10 }, () => placeOrder(open.shop, attempt(), request)),
    );
    const refused = tries.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(refused).toHaveLength(9);
    for (const refusal of refused) {
      expect(refusal).toMatchObject({
        status: 409,
        details: { more: { changes: [{ id: wanted.id, max: 0 }] } },
      });
    }
    expect(await stockOf(wanted.id)).toBe(0);
    expect(await orders()).toBe(before + 1);
  });

  test('takes nothing when the card is declined', async () => {
    const wanted = { id: landmarks.mug.id, type: 'product', quantity: 2 } as const;
    const request = await requestFor([wanted], DECLINED);
    const before = { stock: await stockOf(wanted.id), orders: await orders() };
    await expect(placeOrder(open.shop, attempt(), request)).rejects.toMatchObject({ status: 402 });
    expect({ stock: await stockOf(wanted.id), orders: await orders() }).toEqual(before);
  });

  test('takes the parts of a set out of the stock', async () => {
    const { part, quantity } = await partOfSet();
    const before = await stockOf(part);
    const set = { id: landmarks.bundle.id, type: 'bundle', quantity: 1 } as const;
    await placeOrder(open.shop, attempt(), await requestFor([set]));
    expect(await stockOf(part)).toBe(before - quantity);
  });

  test('refuses a set together with its parts when there are not enough for both', async () => {
    const { part } = await partOfSet();
    await open.shop.db.update(product).set({ stock: 5 }).where(eq(product.id, part));
    const request = await requestFor([
      { id: landmarks.bundle.id, type: 'bundle', quantity: 1 },
      { id: part, type: 'product', quantity: 5 },
    ]);
    await expect(placeOrder(open.shop, attempt(), request)).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining('part of a set'),
    });
    expect(await stockOf(part)).toBe(5);
  });
});

async function partOfSet(): Promise<{ part: number; quantity: number }> {
  const [row] = await open.shop.db
    .select()
    .from(bundle_part)
    .where(eq(bundle_part.bundle_id, landmarks.bundle.id));
  if (!row) throw new Error('The set of the seed has no parts.');
  return { part: row.product_id, quantity: row.quantity };
}
