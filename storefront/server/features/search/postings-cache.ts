import { LRUCache } from 'lru-cache';

/** Bytes that are kept at most: the lists of what is asked for most, not those of a large catalogue. */
const MOST_BYTES = 8 * 1024 * 1024;

/**
 * The lists of words that were read last, of one order of the products: a common word's list takes longer to bring from
 * the database than to go through.
 */
export class PostingsCache {
  readonly #lists: LRUCache<string, Uint8Array>;

  constructor(most = MOST_BYTES) {
    this.#lists = new LRUCache({
      maxSize: most,
      sizeCalculation: (list) => Math.max(1, list.length),
    });
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
    for (const [word, list] of lists) this.#lists.set(word, list);
  }
}
