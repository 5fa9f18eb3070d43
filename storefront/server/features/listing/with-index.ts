import type { ListIndex } from '../../kit/listing-index/listing-index.ts';

/**
 * Makes something once for each index, for however many ask for it: it is of the same catalogue, and goes with the
 * index when that has changed. What could not be made is tried again.
 */
export function onceWithIndex<V>(
  make: (index: ListIndex) => Promise<V>,
): (index: ListIndex) => Promise<V> {
  const made = new WeakMap<ListIndex, Promise<V>>();
  return (index) => {
    const known = made.get(index);
    if (known !== undefined) return known;
    const making = make(index);
    made.set(index, making);
    making.catch(() => made.delete(index));
    return making;
  };
}
