import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type DiscountRules,
  discountCents,
  discountCode,
  discountProblem,
  missingCents,
  nothingOff,
  nothingOffText,
  takenOffCents,
} from './discount.ts';
import { aLine, anyLines } from './line.fixture.ts';
import { orderTotals } from './totals.ts';

const now = new Date('2026-11-24T12:00:00.000Z');
const rules = (different: Partial<DiscountRules> = {}): DiscountRules => ({
  kind: 'percent',
  value: 10,
  minimum: 0,
  begins_at: null,
  ends_at: null,
  used: false,
  ...different,
});
const giftCard = aLine({ id: 9, type: 'giftCard', item_type: 'digital', price: 50 });

describe('a discount', () => {
  test('in percent counts the merchandise without gift cards, rounded half up', () => {
    const lines = [aLine({ price: 10.25, quantity: 1 }), giftCard];
    expect(discountCents({ kind: 'percent', value: 10 }, lines, 599)).toBe(103);
  });

  test('of an amount is the amount, even above the order', () => {
    expect(discountCents({ kind: 'amount', value: 25 }, [aLine({ price: 4 })], 0)).toBe(2500);
  });

  test('of the shipping is the shipping', () => {
    expect(discountCents({ kind: 'free_shipping', value: 0 }, [aLine()], 599)).toBe(599);
  });

  test('says what is missing from its minimum, without gift cards', () => {
    expect(missingCents({ minimum: 50 }, [aLine({ price: 20 }), giftCard])).toBe(3000);
    expect(missingCents({ minimum: 50 }, [aLine({ price: 50 })])).toBe(0);
  });
});

describe('a discount on a bag that has changed since', () => {
  const amount = { kind: 'amount', value: 5, minimum: 0 } as const;

  test('takes nothing off where only gift cards are left, as the shop has it', () => {
    expect(takenOffCents(amount, [giftCard], 0)).toBe(0);
    expect(takenOffCents(amount, [giftCard, aLine()], 0)).toBe(500);
  });

  test('takes nothing off below its minimum', () => {
    expect(takenOffCents({ ...amount, minimum: 50 }, [aLine({ price: 49 })], 0)).toBe(0);
  });

  test('takes off what the shop takes off too, or nothing where the shop refuses it', () => {
    fc.assert(
      fc.property(anyLines, fc.constantFrom(0, 30), (lines, minimum) => {
        const terms = { ...amount, minimum };
        const refused = discountProblem(rules(terms), lines, now) !== null;
        expect(takenOffCents(terms, lines, 599)).toBe(refused ? 0 : 500);
      }),
    );
  });
});

describe('a discount that takes nothing off says so', () => {
  const freeShipping = { kind: 'free_shipping', value: 0, minimum: 0 } as const;

  test('where delivery is free already, and not while its cost is unknown', () => {
    const text = (shippingCents: number | null, pickup = false) =>
      nothingOffText(freeShipping, [aLine()], { shippingCents, pickup });
    expect(text(0)).toBe('Delivery is free already, so this code takes nothing off.');
    expect(text(0, true)).toBe('Picking it up is free already, so this code takes nothing off.');
    expect(text(599)).toBeNull();
    expect(text(null)).toBeNull();
  });

  test('where its share is less than a cent, which the shop says too', () => {
    const cheap = [aLine({ price: 0.04, quantity: 1 })];
    expect(discountProblem(rules(), cheap, now)).toBe(
      'Its share of this bag is less than a cent, so this code takes nothing off.',
    );
  });

  test('whenever it may be used and takes nothing off, and only then', () => {
    const anyTerms = fc.oneof(
      fc.record({ kind: fc.constant('percent' as const), value: fc.integer({ min: 0, max: 100 }) }),
      fc.record({ kind: fc.constant('amount' as const), value: fc.constantFrom(0, 0.01, 5) }),
      fc.constant(freeShipping),
    );
    fc.assert(
      fc.property(anyTerms, anyLines, fc.constantFrom(0, 599), (terms, lines, shippingCents) => {
        const discount = { ...terms, minimum: 0 };
        if (discountProblem(rules(discount), lines, now) !== null) return;
        const off = takenOffCents(discount, lines, shippingCents);
        expect(nothingOff(discount, lines, { shippingCents }) === null).toBe(off > 0);
      }),
    );
  });
});

describe('a discount that cannot be used says why', () => {
  const refused: [string, Partial<DiscountRules>, ReturnType<typeof aLine>[], RegExp][] = [
    ['not begun', { begins_at: '2026-12-01T12:00:00.000Z' }, [aLine()], /begins on Dec 1, 2026/],
    ['ended', { ends_at: '2026-11-24T12:00:00.000Z' }, [aLine()], /ended on Nov 24, 2026/],
    ['used', { used: true }, [aLine()], /used already/],
    ['for no gift cards', {}, [giftCard], /nothing in your bag that this discount is for/],
    ['for what is shipped', { kind: 'free_shipping' }, [giftCard], /nothing .* shipped/],
    ['an empty bag', { kind: 'free_shipping' }, [], /nothing/],
    ['below its minimum', { minimum: 32.5 }, [aLine()], /from \$32\.50 on\. \$12\.50 are missing/],
  ];
  test.each(refused)('%s', (_, different, lines, sentence) => {
    expect(discountProblem(rules(different), lines, now)).toMatch(sentence);
  });

  test('and has nothing to say where it can', () => {
    const open = rules({
      begins_at: '2026-11-24T12:00:00.000Z',
      ends_at: '2026-11-24T12:00:00.001Z',
      minimum: 20,
    });
    expect(discountProblem(open, [aLine()], now)).toBeNull();
  });
});

const anyDiscount = fc.oneof(
  fc.record({ kind: fc.constant('percent' as const), value: fc.integer({ min: 0, max: 100 }) }),
  fc.record({
    kind: fc.constant('amount' as const),
    value: fc.integer({ min: 0, max: 50_000 }).map((cents) => cents / 100),
  }),
  fc.record({ kind: fc.constant('free_shipping' as const), value: fc.constant(0) }),
);

test('any discount is whole cents, never negative, and the order of lines does not matter', () => {
  fc.assert(
    fc.property(anyDiscount, anyLines, fc.nat(10_000), (discount, lines, shipping) => {
      const cents = discountCents(discount, lines, shipping);
      expect(Number.isInteger(cents) && cents >= 0).toBe(true);
      expect(discountCents(discount, lines.toReversed(), shipping)).toBe(cents);
    }),
  );
});

test('any discount leaves a total that is never negative, nor above the charges', () => {
  fc.assert(
    fc.property(anyDiscount, anyLines, fc.nat(10_000), (discount, lines, shippingCents) => {
      const order = { lines, taxRate: 0.08875, shippingCents };
      const discounted = orderTotals({
        ...order,
        discountCents: discountCents(discount, lines, shippingCents),
      });
      expect(discounted.total).toBeGreaterThanOrEqual(0);
      expect(discounted.total).toBeLessThanOrEqual(orderTotals(order).total);
    }),
  );
});

test('a code is read in capitals, without white space', () => {
  expect(discountCode(' read 10 ')).toBe('READ10');
});
