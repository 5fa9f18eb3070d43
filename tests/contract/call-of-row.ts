import { api } from '@otzar/contract/api';
import { expectAnswer, type Visitor } from './visitor.ts';

/** What a row's call is made with. */
interface Sent {
  /** In place of `{id}`. */
  id?: number;
  body?: object;
}

/** Makes the call of a row, e.g. `DELETE /api/customer/address/{id}`, by nothing but what stands in the row. */
export async function tryRow(visitor: Visitor, row: string, { id, body }: Sent = {}) {
  const [method = '', path = ''] = row.split(' ');
  const text = body && JSON.stringify(body);
  return visitor.send(method, path.replace('{id}', String(id)), { text });
}

/** The call of the contract that a row means; throws where the contract has none at that method and path. */
function callOfRow(row: string) {
  const call = Object.values(api).find(({ method, path }) => `${method} ${path}` === row);
  if (!call) throw new Error(`The contract has no ${row}.`);
  return call;
}

/** Makes the call of a row, and expects the answer that the contract promises there. */
export async function askRow(visitor: Visitor, row: string, sent: Sent = {}): Promise<unknown> {
  const call = callOfRow(row);
  return expectAnswer(call, await tryRow(visitor, row, sent));
}
