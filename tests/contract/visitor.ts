import { type Answer, addressOf, type CallInput, type Endpoint } from '@otzar/contract/endpoint';
import * as v from 'valibot';
import { expect } from 'vitest';

/** Whoever answers the API: the server, or what stands in for it. */
export type Handler = (request: Request) => Promise<Response>;

const ORIGIN = 'http://localhost';

interface Writing {
  headers?: Record<string, string>;
  /** Sent as it is, valid or not, text or bytes that are none. */
  text?: string | Uint8Array<ArrayBuffer>;
}

/** A browser as the API sees it: it keeps its cookies and carries the anti-forgery pair. */
export class Visitor {
  readonly #answer: Handler;
  readonly #cookies = new Map<string, string>();

  constructor(answer: Handler) {
    this.#answer = answer;
  }

  /** A visitor who has been here before, and so has a session. */
  static async known(answer: Handler): Promise<Visitor> {
    const visitor = new Visitor(answer);
    await visitor.send('GET', '/api/customer');
    return visitor;
  }

  /** Whoever has the same cookies: another tab, or a thief, who hears of no change; perhaps at another process. */
  twin(answer = this.#answer): Visitor {
    const twin = new Visitor(answer);
    for (const [name, value] of this.#cookies) twin.#cookies.set(name, value);
    return twin;
  }

  cookie(name: string): string {
    return this.#cookies.get(name) ?? '';
  }

  async send(method: string, path: string, { headers, text }: Writing = {}): Promise<Response> {
    const cookies = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await this.#answer(
      new Request(`${ORIGIN}${path}`, {
        method,
        headers: {
          'X-Requested-With': 'XMLHttpRequest',
          'X-XSRF-TOKEN': this.cookie('XSRF-TOKEN'),
          ...(text !== undefined && { 'Content-Type': 'application/json' }),
          ...(cookies && { Cookie: cookies }),
          ...headers,
        },
        body: text,
      }),
    );
    for (const cookie of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (name && value !== undefined) this.#cookies.set(name, value);
    }
    return response;
  }

  /** Makes a call of the contract, whatever becomes of it. */
  try<E extends Endpoint>(endpoint: E, input: CallInput<E> = {}): Promise<Response> {
    return this.send(endpoint.method, addressOf(endpoint, input), {
      headers: input.headers,
      text: endpoint.body && JSON.stringify(input.body),
    });
  }

  /** Makes a call and expects the answer that the contract promises. */
  async call<E extends Endpoint>(endpoint: E, input: CallInput<E> = {}): Promise<Answer<E>> {
    const response = await this.try(endpoint, input);
    return expectAnswer(endpoint, response);
  }
}

/** Expects the status, the caching and exactly the body that the contract promises. */
export async function expectAnswer<E extends Endpoint>(
  endpoint: E,
  response: Response,
): Promise<Answer<E>> {
  const body: unknown = await response.json();
  expect({ status: response.status, body }).toMatchObject({ status: endpoint.status });
  expect(response.headers.get('content-type')).toContain('application/json');
  expect(response.headers.get('cache-control')).toContain(
    endpoint.audience === 'public' ? 's-maxage' : 'no-store',
  );
  const answer = v.parse(endpoint.answer, body) as Answer<E>;
  expect(body).toEqual(answer);
  return answer;
}
