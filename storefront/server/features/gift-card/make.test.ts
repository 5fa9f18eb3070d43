import { api } from '@otzar/contract/api';
import type { EGiftCard } from '@otzar/contract/e-gift-card';
import { eGiftCardLine } from '@otzar/domain/e-gift-card';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OrderDesk, place, type WantedLine } from '../../../../tests/contract/order-desk.ts';
import type { Visitor } from '../../../../tests/contract/visitor.ts';
import { type TemporaryShop, temporaryShop } from '../../../../tests/temporary-shop.ts';
import { landmarks } from '../../../demo/landmarks.ts';
import { handlerOf } from '../../app/handler.fixture.ts';
import { gift_card, outbox } from '../../db/schema.ts';

/** Half past ten in the evening of the 24th in New York. */
const EVENING = new Date('2026-11-25T03:30:00.000Z');
const CODE = /OTZ(?:-[A-HJ-NP-Z2-9]{4}){3}/g;

let open: TemporaryShop;
let desk: OrderDesk;
let now = EVENING;

beforeAll(async () => {
  open = await temporaryShop();
  desk = await OrderDesk.open(handlerOf({ ...open.shop, clock: () => now }));
});

afterAll(() => open.close());

const card: EGiftCard = {
  amount: 75,
  design: 'olive',
  recipient_name: 'Tamar',
  recipient_email: 'tamar@example.com',
  sender_name: 'Noa',
  message: 'Happy birthday!',
  deliver_on: null,
};

async function buy(lines: WantedLine[]) {
  const { visitor, body } = await desk.shopper();
  const expected_total = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  const { card_token } = body;
  const response = await place(visitor, desk.bodyFor(lines, { card_token, expected_total }));
  expect(response.status).toBe(201);
  const { id } = await response.json();
  const cards = await open.shop.db.select().from(gift_card).where(eq(gift_card.order_id, id));
  const letters = await open.shop.db
    .select()
    .from(outbox)
    .orderBy(desc(outbox.id))
    .limit(lines.length + 1);
  const [confirmation, ...others] = letters.toReversed();
  return { visitor, id, cards, confirmation, letters: others };
}

async function eGiftCard(made: Partial<EGiftCard>, quantity = 1) {
  const { visitor } = await desk.shopper();
  const offer = await visitor.call(api.readEGiftCard);
  return eGiftCardLine(offer, { ...card, ...made }, crypto.randomUUID(), quantity);
}

const check = (visitor: Visitor, code: string) =>
  visitor.try(api.checkGiftCard, { body: { code } });

describe('a gift card that was bought', () => {
  test('is mailed to its recipient at once, and can be spent', async () => {
    const { visitor, id, cards, confirmation, letters } = await buy([await eGiftCard({})]);
    const [made] = cards;
    expect(cards).toHaveLength(1);
    expect(made).toMatchObject({ initial_cents: 7500, balance_cents: 7500 });
    expect(letters).toMatchObject([
      { recipient: 'tamar@example.com', subject: 'Noa sends you a gift card', send_after: EVENING },
    ]);
    expect(letters[0]?.text).toContain('Happy birthday!');
    expect(letters[0]?.text.match(CODE)).toEqual([made?.code]);
    expect(letters[0]?.html).toContain(made?.code);
    expect(confirmation).toMatchObject({
      recipient: 'noa@example.com',
      subject: `Your order ${id}`,
    });
    expect(`${confirmation?.text}${confirmation?.html}`).not.toMatch(CODE);
    const read = await visitor.try(api.readOrder, { params: { id: String(id) } });
    expect(await read.text()).not.toMatch(CODE);
    expect(await (await check(visitor, made?.code ?? '')).json()).toMatchObject({ balance: 75 });
  });

  test('is mailed on the morning of its day in New York, and cannot be spent before', async () => {
    const { visitor, cards, letters } = await buy([await eGiftCard({ deliver_on: '2026-12-01' })]);
    const morning = new Date('2026-12-01T13:00:00.000Z');
    expect(letters[0]?.send_after).toEqual(morning);
    const code = cards[0]?.code ?? '';
    expect((await check(visitor, code)).status).toBe(400);
    now = morning;
    expect((await check(visitor, code)).status).toBe(200);
    now = EVENING;
  });

  test('for today is mailed now, when the morning is over', async () => {
    const { letters } = await buy([await eGiftCard({ deliver_on: '2026-11-24' })]);
    expect(letters[0]?.send_after).toEqual(EVENING);
  });

  test('is as many codes as were bought', async () => {
    const { cards, letters } = await buy([await eGiftCard({ amount: 20 }, 3)]);
    expect(new Set(cards.map(({ code }) => code)).size).toBe(3);
    expect(letters[0]?.text.match(CODE)?.toSorted()).toEqual(
      cards.map(({ code }) => code).toSorted(),
    );
  });

  test('from the shelf goes to whoever bought it', async () => {
    const { visitor } = await desk.shopper();
    const { id } = landmarks.giftCard;
    const products = [{ id, type: 'giftCard' as const, quantity: 1 }];
    const [offer] = await visitor.call(api.checkMax, { body: { products } });
    if (!offer) throw new Error('The seed has no gift card.');
    const { cards, letters } = await buy([offer]);
    expect(cards).toMatchObject([{ initial_cents: offer.price * 100 }]);
    expect(letters).toMatchObject([{ recipient: 'noa@example.com' }]);
    expect(letters[0]?.text).toContain(cards[0]?.code);
  });
});
