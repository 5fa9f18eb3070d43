/** For each of many keys a run of numbers, all in one array: small, and read straight through. */
export interface Adjacency {
  /** Where the run of a key begins; the next one's beginning is its end. */
  offsets: Int32Array;
  values: Int32Array;
}

/** A list of numbers that grows without a copy for each. */
export class GrowableArray {
  #numbers = new Int32Array(1 << 12);
  length = 0;

  push(number: number): void {
    if (this.length === this.#numbers.length) {
      const larger = new Int32Array(this.length * 2);
      larger.set(this.#numbers);
      this.#numbers = larger;
    }
    this.#numbers[this.length++] = number;
  }

  /** What was pushed; no copy. */
  get numbers(): Int32Array {
    return this.#numbers.subarray(0, this.length);
  }
}

/** Lays pairs out by key; the values of a key keep their order. */
export function compressRows(keys: Int32Array, values: Int32Array, size: number): Adjacency {
  const offsets = new Int32Array(size + 1);
  for (const key of keys) offsets[key + 1] = (offsets[key + 1] ?? 0) + 1;
  for (let key = 0; key < size; key++)
    offsets[key + 1] = (offsets[key + 1] ?? 0) + (offsets[key] ?? 0);
  const next = offsets.slice();
  const laid = new Int32Array(values.length);
  for (let at = 0; at < keys.length; at++) {
    const key = keys[at] ?? 0;
    const place = next[key] ?? 0;
    next[key] = place + 1;
    laid[place] = values[at] ?? 0;
  }
  return { offsets, values: laid };
}

/** The run of one key; no copy. */
export const runOf = ({ offsets, values }: Adjacency, key: number): Int32Array =>
  values.subarray(offsets[key] ?? 0, offsets[key + 1] ?? 0);
