import { api } from '@otzar/contract/api';
import type { BagLine, LineOffer } from '@otzar/contract/bag';
import type { SavedLine } from '@otzar/contract/customer-bag';
import { lineKey } from '@otzar/domain/bag';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accountHolder } from './account-holder.ts';
import { expectProblem } from './expect-problem.ts';
import { OrderDesk, place } from './order-desk.ts';
import { findOffers, NOWHERE } from './shelves.ts';
import { expectAnswer, type Handler, Visitor } from './visitor.ts';

/** The two lists, and the calls of each. */
const lists = [
  {
    name: 'bag',
    read: (by: Visitor) => by.call(api.readBag),
    save: (by: Visitor, bag: SavedLine[]) => by.call(api.saveBag, { body: { bag } }),
    remove: (by: Visitor, bag: SavedLine[]) => by.call(api.removeFromBag, { body: { bag } }),
  },
  {
    name: 'later list',
    read: (by: Visitor) => by.call(api.readLater),
    save: (by: Visitor, later: SavedLine[]) => by.call(api.saveLater, { body: { later } }),
    remove: (by: Visitor, later: SavedLine[]) => by.call(api.removeFromLater, { body: { later } }),
  },
];

const quantities = (lines: BagLine[]) => lines.map(({ quantity }) => quantity);

/** The bag and what is saved for later, as the server keeps them for a customer. */
export function savedLines(answer: Handler): void {
  let offers: LineOffer[];
  let visitor: Visitor;

  beforeAll(async () => {
    offers = await findOffers(await Visitor.known(answer));
  });
  beforeEach(async () => {
    ({ visitor } = await accountHolder(answer));
  });

  const line = (at: number, different: Partial<SavedLine> = {}): SavedLine => {
    const offer = offers[at];
    if (!offer) throw new Error('The shelves are too empty.');
    const { id, type, item_key } = offer;
    const plain = { gift_options: null, personalization: [], gift_card: null };
    return { id, type, item_key, quantity: 1, ...plain, ...different };
  };

  describe.each(lists)('the $name of a customer', ({ read, save, remove }) => {
    test('is empty at first, and answers lines as the shop offers them', async () => {
      expect(await read(visitor)).toEqual([]);
      const sent = { ...line(0, { quantity: 2 }), price: 0.01, max: 1_000_000, title: 'Free!' };
      const extras = { gift_options: null, personalization: [], gift_card: null };
      const shown = [{ ...offers[0], quantity: 2, ...extras }];
      expect(await save(visitor, [sent])).toEqual(shown);
      expect(await read(visitor)).toEqual(shown);
    });

    test('takes a line in place of the identical one, where it stood', async () => {
      await save(visitor, [line(0, { quantity: 3 }), line(1)]);
      const engraved = line(0, { item_key: 'engraved' });
      const all = await save(visitor, [engraved, line(0, { quantity: 2 })]);
      expect(all.map(lineKey)).toEqual([line(0), line(1), engraved].map(lineKey));
      expect(quantities(all)).toEqual([2, 1, 1]);
    });

    test('caps quantities at what there is, and makes one of none', async () => {
      const max = offers[0]?.max ?? 0;
      const all = await save(visitor, [line(0, { quantity: 1_000_000 }), line(1, { quantity: 0 })]);
      expect(quantities(all)).toEqual([max, 1]);
    });

    test('leaves out what is not sold', async () => {
      const all = await save(visitor, [line(0, { id: NOWHERE }), line(1)]);
      expect(all.map(({ id }) => id)).toEqual([offers[1]?.id]);
    });

    test('loses no line when tabs save at once', async () => {
      const tabs = [0, 1, 2, 3].map((at) => ({ at, tab: visitor.twin() }));
      await Promise.all(tabs.map(({ at, tab }) => save(tab, [line(at), line(0, { quantity: 2 })])));
      const kept = (await read(visitor)).map(lineKey);
      expect(kept.toSorted()).toEqual(tabs.map(({ at }) => lineKey(line(at))).toSorted());
    });

    test('gives lines back, and nothing for those it has not', async () => {
      await save(visitor, [line(0), line(1), line(0, { item_key: 'engraved' })]);
      const left = await remove(visitor, [line(0), line(2)]);
      expect(left.map(lineKey)).toEqual([line(1), line(0, { item_key: 'engraved' })].map(lineKey));
      expect(await read(visitor)).toEqual(left);
    });

    test('prices what is done to a line itself', async () => {
      const gift_options = { wrap: false, message: 'Mazal tov', price: 0 };
      const cheat = { entries: [{ key: 'nothing', label: 'Free', value: 'Noa', price: 0 }] };
      const [kept] = await save(visitor, [
        line(0, { gift_options: { ...gift_options, price: 3 }, personalization: [cheat] }),
      ]);
      expect(kept).toMatchObject({ gift_options, personalization: [] });
    });

    test('is nobody else’s', async () => {
      await save(visitor, [line(0)]);
      const { visitor: other } = await accountHolder(answer);
      expect(await read(other)).toEqual([]);
      await remove(other, [line(0)]);
      expect(await read(visitor)).toHaveLength(1);
    });
  });

  test('an e-gift card is kept as its giver made it, even when its day has passed', async () => {
    const { id } = await visitor.call(api.readEGiftCard);
    const gift_card = {
      amount: 75,
      design: 'olive',
      recipient_name: 'Tamar',
      recipient_email: 'tamar@example.com',
      sender_name: 'Noa',
      message: 'Happy birthday!',
      deliver_on: '2020-01-01',
    } as const;
    const plain = { gift_options: null, personalization: [] };
    const asked = { id, type: 'giftCard', item_key: 'b7d1', quantity: 1, ...plain } as const;
    const [kept] = await visitor.call(api.saveBag, { body: { bag: [{ ...asked, gift_card }] } });
    expect(kept).toMatchObject({ ...asked, price: 75, gift_card });
    expect(await visitor.call(api.readBag)).toEqual([kept]);
  });

  test('the two lists know nothing of each other', async () => {
    await visitor.call(api.saveBag, { body: { bag: [line(0)] } });
    await visitor.call(api.saveLater, { body: { later: [line(1)] } });
    await visitor.call(api.removeFromLater, { body: { later: [line(0)] } });
    expect((await visitor.call(api.readBag)).map(lineKey)).toEqual([lineKey(line(0))]);
    expect((await visitor.call(api.readLater)).map(lineKey)).toEqual([lineKey(line(1))]);
  });

  test('a quantity that is none is refused, and nothing is kept', async () => {
    const body = { bag: [line(0), line(1, { quantity: 1.5 })] };
    const { fields } = await expectProblem(await visitor.try(api.saveBag, { body }), 422);
    expect(fields).toHaveProperty(['bag.1.quantity']);
    expect(await visitor.call(api.readBag)).toEqual([]);
  });

  test('an order takes what was bought out of the bag, and leaves the rest', async () => {
    const desk = await OrderDesk.open(answer);
    const { id, type } = desk.offer;
    const bought = line(0, { id, type });
    const rest = offers.findIndex((offer) => offer.id !== id);
    await visitor.call(api.saveBag, { body: { bag: [bought, line(rest)] } });
    await visitor.call(api.saveLater, { body: { later: [bought] } });
    const { body } = await desk.shopper();
    await expectAnswer(api.placeOrder, await place(visitor, body));
    expect((await visitor.call(api.readBag)).map(lineKey)).toEqual([lineKey(line(rest))]);
    expect(await visitor.call(api.readLater)).toHaveLength(1);
  });
}
