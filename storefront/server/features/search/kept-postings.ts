/** Bytes that are kept at most: the lists of what is asked for most, not those of a large catalogue. */
const MOST_BYTES = 8 * 1024 * 1024;

/**
 * The lists of words that were read last, of one order of the products: a common word's list takes longer to bring from
 * the database than to go through.
 */
export class KeptPostings {
  readonly #lists = new Map<string, Uint8Array>();
  readonly #most: number;
  #bytes = 0;

  constructor(most = MOST_BYTES) {
    this.#most = most;
  }

  /** What is kept of some words, and of all that begin so. */
  take(words: string[], beginning: string | null): Map<string, Uint8Array> {
    const begun =
      beginning === null
        ? []
        : [...this.#lists.keys()].filter((word) => word.startsWith(beginning));
    const taken = new Map<string, Uint8Array>();
    for (const word of [...words, ...begun]) {
      const list = this.#lists.get(word);
      if (list !== undefined) taken.set(word, list);
    }
    return taken;
  }

  /** Keeps what was asked for now, and lets go of what was not for the longest. */
  keep(lists: Map<string, Uint8Array>): void {
    for (const [word, list] of lists) {
      this.#bytes += list.length - (this.#lists.get(word)?.length ?? 0);
      this.#lists.delete(word);
      this.#lists.set(word, list);
    }
    for (const [word, list] of this.#lists) {
      if (this.#bytes <= this.#most) return;
      this.#lists.delete(word);
      this.#bytes -= list.length;
    }
  }
}
