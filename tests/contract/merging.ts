import { api } from '@otzar/contract/api';
import type { LineOffer } from '@otzar/contract/bag';
import type { Customer } from '@otzar/contract/customer';
import type { SavedLine } from '@otzar/contract/customer-bag';
import { lineKey } from '@otzar/domain/bag';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { accountHolder } from './account-holder.ts';
import { expectProblem } from './expect-problem.ts';
import { findOffers, NOWHERE } from './shelves.ts';
import { type Handler, Visitor } from './visitor.ts';

/** What a guest had becomes a customer's, in one call. */
export function mergingBags(answer: Handler): void {
  let offers: LineOffer[];
  let visitor: Visitor;
  let customer: Customer;

  beforeAll(async () => {
    offers = await findOffers(await Visitor.known(answer));
  });
  beforeEach(async () => {
    ({ visitor, customer } = await accountHolder(answer));
  });

  const line = (at: number, different: Partial<SavedLine> = {}): SavedLine => {
    const offer = offers[at];
    if (!offer) throw new Error('The shelves are too empty.');
    const { id, type, item_key } = offer;
    const plain = { gift_options: null, personalization: [], gift_card: null };
    return { id, type, item_key, quantity: 1, ...plain, ...different };
  };
  const nothing = { bag: [] as SavedLine[], later: [] as SavedLine[], favorites: [] as number[] };
  const merge = (guests: Partial<typeof nothing>) =>
    visitor.call(api.mergeBag, { body: { ...nothing, ...guests } });
  const quantities = (lines: SavedLine[]) =>
    lines.map((one) => [lineKey(one), one.quantity]).sort();

  test('it joins what was kept: of a line in both the larger quantity counts, the others stay', async () => {
    await visitor.call(api.saveBag, { body: { bag: [line(0, { quantity: 2 }), line(1)] } });
    await visitor.call(api.saveLater, { body: { later: [line(2, { quantity: 2 })] } });
    const merged = await merge({
      bag: [line(0), line(1, { quantity: 2 }), line(3)],
      later: [line(2), line(0)],
    });
    const inBag = [line(0, { quantity: 2 }), line(1, { quantity: 2 }), line(3)];
    expect(quantities(merged.bag)).toEqual(quantities(inBag));
    expect(quantities(merged.later)).toEqual(quantities([line(2, { quantity: 2 }), line(0)]));
    expect(await visitor.call(api.readBag)).toEqual(merged.bag);
    expect(await visitor.call(api.readLater)).toEqual(merged.later);
  });

  test('the answer tells whose it is, and what was kept before', async () => {
    const bag = await visitor.call(api.saveBag, { body: { bag: [line(0)] } });
    const later = await visitor.call(api.saveLater, { body: { later: [line(1)] } });
    const merged = await merge({ bag: [line(2)], later: [line(3)] });
    expect(merged).toMatchObject({ customer: customer.id, before: { bag, later } });
  });

  test('favorites join those that were kept, behind them', async () => {
    const [a = 0, b = 0] = [...new Set(offers.map(({ product_id }) => product_id))];
    await visitor.call(api.addFavorites, { body: { ids: [a] } });
    expect(await merge({ favorites: [b, a, NOWHERE] })).toMatchObject({ favorites: [a, b] });
    expect((await visitor.call(api.readCustomer)).customer?.favorites).toEqual([a, b]);
  });

  test('asked twice, as by whoever never got the answer, it changes nothing more', async () => {
    await visitor.call(api.saveBag, { body: { bag: [line(0, { quantity: 2 })] } });
    const guests = { bag: [line(0), line(1)], later: [line(2)] };
    const { before: _, ...first } = await merge(guests);
    const { before, ...again } = await merge(guests);
    expect(again).toEqual(first);
    expect(before).toEqual({ bag: first.bag, later: first.later });
  });

  test('a guest who had nothing is told what was kept', async () => {
    const bag = await visitor.call(api.saveBag, { body: { bag: [line(0)] } });
    expect(await merge({})).toMatchObject({ bag, later: [], favorites: [] });
  });

  test('keeps how the customer wanted a line given, unless the guest chose another way', async () => {
    const wish = (message: string) => ({ wrap: false, message, price: 0 });
    const given = (at: number, message: string) => line(at, { gift_options: wish(message) });
    await visitor.call(api.saveBag, { body: { bag: [given(0, 'Hers'), given(1, 'Hers')] } });
    const { bag } = await merge({ bag: [line(0), given(1, 'Mine')] });
    expect(bag.map(({ gift_options }) => gift_options?.message)).toEqual(['Hers', 'Mine']);
  });

  test('leaves out what is not sold', async () => {
    const { bag } = await merge({ bag: [line(0, { id: NOWHERE }), line(1)] });
    expect(bag.map(lineKey)).toEqual([lineKey(line(1))]);
  });

  test('what is wrong in one list refuses all of it', async () => {
    const body = { ...nothing, bag: [line(0)], later: [line(1, { quantity: 1.5 })] };
    const { fields } = await expectProblem(await visitor.try(api.mergeBag, { body }), 422);
    expect(fields).toHaveProperty(['later.0.quantity']);
    expect(await visitor.call(api.readBag)).toEqual([]);
  });

  test('is nothing for a guest', async () => {
    const guest = await Visitor.known(answer);
    await expectProblem(await guest.try(api.mergeBag, { body: nothing }), 403);
  });
}
