/** Where a product has a word, the weightiest first: at the beginning of a title, within one, in a department, or elsewhere. */
export const PLACES = { beginning: 0, title: 1, department: 2, elsewhere: 3 } as const;
export type Place = (typeof PLACES)[keyof typeof PLACES];

const PLACE_BITS = 2;
const PLACE_MASK = 3;

/** A number takes as many bytes as it has sevens of bits; all but its last byte have this bit. */
const MORE = 0x80;
const SEVEN_BITS = 7;

/**
 * The products of one word in the order of all, each as how far it is from the one before and where it has the word.
 * Most take a byte, two for rare words, and no index of the database has to keep them again.
 */
export class PostingList {
  #bytes = new Uint8Array(16);
  #length = 0;
  #last = -1;
  products = 0;
  titles = 0;

  /** @param position of the product in the order of all, higher than any before */
  add(position: number, place: Place): void {
    let rest = ((position - this.#last) << PLACE_BITS) | place;
    this.#last = position;
    this.products += 1;
    if (place <= PLACES.title) this.titles += 1;
    for (; rest >= MORE; rest >>>= SEVEN_BITS) this.#push((rest & (MORE - 1)) | MORE);
    this.#push(rest);
  }

  #push(byte: number): void {
    if (this.#length === this.#bytes.length) {
      const longer = new Uint8Array(this.#length * 2);
      longer.set(this.#bytes);
      this.#bytes = longer;
    }
    this.#bytes[this.#length] = byte;
    this.#length += 1;
  }

  bytes(): Buffer {
    return Buffer.from(this.#bytes.subarray(0, this.#length));
  }
}

/** Tells each product of a list, in the order of all. */
export function eachPosting(
  bytes: Uint8Array,
  tell: (position: number, place: number) => void,
): void {
  let position = -1;
  let value = 0;
  let shift = 0;
  for (const byte of bytes) {
    value |= (byte & (MORE - 1)) << shift;
    shift += SEVEN_BITS;
    if (byte >= MORE) continue;
    position += value >>> PLACE_BITS;
    tell(position, value & PLACE_MASK);
    value = 0;
    shift = 0;
  }
}
