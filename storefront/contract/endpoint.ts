import type { GenericSchema, InferInput, InferOutput } from 'valibot';

/** The HTTP methods the shop's API speaks (specification, section 7). */
type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** One call of the API: what goes in, what comes out, and which refusals a caller must expect. */
export interface Endpoint {
  method: Method;
  /** Path with `{name}` for each path parameter, e.g. `/api/product/{id}`. */
  path: string;
  /**
   * `public` answers are the same for everyone and may be cached; `personal` ones are `no-store`;
   * `customer` ones are too, and refused with 403 to whoever is not signed in.
   */
  audience: 'public' | 'personal' | 'customer';
  params?: GenericSchema;
  query?: GenericSchema;
  body?: GenericSchema;
  /** Request headers beyond the ones that every write carries, by lower-case name. */
  headers?: Record<string, GenericSchema>;
  /** Status of success. */
  status: 200 | 201;
  answer: GenericSchema;
  /** Refusals beyond 400/422 (bad input), 403 (anti-forgery, not signed in) and 413 (too large). */
  refusals?: readonly number[];
}

/** Fixes the literal types of an endpoint without widening them. */
/* @__NO_SIDE_EFFECTS__ */
export const endpoint = <const E extends Endpoint>(definition: E): E => definition;

type Out<S> = S extends GenericSchema ? InferOutput<S> : undefined;
type In<S> = S extends GenericSchema ? InferInput<S> : undefined;

/** What a caller sends, before defaults are filled in. */
export interface CallInput<E extends Endpoint> {
  params?: In<E['params']>;
  query?: In<E['query']>;
  body?: In<E['body']>;
  headers?: Record<string, string>;
}

/** What a handler receives, validated and with defaults filled in. */
export interface CallOutput<E extends Endpoint> {
  params: Out<E['params']>;
  query: Out<E['query']>;
  body: Out<E['body']>;
  headers: Record<string, string>;
}

/** The body of a successful answer. */
export type Answer<E extends Endpoint> = InferOutput<E['answer']>;

/**
 * The address of a call: path parameters and query filled in, what is empty left out, a list as one
 * name with each of its values.
 * Throws nothing; a parameter that is missing reads `undefined` and is refused by the server.
 */
export function addressOf(
  endpoint: Endpoint,
  input: { params?: unknown; query?: unknown } = {},
): string {
  const params = new Map(Object.entries(input.params ?? {}));
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params.get(name))),
  );
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {})) {
    for (const one of [value].flat())
      if (one !== undefined && one !== null && one !== '') query.append(name, String(one));
  }
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}
