import { type Answer, addressOf, type CallInput, type Endpoint } from '@otzar/contract/endpoint';
import axios from 'axios';
import * as v from 'valibot';
import { CallFailed, unexpected } from './call-failed.ts';
import { failureOf } from './call-problem.ts';
import type { CallOptions } from './http.ts';
import { noteRatesAge } from './rates-age.ts';
import { FORGERY_COOKIE, sessionOf } from './session-start.ts';

/** Specification, section 7: JSON, the XHR mark, the anti-forgery pair, no time-out. */
const client = axios.create({
  headers: { 'X-Requested-With': 'XMLHttpRequest' },
  xsrfCookieName: FORGERY_COOKIE,
  xsrfHeaderName: 'X-XSRF-TOKEN',
});

const session = sessionOf(client);
client.interceptors.request.use(session.wait);
client.interceptors.response.use(session.answered, session.refused);
client.interceptors.response.use(noteRatesAge, (failure: unknown) => {
  if (axios.isAxiosError(failure) && failure.response) noteRatesAge(failure.response);
  return Promise.reject(failureOf(failure));
});

/**
 * Sends a call and answers what the contract promises.
 * @throws {CallFailed} for the rest, also where nobody waits for it any more
 */
export async function send<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  { quietly = false, asCustomer = endpoint.audience === 'customer', signal }: CallOptions = {},
): Promise<Answer<E>> {
  const plain: CallInput<Endpoint> = input;
  const { data, status } = await client.request<unknown>({
    method: endpoint.method,
    url: addressOf(endpoint, plain),
    data: plain.body,
    ...(plain.headers && { headers: plain.headers }),
    ...(signal && { signal }),
    renewable: asCustomer && endpoint.method !== 'GET' && !quietly,
    foreseen: endpoint.refusals ?? [],
  });
  const answer = v.safeParse(endpoint.answer, data);
  if (!answer.success) throw new CallFailed(status, unexpected);
  return answer.output as Answer<E>;
}
