/** Under this key the settings name the state of the catalogue (the first migration). */
export const REVISION_KEY = 'catalogue_revision';

interface Kept<V> {
  revision: string;
  value: V;
}

/**
 * What was read of the catalogue, by an id and the revision that was there before it was read. It is only a cache:
 * who takes from it has just asked the database for the revision, so that two processes beside each other stay one
 * shop. A revision is drawn at random, so that of another database is never taken for it.
 */
export class RevisionCache<V> {
  readonly #most: number;
  /** In order of their making, the oldest first. */
  readonly #kept = new Map<number, Kept<V>>();

  /** @param most how many values it holds */
  constructor(most: number) {
    this.#most = most;
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
    if (revision === '') return;
    this.#kept.delete(id);
    this.#kept.set(id, { revision, value });
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= this.#most) break;
      this.#kept.delete(oldest);
    }
  }
}
