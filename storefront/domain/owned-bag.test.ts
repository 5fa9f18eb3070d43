import type { BagLine } from '@otzar/contract/bag';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addLine,
  type Bag,
  clearBag,
  lineKey,
  moveToLater,
  removeLine,
  setQuantity,
} from './bag.ts';
import { type SyncRequest, withAnswer } from './bag-answer.ts';
import { aLine } from './line.fixture.ts';
import { freshBag, type OwnedBag, withChange, withOwner, withoutOwner } from './owned-bag.ts';
import { isSettled, noPendingChanges } from './pending-changes.ts';
import { lackedBy, type SavedLists, type SyncPlan, syncPlanOf } from './sync-plan.ts';

const CUSTOMER = 7;
const owned = (...lines: BagLine[]) => withOwner({ ...freshBag, products: lines }, CUSTOMER);

/** What the shop keeps of one customer, in memory. */
class Shop {
  #bag = new Map<string, BagLine>();
  #later = new Map<string, BagLine>();

  run({ save, drop }: SyncPlan): SavedLists {
    for (const line of save.bag) this.#bag.set(lineKey(line), line);
    for (const line of save.later) this.#later.set(lineKey(line), line);
    for (const line of drop.bag) this.#bag.delete(lineKey(line));
    for (const line of drop.later) this.#later.delete(lineKey(line));
    return this.read();
  }

