import { LRUCache } from 'lru-cache';

/** Under this key the settings name the state of the catalogue (the first migration). */
export const REVISION_KEY = 'catalogue_revision';

interface Entry<V> {
  revision: string;
  value: V;
}

/**
 * What was read of the catalogue, by an id and the revision that was there before it was read. It is only a cache:
 * who takes from it has just asked the database for the revision, so that two processes beside each other stay one
 * shop. A revision is drawn at random, so that of another database is never taken for it.
 */
export class RevisionCache<V> {
  readonly #kept: LRUCache<number, Entry<V>>;

  /** @param most how many values it holds; the least recently used goes first */
  constructor(most: number) {
    this.#kept = new LRUCache({ max: most });
  }

  /** What was kept last, whether or not it is of today: it tells what to ask for. */
  last(id: number): V | undefined {
    return this.#kept.get(id)?.value;
  }

  /** What is of this revision. */
  get(id: number, revision: string): V | undefined {
    const kept = this.#kept.get(id);
    return kept?.revision === revision ? kept.value : undefined;
  }

  /** Keeps nothing where the catalogue has no revision yet. */
  keep(id: number, revision: string, value: V): void {
    if (revision !== '') this.#kept.set(id, { revision, value });
  }
}
