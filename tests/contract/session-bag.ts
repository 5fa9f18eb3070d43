import { api } from '@otzar/contract/api';
import type { Product } from '@otzar/contract/product';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { accountHolder, PASSWORD } from './account-holder.ts';
import { goodCard } from './cards.ts';
import { expectProblem } from './expect-problem.ts';
import { home, OrderDesk, place } from './order-desk.ts';
import { findPersonalised, NOWHERE } from './shelves.ts';
import { expectAnswer, type Handler, Visitor } from './visitor.ts';

/** The bag that the server keeps where no scripts run. */
export function sessionBag(answer: Handler): void {
  let desk: OrderDesk;
  let product: Product;
  let visitor: Visitor;

  beforeAll(async () => {
    desk = await OrderDesk.open(answer);
    product = await findPersonalised(await Visitor.known(answer));
  });
  beforeEach(async () => {
    visitor = await Visitor.known(answer);
  });

  const asked = (quantity = 1, different = {}) => {
    const { id, type } = desk.offer;
    return { line: { id, type, quantity, ...different } };
  };
  const add = (body = asked()) => visitor.call(api.addToSessionBag, { body });

  const checkout = async () => ({
    email: 'noa@example.com',
    shipping_type: { delivery: true, id: desk.method.id },
    shipping_info: home,
    pickup_info: null,
    card: await visitor.call(api.createCardToken, { body: goodCard }),
  });

  test('is empty before anything is put in, and another session’s stays empty', async () => {
    expect(await visitor.call(api.readSessionBag)).toMatchObject({ version: '', lines: [] });
    await add();
    const other = await Visitor.known(answer);
    expect((await other.call(api.readSessionBag)).lines).toEqual([]);
  });

  test('has what is put in, at the shop’s price, and more of it in the same line', async () => {
    const first = await add(asked(1));
    const second = await add(asked(2));
    expect(second.version).not.toBe(first.version);
    expect(second.lines).toMatchObject([
      { id: desk.offer.id, quantity: 3, price: desk.offer.price },
    ]);
    expect(await visitor.call(api.readSessionBag)).toEqual(second);
  });

  test('lets in no more than there is', async () => {
    const { lines } = await add(asked(999_999));
    expect(lines[0]?.quantity).toBe(lines[0]?.max);
  });

  test('refuses what is not sold, and words that do not fit', async () => {
    const nowhere = { line: { id: NOWHERE, type: 'product' as const, quantity: 1 } };
    const unknown = await visitor.try(api.addToSessionBag, { body: nowhere });
    expect((await expectProblem(unknown, 422)).fields).toHaveProperty(['line.id']);
    const [field] = product.personalizations;
    const value = 'x'.repeat((field?.max_length ?? 0) + 1);
    const entries = [{ key: field?.key ?? '', label: '', value, price: 0 }];
    const { id, type } = product;
    const body = { line: { id, type, quantity: 1, personalization: [{ entries }] } };
    const long = await visitor.try(api.addToSessionBag, { body });
    const { fields } = await expectProblem(long, 422);
    expect(fields).toHaveProperty(['line.personalization.0.entries.0.value']);
    expect((await visitor.call(api.readSessionBag)).lines).toEqual([]);
  });

  test('changes a quantity, and loses a line of which there is none', async () => {
    const { lines } = await add(asked(1));
    const { id, type, item_key } = lines[0] ?? desk.offer;
    const set = (quantity: number) =>
      visitor.call(api.changeSessionBag, { body: { line: { id, type, item_key, quantity } } });
    expect((await set(2)).lines).toMatchObject([{ quantity: 2 }]);
    expect((await set(0)).lines).toEqual([]);
  });

  test('keeps a checkout as long as there is something to order', async () => {
    const body = await checkout();
    await expectProblem(await visitor.try(api.saveSessionCheckout, { body }), 409);
    await add();
    expect(await visitor.call(api.saveSessionCheckout, { body })).toMatchObject({ checkout: body });
    const wrong = { ...body, shipping_info: { ...home, street: '' } };
    const refused = await visitor.try(api.saveSessionCheckout, { body: wrong });
    expect((await expectProblem(refused, 422)).fields).toHaveProperty(['shipping_info.street']);
  });

  test('becomes one order under its version, and then is empty', async () => {
    await add();
    const body = await checkout();
    const { version } = await visitor.call(api.saveSessionCheckout, { body });
    const order = desk.bodyFor([desk.offer], { card_token: body.card.Token });
    const placed = await expectAnswer(api.placeOrder, await place(visitor, order, version));
    const again = await expectAnswer(api.placeOrder, await place(visitor, order, version));
    expect(again.id).toBe(placed.id);
    expect(await visitor.call(api.readSessionBag)).toEqual({
      version,
      lines: [],
      checkout: null,
      order_id: placed.id,
    });
    const next = await add();
    expect(next).toMatchObject({ order_id: null, checkout: null });
    expect(next.version).not.toBe(version);
  });

  test('is forgotten in the version that was taken over, and in no other', async () => {
    const first = await add();
    const second = await add();
    const forget = (version: string) => visitor.call(api.forgetSessionBag, { body: { version } });
    expect((await forget(first.version)).lines).toHaveLength(1);
    expect((await forget(second.version)).lines).toEqual([]);
    expect((await visitor.call(api.readSessionBag)).version).toBe('');
  });

  test('takes no more than a hundred and twenty forms of a session in a quarter of an hour', async () => {
    for (let sent = 0; sent < 120; sent += 1) await add();
    const late = await visitor.try(api.addToSessionBag, { body: asked() });
    expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0);
    await expectProblem(late, 429);
    const { id, type } = desk.offer;
    const body = { line: { id, type, item_key: '', quantity: 0 } };
    await expectProblem(await visitor.try(api.changeSessionBag, { body }), 429);
    const checkedOut = { body: await checkout() };
    await expectProblem(await visitor.try(api.saveSessionCheckout, checkedOut), 429);
    visitor = await Visitor.known(answer);
    await add();
  });

  test('goes along with who signs in', async () => {
    const { customer } = await accountHolder(answer);
    await add();
    await visitor.call(api.logIn, { body: { email: customer.email, password: PASSWORD } });
    expect((await visitor.call(api.readSessionBag)).lines).toHaveLength(1);
  });
}
