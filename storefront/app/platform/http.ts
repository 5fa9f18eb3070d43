import type { Answer, CallInput, Endpoint } from '@otzar/contract/endpoint';

/** The client; where its code does not come the call has failed like any that does not arrive. */
const client = () =>
  import('./axios.ts').catch(async (failure: unknown) => {
    const { CallFailed, unreachable } = await import('./call-failed.ts');
    throw new CallFailed(0, unreachable, failure);
  });

/**
 * Makes a call of the contract; the client behind it arrives when it is first wanted.
 * @param quietly nobody is asked to log in again where the session has ended: whoever calls sees to that
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E> = {},
  quietly?: boolean,
): Promise<Answer<E>> {
  const { send } = await client();
  return send(endpoint, input, quietly);
}
