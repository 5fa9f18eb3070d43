import { readCustomer } from '@otzar/contract/customer';
import {
  type AxiosInstance,
  type AxiosResponse,
  type InternalAxiosRequestConfig,
  isAxiosError,
} from 'axios';
import { renewSession } from './session-end.ts';

declare module 'axios' {
  interface AxiosRequestConfig {
    /** Whether a customer whose session has ended is asked to log in, and the call then made once more. */
    renewable?: boolean;
    /** The call begins the session that others wait for. */
    begins?: boolean;
    /** After what the call was made once more. */
    again?: 'check' | 'login';
  }
}

export const FORGERY_COOKIE = 'XSRF-TOKEN';

const isKnown = () => document.cookie.includes(`${FORGERY_COOKIE}=`);
const isReading = ({ method }: InternalAxiosRequestConfig) => method?.toUpperCase() === 'GET';
const isSessionCheck = (config: InternalAxiosRequestConfig) =>
  isReading(config) && config.url === readCustomer.path;

/**
 * How calls come into a session. Two checks at once would begin two sessions, and the one that is thrown away
 * would take a write that is under way with it; so there is one at a time, and writes wait for it.
 */
export function sessionOf(client: AxiosInstance) {
  let beginning: Promise<unknown> | undefined;
  let begun: () => void = () => undefined;

  const waitForEnd = () => {
    beginning = new Promise<void>((resolve) => {
      begun = () => {
        beginning = undefined;
        resolve();
      };
    });
  };

  /** Asks who is here; the answer begins a newcomer's session, and brings the anti-forgery cookie that belongs to it. */
  async function begin(): Promise<void> {
    if (beginning) return void (await beginning);
    waitForEnd();
    await client.get(readCustomer.path, { begins: true }).catch(() => undefined);
  }

  async function wait(config: InternalAxiosRequestConfig): Promise<InternalAxiosRequestConfig> {
    if (config.begins || (isReading(config) && !isSessionCheck(config))) return config;
    while (beginning) await beginning;
    if (isKnown()) return config;
    if (!isSessionCheck(config)) {
      await begin();
      return config;
    }
    waitForEnd();
    return { ...config, begins: true };
  }

  function answered(response: AxiosResponse): AxiosResponse {
    if (response.config.begins) begun();
    return response;
  }

  /** Makes a write once more that was refused for a forgery token that is none any more, or for a session that has ended. */
  async function refused(failure: unknown): Promise<AxiosResponse> {
    const config = isAxiosError(failure) ? failure.config : undefined;
    if (config?.begins) begun();
    const status = isAxiosError(failure) ? failure.response?.status : undefined;
    if (!config || status !== 403 || isReading(config)) throw failure;
    if (config.again === undefined) {
      await begin();
      return client.request({ ...config, again: 'check' });
    }
    if (config.again === 'check' && config.renewable && (await renewSession()))
      return client.request({ ...config, again: 'login' });
    throw failure;
  }

  return { wait, answered, refused };
}
