import { type Answer, addressOf, type CallInput, type Endpoint } from '@otzar/contract/endpoint';
import { Problem } from '@otzar/contract/problem';
import { ownPath } from '@otzar/domain/own-path';
import { data, type RouterContextProvider, redirect } from 'react-router';
import * as v from 'valibot';
import { apiContext } from '../context.ts';
import { pageAt } from './own-address.ts';
import type { PlainForm } from './plain-form.ts';

interface Sending<E extends Endpoint> {
  request: Request;
  context: Readonly<RouterContextProvider>;
  endpoint: E;
  /** The fields that it takes; others are passed over. */
  names: readonly string[];
  /** What else the call takes, which nobody types. */
  about?: object;
}

const SECRET = 'password';

/** Where a page without scripts goes back to: its form says where the shopper came from. */
const BACK = 'back';

/** The path that a shopper came to this page from; null where they came from elsewhere. */
export function cameFrom(request: Request): string | null {
  const from = request.headers.get('referer') ?? '';
  if (!URL.canParse(from)) return null;
  const { host, pathname, search } = new URL(from);
  return host === new URL(request.url).host ? ownPath(pageAt(pathname + search)) : null;
}

/** What the shop made of a call: its answer, or why it refuses. */
export type CallResult<E extends Endpoint> =
  | { answer: Answer<E> }
  | { refusal: Problem & { status: number } };

/** Makes a call of the contract on behalf of whoever has sent a form, or opened a page. */
export async function ask<E extends Endpoint>(
  context: Readonly<RouterContextProvider>,
  endpoint: E,
  input: CallInput<E> = {},
): Promise<CallResult<E>> {
  const { method, body } = endpoint;
  const response = await context.get(apiContext)(addressOf(endpoint, input), {
    method,
    ...(body && { body: JSON.stringify(input.body) }),
    headers: { ...(body && { 'Content-Type': 'application/json' }), ...input.headers },
  });
  const told: unknown = await response.json();
  if (response.ok) return { answer: v.parse(endpoint.answer, told) as Answer<E> };
  return { refusal: { ...v.parse(Problem, told), status: response.status } };
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
  about,
}: Sending<E>) {
  const form = await request.formData();
  const typed = (name: string) => String(form.get(name) ?? '');
  const values = Object.fromEntries(names.map((name) => [name, typed(name)]));
  const asked = await ask(context, endpoint, { body: { ...values, ...about } } as CallInput<E>);
  const kept = Object.fromEntries(
    names.filter((name) => name !== SECRET).map((name) => [name, typed(name)]),
  );
  if ('answer' in asked) return { answer: asked.answer, kept, back: ownPath(typed(BACK)) };
  const { message, fields = {}, status } = asked.refusal;
  const told: PlainForm = { values: kept, errors: fields };
  if (Object.keys(fields).length === 0) told.failure = message;
  return { refused: data(told, { status }) };
}

/** The way on after a form was taken, so that a reload sends nothing again. */
export const redirectAfterPost = (path: string) => redirect(path, 303);
