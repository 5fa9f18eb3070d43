import { readCustomer } from '@otzar/contract/customer';
import { type Answer, addressOf, type CallInput, type Endpoint } from '@otzar/contract/endpoint';
import { askedIn } from '@otzar/contract/language';
import { language } from '#language';
import { answerOf, type Received } from './call-answer.ts';
import { CallFailed, unreachable } from './call-failed.ts';
import type { CallOptions } from './call-options.ts';
import { callHeaders, checkInTurn } from './session-start.ts';

/** What JSON says, or the text where it is none. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Asks with the browser's own `fetch`: whoever only looks needs no more, and no client is fetched for them. */
async function ask(
  endpoint: Endpoint,
  input: CallInput<Endpoint> = {},
  { signal }: CallOptions = {},
): Promise<Received> {
  try {
    const response = await fetch(askedIn(language, addressOf(endpoint, input)), {
      headers: { ...callHeaders(), ...input.headers },
      // What is kept here and may be stale is what a proxy may answer with; the browser asks whether it still holds.
      cache: 'no-cache',
      signal: signal ?? null,
    });
    const { status, headers } = response;
    const data = parsed(await response.text());
    return { status, data, header: (name) => headers.get(name) };
  } catch {
    throw new CallFailed(0, unreachable);
  }
}

/** Asks who is here, for a write that waits for the session. @throws {CallFailed} */
export const checkSession = async (): Promise<Answer<typeof readCustomer>> =>
  answerOf(readCustomer, await ask(readCustomer));

/**
 * Reads what the contract promises.
 * @throws {CallFailed} for the rest, also where nobody waits for it any more
 */
export async function read<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  options?: CallOptions,
): Promise<Answer<E>> {
  const asking = () => ask(endpoint, input, options);
  const isCheck = endpoint.path === readCustomer.path;
  return answerOf(endpoint, await (isCheck ? checkInTurn(asking) : asking()));
}
