import type { Answer, CallInput, Endpoint } from '@otzar/contract/endpoint';

/** Makes a call of the contract; the client behind it arrives when it is first wanted. */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E> = {},
): Promise<Answer<E>> {
  const { send } = await import('./axios.ts');
  return send(endpoint, input);
}
