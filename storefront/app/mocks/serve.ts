import type { Answer, CallOutput, Endpoint } from '@otzar/contract/endpoint';
import { type ProblemExample, problemExamples } from '@otzar/contract/problem.examples';
import { HttpResponse, http, type RequestHandler } from 'msw';
import * as v from 'valibot';

/** The cookie of the anti-forgery pair; here its value is the session as well. */
const FORGERY_COOKIE = 'XSRF-TOKEN';

/** A refusal, thrown anywhere in a call; its body may say more than a problem. */
export class Refused extends Error {
  readonly refusal: ProblemExample;

  constructor(refusal: ProblemExample) {
    super(refusal.body.message);
    this.refusal = refusal;
  }
}

/** Refuses a call as an example of the contract does. @throws {Refused} */
export const refuse = (example: keyof typeof problemExamples): never => {
  throw new Refused(problemExamples[example]);
};

/** Refuses a call because of its fields. @throws {Refused} 422 */
export const refuseFields = (fields: Record<string, string>): never => {
  const { status, body } = problemExamples.malformed;
  throw new Refused({ status, body: { ...body, fields } });
};

/** What was looked for. @throws {Refused} where it is not there */
export const found = <T>(
  thing: T | undefined,
  otherwise: keyof typeof problemExamples = 'nowhere',
): T => thing ?? refuse(otherwise);

/** An example whose sentence names an e-mail address, with the caller's in its place. */
export const addressedTo = (email: string, { message }: { message: string }) => ({
  message: message.replace(/\S+@[\w.]*\w/, email),
});

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
  return refuseFields(fields);
};

const checkParams = (schema: v.GenericSchema, params: unknown): unknown => {
  const parsed = v.safeParse(schema, params);
  return parsed.success ? parsed.output : refuse('nowhere');
};

const refuseForgery = (request: Request, session: string): void => {
  const genuine =
    session !== '' &&
    request.headers.get('x-xsrf-token') === session &&
    request.headers.get('x-requested-with') === 'XMLHttpRequest';
  if (!genuine) refuse('expired');
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
    body: endpoint.body && check(endpoint.body, await request.json()),
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
 * Makes an MSW handler of a call in the contract. It refuses what its schema refuses: 403 without the
 * anti-forgery pair, 422 for bodies, 404 for addresses that cannot be.
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
      const { status, body } = refused.refusal;
      return reply(body, status, new Headers({ 'Cache-Control': 'no-store' }));
    }
  });
};
