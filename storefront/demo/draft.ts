import type { Product } from '@otzar/contract/product';
import type { Chance } from '../server/kit/chance.ts';
import type { Vendor } from './words/people.ts';
import type { Term } from './words/term.ts';

/** One picture still without its seed and canvas. */
export interface Sketch {
  motif: string;
  words: string[];
  alt: string;
  /** Whose drawing it is, where it shows another product. */
  of?: number;
}

export interface VariationDraft {
  options: Record<string, string>;
  price_cents: number;
  item_type: Product['item_type'];
  /** Made, but none can be had. */
  unavailable: boolean;
  sketch: Sketch;
}

/** A product as its kind describes it, before it gets an id, a stock and a place in time. */
export interface Draft {
  type: 'product' | 'bundle' | 'giftCard';
  item_type: Product['item_type'];
  /** Letters in the middle of its stock keeping unit. */
  code: string;
  title: Term;
  short: Term;
  /** Paragraphs. */
  description: { en: string[]; he: string[] };
  /** Whether the Hebrew words are kept. */
  hebrew: boolean;
  vendor: Vendor;
  /** Positions in the list of people. */
  creators: number[];
  price_cents: number;
  heavy: boolean;
  /** Could be announced before it appears. */
  canPreorder: boolean;
  max_quantity: number;
  meta: Product['meta'];
  options: Product['options'];
  variations: VariationDraft[];
  personalizations: Product['personalizations'];
  sketches: Sketch[];
}

/** A kind of product: where it is shelved, how many of 1,200 there are, and how the nth one reads. */
export interface Kind {
  shelf: string;
  count: number;
  draft(n: number, chance: Chance): Draft;
}

const endings = [0, 25, 50, 95, 95] as const;

/** A price in cents between whole dollars, ending the way shop prices do. */
export const priceBetween = (chance: Chance, from: number, to: number): number => {
  const dollars = chance.whole(from, to);
  return Math.max(425, dollars * 100 + chance.pick(endings));
};

/** A share of a price, rounded to end in 95 cents. */
export const shareOf = (price_cents: number, share: number): number =>
  Math.max(425, Math.round((price_cents * share) / 100) * 100 - 5);

/** Fills `{name}` places of a sentence. */
export const filled = (sentence: string, values: Record<string, string>): string =>
  sentence.replaceAll(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
