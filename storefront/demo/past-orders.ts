import { randomBytes } from 'node:crypto';
import type { OrderStatus } from '@otzar/contract/order';
import { isDigitalOnly } from '@otzar/domain/bag';
import { toCents } from '@otzar/domain/money';
import { isGiven } from '@otzar/domain/return';
import { shippingCents } from '@otzar/domain/shipping';
import { orderTotals } from '@otzar/domain/totals';
import type { Queryable } from '../server/db/database.ts';
import { customer_order } from '../server/db/schema.ts';
import { readOffers } from '../server/features/bag/offers.ts';
import { addToLibrary } from '../server/features/library/add-to-library.ts';
import { newGiftReturnCode } from '../server/features/order/gift-return-code.ts';
import { shownOrder } from '../server/features/order/shown.ts';
import { shippingTo } from '../server/features/shipping/options.ts';
import { taxRateAt } from '../server/features/shipping/tax-rates.ts';
import { store } from '../server/features/store/store.ts';
import { landmarks } from './landmarks.ts';
import type { Shopper } from './shopper.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

interface PastOrder {
  /** How many days ago it was placed. */
  age: number;
  pickup?: boolean;
  /** Words for whoever the last of its lines is given to. */
  message?: string;
  lines: [id: number, quantity: number][];
  /** The steps after the first, with how many hours each took. */
  steps: [OrderStatus, hours: number][];
}

const { book, mug, candle, cookbook, digital, hebrew } = landmarks;

const pastOrders: PastOrder[] = [
  {
    age: 94,
    lines: [
      [book.id, 1],
      [candle.id, 2],
    ],
    steps: [
      ['packed', 5],
      ['shipped', 22],
      ['delivered', 110],
    ],
  },
  { age: 41, lines: [[digital.id, 1]], steps: [['delivered', 0]] },
  {
    age: 17,
    pickup: true,
    lines: [[cookbook.id, 1]],
    steps: [
      ['packed', 2],
      ['ready_for_pickup', 3],
    ],
  },
  {
    age: 9,
    message: 'Mazal tov!',
    lines: [
      [cookbook.id, 2],
      [candle.id, 1],
    ],
    steps: [
      ['packed', 4],
      ['shipped', 20],
      ['delivered', 96],
    ],
  },
  {
    age: 4,
    lines: [
      [hebrew.id, 1],
      [mug.id, 2],
    ],
    steps: [
      ['packed', 6],
      ['shipped', 26],
    ],
  },
  { age: 1, lines: [[mug.id, 1]], steps: [] },
];

async function writeOrder(tx: Queryable, { id, email, home }: Shopper, past: PastOrder, now: Date) {
  const placed = new Date(now.getTime() - past.age * DAY_MS);
  const asked = past.lines.map(([id, quantity]) => {
    return { id, type: 'product' as const, item_key: '', quantity };
  });
  const offers = await readOffers(tx, asked);
  const none = { personalization: [], gift_card: null };
  const lines = offers.map(({ max: _, ...offer }, place) => {
    const given = past.message && place === past.lines.length - 1;
    const gift_options = given ? { wrap: false, message: past.message ?? '', price: 0 } : null;
    return { ...offer, ...none, gift_options, quantity: past.lines[place]?.[1] ?? 1 };
  });
  const { address } = home;
  const sent = !past.pickup && !isDigitalOnly(lines);
  const options = sent ? shippingTo(address.country, address.postal_code, placed) : null;
  const method = options?.cheapest ?? null;
  const taxed = past.pickup ? store : { country: address.country, postalCode: address.postal_code };
  const totals = orderTotals({
    lines,
    taxRate: taxRateAt(taxed.country, taxed.postalCode),
    shippingCents: options ? shippingCents(lines, method, options) : 0,
  });
  const steps: [OrderStatus, number][] = [['placed', 0], ...past.steps];
  const timeline = steps.map(([status, hours]) => {
    return { status, at: new Date(placed.getTime() + (hours * DAY_MS) / 24).toISOString() };
  });
  const cents = toCents(totals.total);
  const card = { reference: 'seed', brand: 'Visa', last_four: '4242', exp: '1230' };
  const [row] = await tx
    .insert(customer_order)
    .values({
      token: randomBytes(24).toString('base64url'),
      session_hash: '',
      customer_id: id,
      email,
      status: timeline.at(-1)?.status ?? 'placed',
      timeline,
      lines,
      totals,
      total_cents: cents,
      shipping_type: { delivery: !past.pickup, id: method?.id ?? null },
      shipping_name: method?.name ?? '',
      estimated_arrival: method && new Date(method.estimated_arrival),
      shipping_info: sent ? address : null,
      pickup_info: past.pickup ? { name: address.name, email, phone: address.phone ?? '' } : null,
      due_cents: cents,
      payment: cents > 0 ? card : null,
      placed_at: placed,
      gift_code: lines.some(isGiven) ? newGiftReturnCode() : null,
    })
    .returning();
  if (row) await addToLibrary(tx, shownOrder(row), id);
}

/** Writes orders at every step, the oldest first. */
export async function writeOrders(tx: Queryable, shopper: Shopper, now: Date): Promise<void> {
  for (const past of pastOrders) await writeOrder(tx, shopper, past, now);
}
