import { type Answer, addressOf, type Endpoint } from '@otzar/contract/endpoint';
import { Problem } from '@otzar/contract/problem';
import { ownPath } from '@otzar/domain/own-path';
import { data, type RouterContextProvider, redirect } from 'react-router';
import * as v from 'valibot';
import { apiContext } from '../context.ts';
import type { PlainForm } from './plain-form.ts';

interface Sending<E extends Endpoint> {
  request: Request;
  context: Readonly<RouterContextProvider>;
  endpoint: E;
  /** The fields that it takes; others are passed over. */
  names: readonly string[];
}

const SECRET = 'password';

/** Where a page without scripts goes back to: its form says where the shopper came from. */
export const BACK = 'back';

/** The path that a shopper came to this page from; null where they came from elsewhere. */
export function cameFrom(request: Request): string | null {
  const from = request.headers.get('referer') ?? '';
  if (!URL.canParse(from)) return null;
  const { host, pathname, search } = new URL(from);
  return host === new URL(request.url).host ? ownPath(pathname + search) : null;
}

/**
 * Sends what stands in a form that came without scripts. A refusal is the page's own answer: each sentence at its
 * field, and what was typed is kept.
 */
export async function sendPlainForm<E extends Endpoint>({
  request,
  context,
  endpoint,
  names,
}: Sending<E>) {
  const form = await request.formData();
  const typed = (name: string) => String(form.get(name) ?? '');
  const values = Object.fromEntries(names.map((name) => [name, typed(name)]));
  const response = await context.get(apiContext)(addressOf(endpoint, {}), {
    method: endpoint.method,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(values),
  });
  const kept = Object.fromEntries(
    names.filter((name) => name !== SECRET).map((name) => [name, typed(name)]),
  );
  if (response.ok) {
    const answer = v.parse(endpoint.answer, await response.json()) as Answer<E>;
    return { answer, kept, back: ownPath(typed(BACK)) };
  }
  const { message, fields = {} } = v.parse(Problem, await response.json());
  const told: PlainForm = { values: kept, errors: fields };
  if (Object.keys(fields).length === 0) told.failure = message;
  return { refused: data(told, { status: response.status }) };
}

/** The way on after a form was taken, so that a reload sends nothing again. */
export const goOn = (path: string) => redirect(path, 303);
