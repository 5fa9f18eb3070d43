import { type Answer, addressOf, type CallInput, type Endpoint } from '@otzar/contract/endpoint';
import { askedIn } from '@otzar/contract/language';
import axios, { type AxiosResponse, type InternalAxiosRequestConfig, isAxiosError } from 'axios';
import { language } from '#language';
import { answerOf, type Received } from './call-answer.ts';
import { CallFailed, toCallFailed, unreachable } from './call-failed.ts';
import type { CallOptions } from './call-options.ts';
import { checkSession } from './read.ts';
import { renewSession } from './session-end.ts';
import { callHeaders, untilSession, untilSessionRenewed } from './session-start.ts';

declare module 'axios' {
  interface AxiosRequestConfig {
    /** Whether a customer whose session has ended is asked to log in, and the call then made once more. */
    renewable?: boolean;
    /** After what the call was made once more. */
    again?: 'check' | 'login';
  }
}

/** Specification, section 7: JSON, no time-out; the anti-forgery pair is among the headers of every call. */
const client = axios.create({ withXSRFToken: false });

async function prepare(config: InternalAxiosRequestConfig): Promise<InternalAxiosRequestConfig> {
  await untilSession(checkSession);
  config.headers.set(callHeaders());
  return config;
}

/** Makes a write once more that was refused for a forgery token that is none any more, or for a session that has ended. */
async function refused(failure: unknown): Promise<AxiosResponse> {
  const { config, response } = isAxiosError(failure) ? failure : {};
  if (!config || response?.status !== 403) throw failure;
  if (config.again === undefined) {
    await untilSessionRenewed(checkSession);
    return client.request({ ...config, again: 'check' });
  }
  if (config.again === 'check' && config.renewable && (await renewSession()))
    return client.request({ ...config, again: 'login' });
  throw failure;
}

client.interceptors.request.use(prepare);
client.interceptors.response.use(undefined, refused);

const received = ({ status, data, headers }: AxiosResponse): Received => ({
  status,
  data,
  header: (name) => headers[name],
});

function receivedWith(failure: unknown): Received {
  if (!isAxiosError(failure)) throw toCallFailed(failure);
  if (!failure.response) throw new CallFailed(0, unreachable);
  return received(failure.response);
}

/**
 * Sends a write and answers what the contract promises.
 * @throws {CallFailed} for the rest, also where nobody waits for it any more
 */
export async function write<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  { quietly = false, asCustomer = endpoint.audience === 'customer', signal }: CallOptions = {},
): Promise<Answer<E>> {
  const plain: CallInput<Endpoint> = input;
  const request = {
    method: endpoint.method,
    url: askedIn(language, addressOf(endpoint, plain)),
    data: plain.body,
    ...(plain.headers && { headers: plain.headers }),
    ...(signal && { signal }),
    renewable: asCustomer && !quietly,
  };
  return answerOf(endpoint, await client.request(request).then(received, receivedWith));
}
