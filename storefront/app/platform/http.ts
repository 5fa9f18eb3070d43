import type { Answer, CallInput, Endpoint } from '@otzar/contract/endpoint';
import { CallFailed, unreachable } from './call-failed.ts';
import { read } from './read.ts';

/** Where the code of a client does not come the call has failed like any that does not arrive. */
function neverCame(failure: unknown): never {
  throw new CallFailed(0, unreachable, failure);
}

const writing = async () => (await import('./axios.ts').catch(neverCame)).write;

/** How a call is made, beside what it says. */
export interface CallOptions {
  /** Nobody is asked to log in again where the session has ended: whoever calls sees to that. */
  quietly?: boolean;
  /** The call is made for the customer of this browser, who is asked to log in again where the session has ended. */
  asCustomer?: boolean;
  /** Ends the call when nobody waits for its answer any more; it then fails with a sentence that nobody reads. */
  signal?: AbortSignal;
}

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
