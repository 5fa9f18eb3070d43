import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** How many statements a connection keeps prepared; beyond that they are sent as they are. */
const MOST_PREPARED = 400;
/** How many texts that were seen once are remembered; lists of changing length make ever new ones. */
const MOST_SEEN = 2_000;

/** Names for statements of one connection, from the second time that their text is seen. */
export class StatementNames {
  /** Unlike those of all other connections: the embedded database has one backend for all of them. */
  readonly #connection = randomUUID().slice(0, 13);
  readonly #names = new Map<string, string>();
  readonly #seen = new Set<string>();

  /** @returns undefined for a text that is not worth preparing */
  nameOf(text: string): string | undefined {
    const name = this.#names.get(text);
    if (name !== undefined || this.#names.size >= MOST_PREPARED) return name;
    if (this.#seen.delete(text)) return this.#add(text);
    if (this.#seen.size >= MOST_SEEN) this.#seen.clear();
    this.#seen.add(text);
    return undefined;
  }

  #add(text: string): string {
    const name = `${this.#connection}_${this.#names.size}`;
    this.#names.set(text, name);
    return name;
  }
}

const isUnnamed = (config: unknown): config is { text: string } =>
  typeof config === 'object' &&
  config !== null &&
  'text' in config &&
  typeof config.text === 'string' &&
  !('submit' in config) &&
  !('name' in config && config.name);

/** A connection on which PostgreSQL parses a statement once, rather than each time it is asked. */
export class PreparingClient extends pg.Client {
  readonly #names = new StatementNames();

  // Eight overloads pass through here as they are: `never` stands for whatever each of them takes and answers.
  override query(...given: never[]): never {
    const [config, ...rest]: unknown[] = given;
    const asked = isUnnamed(config) ? { ...config, name: this.#names.nameOf(config.text) } : config;
    const pass = super.query as (this: pg.Client, ...given: unknown[]) => never;
    return pass.call(this, asked, ...rest);
  }
}
