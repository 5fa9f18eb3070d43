/** What was decided about the entries of a supply list, by their numbers, each list in order. */
export interface Ticks {
  /** Required, and at home already. */
  have: number[];
  /** Optional, and wanted. */
  want: number[];
  /** Sold out, with another in its place. */
  swap: number[];
  /** How many, where it differs from what the school asks for. */
  quantities: [entry: number, quantity: number][];
}

export const noTicks: Ticks = { have: [], want: [], swap: [], quantities: [] };

/** The names in an address under which a list as ticked stands there. */
export const TICK_NAMES = ['have', 'want', 'swap', 'n'] as const;

/** No list is longer; what an address holds beyond it is no list of ours. */
const MOST_ENTRIES = 200;
const MOST_OF_ONE = 999;
const ENTRY = /^[1-9]\d{0,3}$/;
const QUANTITY = /^([1-9]\d{0,3})x([1-9]\d{0,2})$/;

const inOrder = (ids: Iterable<number>): number[] => [...new Set(ids)].toSorted((a, b) => a - b);

const entriesIn = (text: string): number[] =>
  inOrder(
    text
      .split('-', MOST_ENTRIES)
      .filter((part) => ENTRY.test(part))
      .map(Number),
  );

function quantitiesIn(text: string): Ticks['quantities'] {
  const found = new Map<number, number>();
  for (const part of text.split('-', MOST_ENTRIES)) {
    const [, entry, quantity] = QUANTITY.exec(part) ?? [];
    if (entry && quantity) found.set(Number(entry), Number(quantity));
  }
  return [...found].toSorted(([a], [b]) => a - b);
}

/** Reads a list as ticked from the query of an address; what is none of it counts for nothing. */
export function readTicks(search: string): Ticks {
  const query = new URLSearchParams(search);
  const [have, want, swap, n] = TICK_NAMES.map((name) => query.get(name) ?? '');
  return {
    have: entriesIn(have ?? ''),
    want: entriesIn(want ?? ''),
    swap: entriesIn(swap ?? ''),
    quantities: quantitiesIn(n ?? ''),
  };
}

/** Writes a list as ticked into a query, e.g. `?have=3-5&swap=4&n=7x2`; whatever else stands there stays. */
export function writeTicks(search: string, { have, want, swap, quantities }: Ticks): string {
  const query = new URLSearchParams(search);
  const texts = {
    have: have.join('-'),
    want: want.join('-'),
    swap: swap.join('-'),
    n: quantities.map((pair) => pair.join('x')).join('-'),
  };
  for (const name of TICK_NAMES) {
    if (texts[name]) query.set(name, texts[name]);
    else query.delete(name);
  }
  return query.size > 0 ? `?${query}` : '';
}

const withOrWithout = (ids: number[], id: number, there: boolean): number[] =>
  there ? inOrder([...ids, id]) : ids.filter((other) => other !== id);

interface Entry {
  id: number;
  required: boolean;
}

/** Ticks whether an entry is bought: what is required is at home otherwise, what is optional unwanted. */
export const tickIncluded = (ticks: Ticks, { id, required }: Entry, included: boolean): Ticks =>
  required
    ? { ...ticks, have: withOrWithout(ticks.have, id, !included) }
    : { ...ticks, want: withOrWithout(ticks.want, id, included) };

/** Puts another in the place of what is sold out, or takes it away again; whoever swaps wants it. */
export const tickSwapped = (ticks: Ticks, entry: Entry, swapped: boolean): Ticks => {
  const wanted = swapped ? tickIncluded(ticks, entry, true) : ticks;
  return { ...wanted, swap: withOrWithout(ticks.swap, entry.id, swapped) };
};

/** Sets how many are bought; as many as the school asks for need not be written down. */
export function tickQuantity(
  ticks: Ticks,
  { id, asked }: { id: number; asked: number },
  quantity: number,
): Ticks {
  const others = ticks.quantities.filter(([of]) => of !== id);
  if (quantity === asked) return { ...ticks, quantities: others };
  const most = Math.min(Math.max(1, Math.floor(quantity) || 1), MOST_OF_ONE);
  const quantities: Ticks['quantities'] = [...others, [id, most]];
  return { ...ticks, quantities: quantities.toSorted(([a], [b]) => a - b) };
}
