import { addressOf } from '@otzar/contract/endpoint';
import { OrderReturn, readReturn } from '@otzar/contract/return';
import { data, type RouterContextProvider } from 'react-router';
import * as v from 'valibot';
import { apiContext } from '../../context.ts';

/** A return as this session, or the token in the address, may see it; null where it may not. */
export async function readOwnReturn(
  context: Readonly<RouterContextProvider>,
  id: string,
  token: string | null,
): Promise<OrderReturn | null> {
  const address = addressOf(readReturn, { params: { id }, query: { token: token ?? '' } });
  const response = await context.get(apiContext)(address);
  if (response.status === 404) return null;
  if (!response.ok) throw data(null, { status: response.status });
  return v.parse(OrderReturn, await response.json());
}
