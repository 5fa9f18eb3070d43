import type { Answer, CallOutput, Endpoint } from '@otzar/contract/endpoint';
import type { Problem } from '@otzar/contract/problem';
import { HttpResponse, http, type RequestHandler } from 'msw';
import * as v from 'valibot';

const LARGEST_BODY = 1024 * 1024;

/** The cookie of the anti-forgery pair; here its value is the session as well. */
const FORGERY_COOKIE = 'XSRF-TOKEN';

/** A refusal, thrown anywhere in a call; `body` may say more than a problem. */
export class Refused extends Error {
  readonly status: number;
  readonly body: Problem;
  readonly headers: Record<string, string>;

  constructor(status: number, body: Problem, headers: Record<string, string> = {}) {
    super(body.message);
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

/** Refuses a call because of one of its fields. @throws {Refused} 422 */
export const refuseField = (field: string, message: string): never => {
  throw new Refused(422, {
    message: 'Please check what you entered.',
    fields: { [field]: message },
  });
};

/** A call as an answering function gets it: checked, with who calls and what goes out with the answer. */
export interface SampleCall<E extends Endpoint> extends CallOutput<E> {
  session: string;
  answerHeaders: Headers;
}

/** Answers a call of the contract; throws {@link Refused} for a refusal. */
export type SampleAnswer<E extends Endpoint> = (
  call: SampleCall<E>,
) => Answer<E> | Promise<Answer<E>>;

/** A session that nobody has had. */
export const newSession = (): string => `sample-${Math.random().toString(36).slice(2)}`;

/** Hands out the anti-forgery cookie of a session: the caller's own, or another one. */
export const grantSession = (
  { session, answerHeaders }: SampleCall<Endpoint>,
  token = session || newSession(),
): void => {
  answerHeaders.set('Set-Cookie', `${FORGERY_COOKIE}=${token}; Path=/; SameSite=Lax`);
};

const check = (schema: v.GenericSchema, value: unknown): unknown => {
  const parsed = v.safeParse(schema, value);
  if (parsed.success) return parsed.output;
  const fields: Record<string, string> = {};
  for (const issue of parsed.issues) fields[v.getDotPath(issue) ?? ''] ??= issue.message;
  throw new Refused(422, { message: 'Please check what you entered.', fields });
};

const checkBody = (schema: v.GenericSchema, sent: unknown): unknown => {
  if (!Array.isArray(sent)) return check(schema, sent);
  throw new Refused(422, { message: 'Please send one object, and no list.', fields: {} });
};

const checkParams = (schema: v.GenericSchema, params: unknown): unknown => {
  const parsed = v.safeParse(schema, params);
  if (parsed.success) return parsed.output;
  throw new Refused(404, { message: 'There is nothing at this address.' });
};

const refuseForgery = (request: Request, session: string): void => {
  const genuine =
    session !== '' &&
    request.headers.get('x-xsrf-token') === session &&
    request.headers.get('x-requested-with') === 'XMLHttpRequest';
  if (genuine) return;
  throw new Refused(403, {
    message: 'Your visit has expired. Please reload the page and try again.',
  });
};

const readJson = async (request: Request): Promise<unknown> => {
  const text = await request.text();
  if (text.length > LARGEST_BODY) {
    throw new Refused(413, { message: 'That is more than we can take in one request (1 MB).' });
  }
  if (!request.headers.get('content-type')?.startsWith('application/json')) {
    throw new Refused(415, { message: 'Please send JSON (Content-Type: application/json).' });
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new Refused(400, { message: 'The body is not valid JSON.', fields: {} });
  }
};

const readInput = async (
  endpoint: Endpoint,
  request: Request,
  params: unknown,
): Promise<CallOutput<Endpoint>> => {
  const asked = new URL(request.url).searchParams;
  const query = Object.fromEntries(
    [...asked.keys()].map((name) => {
      const values = asked.getAll(name);
      return [name, values.length > 1 ? values : values[0]];
    }),
  );
  // A simulated browser keeps the case that they were written in.
  const sent = [...request.headers].map(([name, value]) => [name.toLowerCase(), value]);
  const headers = check(v.object(endpoint.headers ?? {}), Object.fromEntries(sent));
  return {
    params: endpoint.params && checkParams(endpoint.params, params),
    query: endpoint.query && check(endpoint.query, query),
    body: endpoint.body && checkBody(endpoint.body, await readJson(request)),
    headers: v.parse(v.record(v.string(), v.string()), headers),
  };
};

const METHODS = { GET: http.get, POST: http.post, PATCH: http.patch, DELETE: http.delete };

const CACHING = {
  public: 'public, max-age=0, s-maxage=30',
  personal: 'no-store',
  customer: 'no-store',
};

const reply = (body: unknown, status: number, headers: Headers): HttpResponse<string> => {
  headers.set('Content-Type', 'application/json; charset=utf-8');
  return new HttpResponse(JSON.stringify(body), { status, headers });
};

/**
 * Makes an MSW handler of a call in the contract. It refuses what the server refuses: 403 without the
 * anti-forgery pair, 413, 415, 400 and 422 for bodies, 404 for addresses that cannot be.
 * @param admit throws {@link Refused} for a session that may not make this call, before its body is read
 */
export const serve = <E extends Endpoint>(
  endpoint: E,
  answer: SampleAnswer<E>,
  admit: (session: string) => void = () => undefined,
): RequestHandler => {
  const path = `*${endpoint.path.replace(/\{(\w+)\}/g, ':$1')}`;
  return METHODS[endpoint.method](path, async ({ request, params, cookies }) => {
    // A simulated browser joins repeated cookies with commas; a token has none.
    const session = cookies[FORGERY_COOKIE]?.split(',')[0] ?? '';
    const answerHeaders = new Headers({ 'Cache-Control': CACHING[endpoint.audience] });
    try {
      if (endpoint.method !== 'GET') refuseForgery(request, session);
      admit(session);
      const input = (await readInput(endpoint, request, params)) as CallOutput<E>;
      const body = await answer({ ...input, session, answerHeaders });
      return reply(body, endpoint.status, answerHeaders);
    } catch (refused) {
      if (!(refused instanceof Refused)) throw refused;
      const headers = new Headers({ 'Cache-Control': 'no-store', ...refused.headers });
      return reply(refused.body, refused.status, headers);
    }
  });
};
