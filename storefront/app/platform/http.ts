import type { Answer, CallInput, Endpoint } from '@otzar/contract/endpoint';
import { CallFailed, unreachable } from './call-failed.ts';
import type { CallOptions } from './call-options.ts';
import { read } from './read.ts';

export type { CallOptions } from './call-options.ts';

/** Where the code of a client does not come the call has failed like any that does not arrive. */
function neverCame(failure: unknown): never {
  throw new CallFailed(0, unreachable, failure);
}

const writing = async () => (await import('./axios.ts').catch(neverCame)).write;

/**
 * Makes a call of the contract; the client behind writes arrives with the first of them. @throws {CallFailed}
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E> = {},
  options?: CallOptions,
): Promise<Answer<E>> {
  const client = endpoint.method === 'GET' ? read : await writing();
  return client(endpoint, input, options);
}
