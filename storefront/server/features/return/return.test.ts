import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { api } from '@otzar/contract/api';
import type { Order } from '@otzar/contract/order';
import { toCents } from '@otzar/domain/money';
import { desc, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { backOfficeOf } from '../../../../tests/back-office.ts';
import { expectProblem } from '../../../../tests/contract/expect-problem.ts';
import { newKey } from '../../../../tests/contract/order-desk.ts';
import { bodyFor, ReturnDesk, sendBack } from '../../../../tests/contract/return-desk.ts';
import { expectAnswer, type Handler, Visitor } from '../../../../tests/contract/visitor.ts';
import { type TemporaryShop, temporaryShop } from '../../../../tests/temporary-shop.ts';
import { giftCardCodes } from '../../../demo/landmarks.ts';
import { handlerOf } from '../../app/handler.fixture.ts';
import { rootFolder } from '../../db/folders.ts';
import {
  customer_order,
  gift_card,
  order_return,
  outbox,
  product,
  sandbox_refund,
} from '../../db/schema.ts';
import { receiveReturn } from './receive.ts';

let open: TemporaryShop;
let desk: ReturnDesk;
let answer: Handler;
/** What the clock of the shop shows beyond the real one, in milliseconds. */
let ahead = 0;

const DAY_MS = 24 * 60 * 60 * 1000;

beforeAll(async () => {
  open = await temporaryShop();
  const shop = { ...open.shop, clock: () => new Date(Date.now() + ahead) };
  answer = handlerOf(shop);
  desk = await ReturnDesk.open(
    answer,
    backOfficeOf(() => open.shop),
  );
});

afterAll(() => open.close());

const lettersTo = (recipient: string, subject: string) =>
  open.shop.db
    .select()
    .from(outbox)
    .where(like(outbox.subject, subject))
    .orderBy(desc(outbox.id))
    .then((letters) => letters.filter((letter) => letter.recipient === recipient));

const stockOf = async ({ lines }: Order) => {
  const [row] = await open.shop.db
    .select({ stock: product.stock })
    .from(product)
    .where(eq(product.id, lines[0]?.product_id ?? 0));
  return row?.stock ?? 0;
};

const refundOf = async (id: number) => {
  const [row] = await open.shop.db
    .select()
    .from(sandbox_refund)
    .where(eq(sandbox_refund.reference, `return-${id}`));
  return row;
};

describe('a return that has arrived', () => {
  test('is paid back to the card, told in a letter, and on the shelf again', async () => {
    const { order, made } = await desk.returned();
    const before = await stockOf(order);
    await receiveReturn(open.shop, made.id);
    const [row] = await open.shop.db
      .select()
      .from(customer_order)
      .where(eq(customer_order.id, order.id));
    expect(await refundOf(made.id)).toMatchObject({
      payment: row?.payment?.reference,
      amount_cents: toCents(made.refunds[0]?.amount ?? 0),
    });
    expect(await stockOf(order)).toBe(before + 1);
    const [letter] = await lettersTo(order.email, `Your return ${made.id} has arrived`);
    expect(letter?.text).toContain('Visa ending in 4242');
    expect(letter?.html).toContain(`/return-confirmation/${made.id}?token=`);
  });

  test('stays off the shelf where it was damaged', async () => {
    const { order, made, found } = await desk.returned(
      {},
      { lines: [{ id: 1, quantity: 1, reason: 'damaged', returnable: 3 }] },
    );
    expect(found.lines).toHaveLength(1);
    const before = await stockOf(order);
    await receiveReturn(open.shop, made.id);
    expect(await stockOf(order)).toBe(before);
  });

  test('comes back as a gift card that pays, where that was chosen', async () => {
    const { visitor, order, made } = await desk.returned({}, { refund: 'gift_card' });
    const worth = made.refunds[0]?.amount ?? 0;
    await receiveReturn(open.shop, made.id);
    expect(await refundOf(made.id)).toBeUndefined();
    const letters = await lettersTo(order.email, 'Your gift card, %');
    const code = /OTZ-[A-Z2-9-]+/.exec(letters[0]?.text ?? '')?.[0] ?? '';
    expect(await visitor.call(api.checkGiftCard, { body: { code } })).toEqual({
      code,
      balance: worth,
    });
    const again = await receiveReturn(open.shop, made.id);
    expect(again.refunds).toMatchObject([{ to: 'gift_card', last_four: code.slice(-4) }]);
    expect(await lettersTo(order.email, 'Your gift card, %')).toHaveLength(letters.length);
  });

  test('goes to the card for what the card paid alone, and onto a gift card for the rest', async () => {
    const { code } = giftCardCodes.small;
    const { order, made } = await desk.returned(
      { giftCard: { code, balance: 5.25 } },
      { lines: [{ id: 1, quantity: 3, reason: 'damaged', returnable: 3 }] },
    );
    const [card, onto] = made.refunds;
    expect(card).toMatchObject({ to: 'card', amount: order.due });
    expect(onto).toMatchObject({ to: 'gift_card', amount: 5.25 });
    expect(made.shipping).toBe(order.totals.shipping);
    await receiveReturn(open.shop, made.id);
    expect((await refundOf(made.id))?.amount_cents).toBe(toCents(order.due));
    const cards = await open.shop.db
      .select()
      .from(gift_card)
      .where(eq(gift_card.balance_cents, 525));
    expect(cards).toHaveLength(1);
  });

  test('is asked of the bank again after a crash, and paid once', async () => {
    const { made } = await desk.returned();
    const crash = { ...open.shop, clock: () => new Date(Number.NaN) };
    await expect(receiveReturn(crash, made.id)).rejects.toThrow();
    const [row] = await open.shop.db
      .select()
      .from(order_return)
      .where(eq(order_return.id, made.id));
    expect(row?.status).toBe('awaited');
    await receiveReturn(open.shop, made.id);
    expect((await refundOf(made.id))?.amount_cents).toBe(row?.card_cents);
  });

  test('of a gift tells its price with the gift card, and not before', async () => {
    const gift_options = { wrap: false, message: 'For you', price: 0 };
    const { order } = await desk.arrived({ lines: [desk.three({ gift_options })] });
    const [ordered] = await lettersTo(order.email, `Your order ${order.id}`);
    expect(ordered?.text).toContain(order.gift_code);
    const friend = await Visitor.known(answer);
    const body = { order_id: order.id, gift_code: order.gift_code ?? '' };
    const found = await friend.call(api.findReturnable, { body });
    const email = `friend-${order.id}@example.com`;
    const sent = await sendBack(friend, bodyFor(found, { email }));
    const made = await expectAnswer(api.makeReturn, sent);
    const [announced] = await lettersTo(email, `Your return ${made.id}`);
    expect(announced?.text).not.toContain('$');
    await receiveReturn(open.shop, made.id);
    expect(await lettersTo(email, 'Your gift card, $%')).toHaveLength(1);
    expect(await lettersTo(order.email, `%return ${made.id}%`)).toEqual([]);
  });
});

test('the key of one browser tells another nothing of what it sent back', async () => {
  const { visitor, found } = await desk.arrived();
  const [key, body] = [newKey(), bodyFor(found)];
  await expectAnswer(api.makeReturn, await sendBack(visitor, body, key));
  const other = await Visitor.known(answer);
  await expectProblem(await sendBack(other, body, key), 409);
  const own = { ...body, lines: body.lines.map((line) => ({ ...line, returnable: 2 })) };
  const made = await expectAnswer(api.makeReturn, await sendBack(other, own, key));
  expect(made.lines).toHaveLength(1);
});

describe('thirty days', () => {
  test('are counted in days of the store, the last one whole', async () => {
    const { visitor, found, order } = await desk.arrived();
    ahead = 29 * DAY_MS;
    const body = { order_id: order.id, token: found.token };
    expect((await visitor.call(api.findReturnable, { body })).lines[0]?.returnable).toBe(3);
    ahead = 32 * DAY_MS;
    const late = await visitor.call(api.findReturnable, { body });
    expect(late.lines[0]?.blocked).toMatch(/^Its 30 days ended on/);
    const { fields } = await expectProblem(await sendBack(visitor, bodyFor(found)), 422);
    expect(fields?.['lines.0.quantity']).toMatch(/^Its 30 days/);
    ahead = 0;
  });
});

describe('the shopkeeper’s command', () => {
  const run = promisify(execFile);
  const command = (...words: string[]) =>
    run(
      process.execPath,
      ['--import', 'tsx', join(rootFolder, 'storefront/server/app/commands/return.ts'), ...words],
      {
        cwd: rootFolder,
        env: {
          ...process.env,
          DATA_DIR: open.database.place.dataFolder,
          DATABASE_URL: open.database.place.databaseUrl ?? '',
        },
      },
    );

  test('refunds while the shop is open', async () => {
    const { made } = await desk.returned();
    const { stdout } = await command(String(made.id), 'received');
    expect(stdout).toContain(`Return ${made.id} is received since`);
    expect((await refundOf(made.id))?.amount_cents).toBe(toCents(made.refunds[0]?.amount ?? 0));
  });

  test.each([
    [['5'], 'e.g. npm run return -- 5 received'],
    [['999999999', 'received'], 'There is no return 999999999.'],
  ])('answers %j in a sentence', async (words, sentence) => {
    const failed = await command(...words).catch((error) => error);
    expect(failed.code).toBe(1);
    expect(failed.stderr).toContain(sentence);
    expect(failed.stderr).not.toMatch(/\bat .+:\d+:\d+/);
  });
});
