import { type Answer, addressOf, type CallInput, type Endpoint } from '@otzar/contract/endpoint';
import { data, type RouterContextProvider } from 'react-router';
import * as v from 'valibot';
import { apiContext } from '../context.ts';

/**
 * Reads what a public page shows, for its loader. What the API refuses becomes the page's own
 * answer: 404 leads to the not-found page, all else to the error page.
 */
export async function readPageData<E extends Endpoint>(
  context: Readonly<RouterContextProvider>,
  endpoint: E,
  input: CallInput<E> = {},
): Promise<Answer<E>> {
  const response = await context.get(apiContext)(addressOf(endpoint, input));
  if (!response.ok) throw data(null, { status: response.status });
  return v.parse(endpoint.answer, await response.json()) as Answer<E>;
}
