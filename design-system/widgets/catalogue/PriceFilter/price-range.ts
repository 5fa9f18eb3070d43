import * as messages from '#messages/widgets/catalogue/PriceFilter';

/** The prices that a list is held to, in the shopper's currency; an end that is left out is open. */
export interface PriceRange {
  min?: number | undefined;
  max?: number | undefined;
}

/** What the two fields hold, as typed. */
export interface PriceWords {
  min: string;
  max: string;
}

export type PriceErrors = Partial<Record<keyof PriceWords, string>>;

const price = (words: string) => (words.trim() === '' ? undefined : Number(words));

function errorOf(words: string): string | undefined {
  const value = price(words);
  if (value === undefined) return undefined;
  if (!Number.isFinite(value)) return messages.notInFigures;
  return value < 0 ? messages.belowZero : undefined;
}

/** What is wrong with each end, in words that say what to do; nothing where the range can be applied. */
export function priceErrors({ min, max }: PriceWords): PriceErrors {
  const errors = { min: errorOf(min), max: errorOf(max) };
  const [from, to] = [price(min), price(max)];
  if (!errors.min && !errors.max && from !== undefined && to !== undefined && from > to) {
    errors.max = messages.crossed;
  }
  return errors;
}

/** The range that the words stand for; call it only where `priceErrors` finds nothing. */
export const priceRange = ({ min, max }: PriceWords): PriceRange => ({
  min: price(min),
  max: price(max),
});

/** The range as the fields show it. */
export const priceWords = ({ min, max }: PriceRange): PriceWords => ({
  min: min === undefined ? '' : String(min),
  max: max === undefined ? '' : String(max),
});
