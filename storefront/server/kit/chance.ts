/** A stream of pseudo-random choices that is the same wherever and whenever it is asked for. */
export interface Chance {
  /** A number from 0 up to, not including, 1. */
  next(): number;
  /** A whole number from `from` to `to`, both included. */
  whole(from: number, to: number): number;
  /** A number from `from` to `to`. */
  between(from: number, to: number): number;
  /** One of the list, which must not be empty. */
  pick<Item>(list: readonly Item[]): Item;
  /** True with the given probability. */
  happens(probability: number): boolean;
  /** The list in another order. */
  shuffled<Item>(list: readonly Item[]): Item[];
}

/** A 32-bit hash (FNV-1a) of a text. */
const hashed = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
};

/** The item at a position counted round and round the list. @throws on an empty list. */
export const cyclic = <Item>(list: readonly Item[], position: number): Item => {
  const item = list[position % list.length];
  if (item === undefined) throw new Error('There is nothing to choose from.');
  return item;
};

/** Choices that follow from these words and numbers alone (mulberry32). */
export const chanceOf = (...parts: (string | number)[]): Chance => {
  let state = hashed(parts.join('/'));
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    whole,
    between: (from, to) => from + next() * (to - from),
    pick: (list) => cyclic(list, whole(0, list.length - 1)),
    happens: (probability) => next() < probability,
    shuffled: (list) =>
      list
        .map((item) => ({ item, order: next() }))
        .sort((a, b) => a.order - b.order)
        .map(({ item }) => item),
  };
};
