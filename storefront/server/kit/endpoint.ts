import { createHash } from 'node:crypto';
import type { Answer, CallOutput, Endpoint } from '@otzar/contract/endpoint';
import type { Context, Hono } from 'hono';
import * as v from 'valibot';
import { isRowId } from '../db/row-id.ts';
import { readJson, storable } from './body.ts';
import { HttpError, notFound } from './http-error.ts';
import { messages } from './messages.ts';
import { sessionHash } from './session/session-cookie.ts';
import { requireCustomer } from './session/visitor.ts';
import type { Shop } from './shop.ts';

/** Who calls, and what the answer carries beside its body. */
export interface Call {
  /** Hash of the session's id; empty when the browser has none. */
  session: string;
  context: Context;
}

/** A call that only customers make; `customer` is the id of the one who does. */
interface CustomerCall extends Call {
  customer: number;
}

type Handler<E extends Endpoint> = (
  input: CallOutput<E>,
  call: E['audience'] extends 'customer' ? CustomerCall : Call,
) => Promise<Answer<E>> | Answer<E>;

/** Puts a handler behind an endpoint of the contract. */
export type Mount = <E extends Endpoint>(endpoint: E, handler: Handler<E>) => void;

/** What is public may be kept by a CDN for a moment and shown while a newer one is fetched. */
const PUBLIC = 'public, max-age=0, s-maxage=30, stale-while-revalidate=300';

/**
 * Makes the function that mounts endpoints: who calls is checked first (403), then input against the
 * contract (400, 404, 415, 422), and the answer gets the caching that its audience allows.
 */
export const mountOn =
  (app: Hono, shop: Pick<Shop, 'db' | 'clock'>): Mount =>
  (endpoint, handler) => {
    const path = endpoint.path.replace(/\{(\w+)\}/g, ':$1');
    app.on(endpoint.method, path, async (c) => {
      const call = (await readCaller(endpoint, c, shop)) as Parameters<typeof handler>[1];
      const input = (await readInput(endpoint, c)) as CallOutput<typeof endpoint>;
      const answer = await handler(input, call);
      return endpoint.audience === 'public'
        ? publicAnswer(c, answer)
        : c.json(answer, endpoint.status, { 'Cache-Control': 'no-store' });
    });
  };

async function readCaller(
  { audience }: Endpoint,
  context: Context,
  { db, clock }: Pick<Shop, 'db' | 'clock'>,
): Promise<Call | CustomerCall> {
  const session = sessionHash(context);
  if (audience !== 'customer') return { session, context };
  return { session, context, customer: await requireCustomer(db, session, clock()) };
}

async function readInput(endpoint: Endpoint, c: Context): Promise<CallOutput<Endpoint>> {
  return {
    params: endpoint.params && readParams(endpoint.params, c),
    query: endpoint.query && check(endpoint.query, readQuery(c)),
    body: endpoint.body && readBody(endpoint.body, await readJson(c)),
    headers: readHeaders(endpoint, c),
  };
}

/** A list is an object to a schema that requires no field of it. */
function readBody(schema: v.GenericSchema, sent: unknown): unknown {
  if (!Array.isArray(sent)) return check(schema, sent);
  throw new HttpError(422, 'Please send one object, and no list.', { fields: {} });
}

/** An address that can't be one of ours is not found, rather than wrongly filled in. */
function readParams(schema: v.GenericSchema, c: Context): unknown {
  const parsed = v.safeParse(schema, c.req.param());
  if (!parsed.success) throw notFound();
  for (const value of Object.values(parsed.output as object))
    if (typeof value === 'number' && !isRowId(value)) throw notFound();
  return parsed.output;
}

function readHeaders(endpoint: Endpoint, c: Context): Record<string, string> {
  const sent = Object.fromEntries(
    Object.keys(endpoint.headers ?? {}).map((name) => [name, c.req.header(name)]),
  );
  return check(v.object({ ...endpoint.headers }), sent) as Record<string, string>;
}

/** A name that stands there several times has all its values in a list. */
const readQuery = (c: Context) =>
  Object.fromEntries(
    Object.entries(c.req.queries()).map(([name, texts]) => {
      const values = texts.map(storable);
      return [name, values.length > 1 ? values : values[0]];
    }),
  );

function check<S extends v.GenericSchema>(schema: S, value: unknown): v.InferOutput<S> {
  const parsed = v.safeParse(schema, value);
  if (parsed.success) return parsed.output;
  const fields: Record<string, string> = {};
  for (const issue of parsed.issues) {
    const path = v.getDotPath(issue);
    if (path !== null) fields[path] ??= sentence(issue);
  }
  throw new HttpError(422, messages.checkEntered, { fields });
}

/** The contract's own sentence; a schema that has none speaks of types, which helps no shopper. */
function sentence({ input, message }: v.BaseIssue<unknown>): string {
  if (!message.startsWith('Invalid ')) return message;
  return input === undefined ? messages.missing : messages.checkThis;
}

function publicAnswer(c: Context, answer: unknown): Response {
  const body = JSON.stringify(answer);
  const etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`;
  c.header('ETag', etag);
  c.header('Cache-Control', PUBLIC);
  if (c.req.header('if-none-match') === etag) return c.body(null, 304);
  return c.body(body, 200, { 'Content-Type': 'application/json; charset=utf-8' });
}
