import type { liteClient } from 'algoliasearch/lite';

/** How the client is made to differ from its defaults. */
export type ClientOptions = NonNullable<Parameters<typeof liteClient>[2]>;
type HostStates = NonNullable<ClientOptions['hostsCache']>;

/** What the client knows a host by: the host alone, or with the state it was found in. */
const nameOf = (key: unknown): string =>
  typeof key === 'object' && key !== null && 'url' in key ? String(key.url) : String(key);

/** For its client a host that timed out is still good, if slower, and gets more time: here it is down. */
const marked = <State>(state: State): State =>
  typeof state === 'object' && state !== null && 'status' in state && state.status === 'timed out'
    ? { ...state, status: 'down', isTimedOut: () => false }
    : state;

/**
 * Remembers which hosts are down, for the two minutes that the client leaves them alone (specification,
 * section 7). Its own memory reads by the host and writes by the host with its state, and so forgets.
 */
export function hostStates(): HostStates {
  const states = new Map<string, unknown>();
  return {
    async get<Value>(key: object | string, unknown: () => Promise<Value>): Promise<Value> {
      const known = states.get(nameOf(key));
      return known === undefined ? unknown() : (known as Value);
    },
    async set(key, value) {
      states.set(nameOf(key), marked(await value));
      return value;
    },
    async delete(key) {
      states.delete(nameOf(key));
    },
    async clear() {
      states.clear();
    },
  };
}
