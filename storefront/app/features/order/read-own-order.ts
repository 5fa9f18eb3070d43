import { addressOf } from '@otzar/contract/endpoint';
import { Order, readOrder } from '@otzar/contract/order';
import { data, type RouterContextProvider } from 'react-router';
import * as v from 'valibot';
import { apiContext } from '../../context.ts';

/** An order as this session, or the token in the address, may see it; null where it may not. */
export async function readOwnOrder(
  context: Readonly<RouterContextProvider>,
  id: string,
  token: string | null,
): Promise<Order | null> {
  const address = addressOf(readOrder, { params: { id }, query: { token: token ?? '' } });
  const response = await context.get(apiContext)(address);
  if (response.status === 404) return null;
  if (!response.ok) throw data(null, { status: response.status });
  return v.parse(Order, await response.json());
}
