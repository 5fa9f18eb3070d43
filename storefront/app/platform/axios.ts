import { readCustomer } from '@otzar/contract/customer';
import { type Answer, addressOf, type CallInput, type Endpoint } from '@otzar/contract/endpoint';
import { Problem } from '@otzar/contract/problem';
import axios, { type AxiosResponse } from 'axios';
import * as v from 'valibot';
import { busy, CallFailed, unexpected, unreachable } from './call-failed.ts';
import { follow } from './moved.ts';
import { RATES_AGE, tellRatesAge } from './rates-age.ts';
import { renewSession } from './session-end.ts';

const FORGERY_COOKIE = 'XSRF-TOKEN';

/** Specification, section 7: JSON, the XHR mark, the anti-forgery pair, no time-out. */
const client = axios.create({
  headers: { 'X-Requested-With': 'XMLHttpRequest' },
  xsrfCookieName: FORGERY_COOKIE,
  xsrfHeaderName: 'X-XSRF-TOKEN',
  validateStatus: () => true,
});

async function request(endpoint: Endpoint, input: CallInput<Endpoint>): Promise<AxiosResponse> {
  try {
    return await client.request({
      method: endpoint.method,
      url: addressOf(endpoint, input),
      data: input.body,
      headers: input.headers,
    });
  } catch {
    throw new CallFailed(0, unreachable);
  }
}

/** Of the two ways to say it the shop uses seconds; a date is not looked at. */
function secondsToWait({ headers }: AxiosResponse): number | undefined {
  const seconds = Number(headers['retry-after']);
  return Number.isFinite(seconds) && seconds > 0 ? seconds : undefined;
}

/**
 * What a shopper is told of an answer that is no success. Of a server that fails only those words are repeated
 * that the contract foresees: anything else may be a proxy's or a library's.
 */
function problemOf(endpoint: Endpoint, { status, data }: AxiosResponse): Problem {
  const foreseen = (status >= 400 && status < 500) || endpoint.refusals?.includes(status);
  const problem = v.safeParse(Problem, data);
  if (foreseen && problem.success) return problem.output;
  return status === 503 ? busy : unexpected;
}

const isKnown = () => document.cookie.includes(`${FORGERY_COOKIE}=`);
const isSessionCheck = ({ method, path }: Endpoint) =>
  method === 'GET' && path === readCustomer.path;

/** Asks who is here; the answer begins a newcomer's session, and brings the anti-forgery cookie that belongs to it. */
const checkSession = () => client.get(readCustomer.path);

let beginning: Promise<void> | undefined;

function begin<T>(check: () => Promise<T>): Promise<T> {
  const checked = check();
  const over = () => {
    beginning = undefined;
  };
  beginning = checked.then(over, over);
  return checked;
}

/**
 * Makes a call once a newcomer's session has begun. Two checks at once would begin two sessions, and the one that
 * is thrown away would take a write that is under way with it; so there is one at a time, and writes wait for it.
 */
async function inSession<T>(endpoint: Endpoint, ask: () => Promise<T>): Promise<T> {
  if (endpoint.method === 'GET' && !isSessionCheck(endpoint)) return ask();
  while (beginning) await beginning;
  if (isKnown()) return ask();
  if (isSessionCheck(endpoint)) return begin(ask);
  await begin(checkSession).catch(() => undefined);
  return ask();
}

/**
 * Sends a call and answers what the contract promises; throws {@link CallFailed} for the rest.
 * @param quietly see `call`
 */
export async function send<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  quietly = false,
): Promise<Answer<E>> {
  const plain = input as CallInput<Endpoint>;
  let response = await inSession(endpoint, () => request(endpoint, plain));
  if (response.status === 403 && endpoint.method !== 'GET') {
    await (beginning ?? begin(checkSession).catch(() => undefined));
    response = await request(endpoint, plain);
  }
  const isCustomersWrite = endpoint.audience === 'customer' && endpoint.method !== 'GET';
  if (response.status === 403 && isCustomersWrite && !quietly && (await renewSession()))
    response = await request(endpoint, plain);
  if (response.status >= 300) {
    const moved = response.status === 302 ? v.safeParse(Problem, response.data) : undefined;
    if (moved?.success) follow(moved.output.message);
    const told = problemOf(endpoint, response);
    throw new CallFailed(response.status, told, response.data, secondsToWait(response));
  }
  const answer = v.safeParse(endpoint.answer, response.data);
  if (!answer.success) throw new CallFailed(response.status, unexpected);
  const ratesAge: unknown = response.headers[RATES_AGE];
  if (typeof ratesAge === 'string') tellRatesAge(ratesAge);
  return answer.output as Answer<E>;
}