  read = (): SavedLists => ({ bag: [...this.#bag.values()], later: [...this.#later.values()] });
}

/** Sends everything until the shop knows it, and answers what the browser shows then. */
function settled(shop: Shop, bag: OwnedBag): OwnedBag {
  const asked = { bag, sent: bag.unsent };
  const sent = withAnswer(bag, asked, shop.run(syncPlanOf(bag, bag.unsent))).bag;
  return withAnswer(sent, { bag: sent, sent: noPendingChanges }, shop.read()).bag;
}

const quantitiesOf = (lines: BagLine[] = []) =>
  Object.fromEntries(lines.map((line) => [lineKey(line), line.quantity]));

describe('the bag of a customer', () => {
  test('all of a guest’s bag is sent when the guest signs in', () => {
    const shop = new Shop();
    settled(shop, owned(aLine({ id: 1, quantity: 3 })));
    expect(shop.read().bag).toMatchObject([{ id: 1, quantity: 3 }]);
  });

  test('what the shop kept joins what the guest had', () => {
    const shop = new Shop();
    settled(shop, owned(aLine({ id: 1 })));
    const bag = settled(shop, owned(aLine({ id: 2 })));
    expect(bag.products.map(({ id }) => id)).toEqual([2, 1]);
  });

  test('a guest’s change is nobody’s to send', () => {
    expect(isSettled(withChange(freshBag, (bag) => addLine(bag, aLine())).unsent)).toBe(true);
  });

  test('an answer that comes late does not bring a removed line back', () => {
    const shop = new Shop();
    const asked: SyncRequest = { bag: owned(aLine()), sent: noPendingChanges };
    const before = settled(shop, asked.bag);
    const answer = shop.read();
    const removed = withChange(before, (bag) => removeLine(bag, lineKey(aLine())));
    expect(withAnswer(removed, { ...asked, bag: before }, answer).bag.products).toEqual([]);
  });

  test('an answer to somebody else changes nothing', () => {
    const asked = { bag: owned(aLine()), sent: noPendingChanges };
    const other = withOwner(withoutOwner(asked.bag), CUSTOMER + 1);
    expect(withAnswer(other, asked, { bag: [aLine({ id: 9 })] }).bag).toBe(other);
  });

  test('a line that has run out is told of, and set apart', () => {
    const shop = new Shop();
    const bag = settled(shop, owned(aLine({ quantity: 2 })));
    const { bag: now, changes } = withAnswer(
      bag,
      { bag, sent: noPendingChanges },
      { bag: [aLine({ quantity: 0, max: 0 })] },
    );
    expect(now.unavailableCart).toHaveLength(1);
    expect(changes).toMatchObject([{ kind: 'unavailable', before: 2 }]);
  });

  test('a line the shop sells no longer is told of and set apart; what was taken out elsewhere is not', () => {
    const [gone, elsewhere] = [aLine({ id: 1, quantity: 2 }), aLine({ id: 2 })];
    const saved = aLine({ id: 3 });
    const guests = { ...freshBag, products: [gone, elsewhere], later: [saved] };
    const bag = settled(new Shop(), withOwner(guests, CUSTOMER));
    const asked = { bag, sent: noPendingChanges };
    const answer: SavedLists = { bag: [], later: [], gone: [gone, saved] };
    const { bag: now, changes } = withAnswer(bag, asked, answer);
    expect(now).toMatchObject({ products: [], later: [], unsent: noPendingChanges });
    expect(now.unavailableCart).toMatchObject([{ id: 1, max: 0, quantity: 2 }]);
    expect(now.unavailableLater).toMatchObject([{ id: 3, max: 0 }]);
    expect(changes).toMatchObject([
      { kind: 'unavailable', before: 2 },
      { kind: 'unavailable', before: 1 },
    ]);
    const again = withAnswer(now, { bag: now, sent: noPendingChanges }, answer);
    expect(again.bag.unavailableCart).toHaveLength(1);
    expect(again.changes).toEqual([]);
    const removed = withChange(now, (one) => removeLine(one, lineKey(gone), 'unavailableCart'));
    expect(settled(new Shop(), removed).unavailableCart).toEqual([]);
  });

  test('what a kept list lacks is to be asked about; of a list that was not read nothing is', () => {
    const bag = { ...owned(aLine({ id: 1 }), aLine({ id: 2 })), later: [aLine({ id: 3 })] };
    expect(lackedBy({ bag: [aLine({ id: 2 })] }, bag)).toMatchObject([{ id: 1 }]);
    expect(lackedBy({ bag: [], later: [] }, bag)).toHaveLength(3);
    expect(lackedBy({ favorites: [] }, bag)).toEqual([]);
  });

  test('a quantity the shop lowers is told of', () => {
    const bag = settled(new Shop(), owned(aLine({ quantity: 5 })));
    const { bag: now, changes } = withAnswer(
      bag,
      { bag, sent: noPendingChanges },
      { bag: [aLine({ quantity: 3, max: 3 })] },
    );
    expect(now.products).toMatchObject([{ quantity: 3 }]);
    expect(changes).toMatchObject([{ kind: 'quantity', before: 5, now: 3 }]);
  });

  test('what leaves the browser leaves nothing behind', () => {
    expect(withoutOwner(owned(aLine()))).toMatchObject({ owner: null, products: [] });
  });
});

const someLine = fc.integer({ min: 1, max: 3 });
const someChange: fc.Arbitrary<(bag: Bag) => Bag> = fc.oneof(
  someLine.map((id) => (bag: Bag) => addLine(bag, aLine({ id }))),
  fc.tuple(someLine, fc.integer({ min: 1, max: 10 })).map(
    ([id, many]) =>
      (bag: Bag) =>
        setQuantity(bag, lineKey(aLine({ id })), many),
  ),
  someLine.map((id) => (bag: Bag) => removeLine(bag, lineKey(aLine({ id })))),
  someLine.map((id) => (bag: Bag) => moveToLater(bag, lineKey(aLine({ id })))),
  fc.constant(clearBag),
);

type Event = { kind: 'change'; change: (bag: Bag) => Bag } | { kind: 'send' | 'read' | 'answer' };
const someEvents: fc.Arbitrary<Event[]> = fc.array(
  fc.oneof(
    someChange.map((change): Event => ({ kind: 'change', change })),
    fc.constantFrom<Event>({ kind: 'send' }, { kind: 'read' }, { kind: 'answer' }),
  ),
  { maxLength: 40, size: 'max' },
);

interface Asking {
  asked: SyncRequest;
  answer: SavedLists;
}

/** A browser as it meets what happens: sends are one at a time; reads come back whenever they do. */
class Browser {
  seen = owned();
  /** The bag as the customer has made it. */
  wanted: Bag = this.seen;
  readonly #shop: Shop;
  readonly #reads: Asking[] = [];
  #sending: Asking | undefined;

  constructor(shop: Shop) {
    this.#shop = shop;
  }

  meet(event: Event): void {
    if (event.kind === 'change') {
      this.seen = withChange(this.seen, event.change);
      this.wanted = event.change(this.wanted);
    } else if (event.kind === 'read') {
      const asked = { bag: this.seen, sent: noPendingChanges };
      this.#reads.push({ asked, answer: this.#shop.read() });
    } else if (event.kind === 'send') this.#send();
    else this.#take(this.#sending ?? this.#reads.pop());
  }

  endSending(): void {
    if (this.#sending) this.#take(this.#sending);
  }

  #send(): void {
    if (this.#sending) return;
    const { unsent } = this.seen;
    const answer = this.#shop.run(syncPlanOf(this.seen, unsent));
    this.#sending = { asked: { bag: this.seen, sent: unsent }, answer };
  }

  #take(back: Asking | undefined): void {
    this.#sending = undefined;
    if (back) this.seen = withAnswer(this.seen, back.asked, back.answer).bag;
  }
}

describe('whatever the order of changes, requests and answers', () => {
  test('the browser shows what the customer did last, and the shop keeps it in the end', () => {
    fc.assert(
      fc.property(someEvents, (events) => {
        const shop = new Shop();
        const browser = new Browser(shop);
        for (const event of events) {
          browser.meet(event);
          const { seen, wanted } = browser;
          expect(quantitiesOf(seen.products)).toEqual(quantitiesOf(wanted.products));
          expect(quantitiesOf(seen.later)).toEqual(quantitiesOf(wanted.later));
        }
        browser.endSending();
        const { wanted } = browser;
        expect(isSettled(settled(shop, browser.seen).unsent)).toBe(true);
        expect(quantitiesOf(shop.read().bag)).toEqual(quantitiesOf(wanted.products));
        expect(quantitiesOf(shop.read().later)).toEqual(quantitiesOf(wanted.later));
      }),
      { numRuns: 500 },
    );
  });
});
