import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Extras, personalizationProblem, pricedExtras, sameExtrasPrice } from './extras.ts';
import { aLine, anyLine } from './line.fixture.ts';
import { toCents } from './money.ts';

const offer = {
  gift_wrap: 4.95,
  personalizations: [
    { key: 'name', label: 'Name', price: 4.5, max_length: 8 },
    { key: 'year', label: 'Year', price: 2, max_length: 4 },
  ],
};
const entry = (key: string, value: string, price = 0) => ({ key, label: key, value, price });
const extras = (different: Partial<Extras>): Extras => ({
  gift_options: null,
  personalization: [],
  ...different,
});

describe('extras at the shop’s own prices', () => {
  test('wrapping costs what the shop says, not what was sent', () => {
    const asked = extras({ gift_options: { wrap: true, message: 'Mazal tov', price: 0.01 } });
    const priced = pricedExtras(asked, offer);
    expect(priced.gift_options).toEqual({ wrap: true, message: 'Mazal tov', price: 4.95 });
    expect(sameExtrasPrice(asked, priced)).toBe(false);
    expect(sameExtrasPrice(priced, priced)).toBe(true);
  });

  test('a message without wrapping costs nothing, and neither is no gift at all', () => {
    const message = { wrap: false, message: 'Mazal tov', price: 9 };
    expect(pricedExtras(extras({ gift_options: message }), offer).gift_options?.price).toBe(0);
    const nothing = { wrap: false, message: ' ', price: 0 };
    expect(pricedExtras(extras({ gift_options: nothing }), offer).gift_options).toBeNull();
  });

  test('what cannot be wrapped keeps its message', () => {
    const asked = extras({ gift_options: { wrap: true, message: 'Mazal tov', price: 4.95 } });
    const priced = pricedExtras(asked, { ...offer, gift_wrap: null });
    expect(priced.gift_options).toEqual({ wrap: false, message: 'Mazal tov', price: 0 });
  });

  test('each field that is filled in has its own fee and label; the empty ones fall away', () => {
    const asked = extras({
      personalization: [
        { entries: [entry('name', ' Noa '), entry('year', '  ')] },
        { entries: [entry('height', '2 m')] },
      ],
    });
    const priced = pricedExtras(asked, offer);
    expect(priced.personalization).toEqual([
      { entries: [{ key: 'name', label: 'Name', value: 'Noa', price: 4.5 }] },
    ]);
    expect(sameExtrasPrice(asked, priced)).toBe(false);
  });

  test('once priced, they stay as they are', () => {
    fc.assert(
      fc.property(anyLine, (line) => {
        const priced = pricedExtras(aLine(line), offer);
        expect(pricedExtras(priced, offer)).toEqual(priced);
        expect(sameExtrasPrice(priced, priced)).toBe(true);
        for (const { price } of priced.personalization.flatMap(({ entries }) => entries))
          expect([450, 200]).toContain(toCents(price));
      }),
    );
  });
});

describe('a personalization', () => {
  const problem = (...entries: ReturnType<typeof entry>[]) =>
    personalizationProblem(
      [{ entries: [entry('year', '5787')] }, { entries }],
      offer.personalizations,
    );

  test('of another product is refused at its entry', () => {
    expect(problem(entry('name', 'Noa'), entry('height', '2 m'))?.path).toBe('1.entries.1.value');
  });

  test('may fill in a field once', () => {
    expect(problem(entry('name', 'Noa'), entry('name', 'Tal'))?.path).toBe('1.entries.1.value');
  });

  test('may not be longer than there is room', () => {
    expect(problem(entry('name', 'Nathaniel'))?.message).toMatch(/at most 8 characters/);
  });

  test('that fits is fine', () => {
    expect(problem(entry('name', 'נועה לוי'), entry('year', '1984'))).toBeNull();
  });
});
