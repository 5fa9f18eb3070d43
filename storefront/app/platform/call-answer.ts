import type { Answer, Endpoint } from '@otzar/contract/endpoint';
import { Problem } from '@otzar/contract/problem';
import * as v from 'valibot';
import { busy, CallFailed, unexpected } from './call-failed.ts';
import { follow } from './moved.ts';
import { noteRatesAge } from './rates-age.ts';

/** What the shop said to a call, whichever client brought it. */
export interface Received {
  status: number;
  /** What its JSON says; text where it is none. */
  data: unknown;
  /** A header by its lower-case name; nothing where it does not have it. */
  header: (name: string) => unknown;
}

/** Of the two ways to say it the shop uses seconds; a date is not looked at. */
function secondsToWait({ header }: Received): number | undefined {
  const seconds = Number(header('retry-after'));
  return Number.isFinite(seconds) && seconds > 0 ? seconds : undefined;
}

/**
 * What a shopper is told of an answer that is no success. Of a server that fails only those words are repeated
 * that the contract foresees: anything else may be a proxy's or a library's.
 */
function problemOf({ status, data }: Received, { refusals }: Endpoint): Problem {
  const foreseen = (status >= 400 && status < 500) || refusals?.includes(status);
  const problem = v.safeParse(Problem, data);
  if (foreseen && problem.success) return problem.output;
  return status === 503 ? busy : unexpected;
}

/** What went wrong with a call, as the shop speaks of it; an answer that the screen has moved is followed. */
function failureOf(received: Received, endpoint: Endpoint): CallFailed {
  const { status, data } = received;
  const moved = status === 302 ? v.safeParse(Problem, data) : undefined;
  if (moved?.success) follow(moved.output.message);
  return new CallFailed(status, problemOf(received, endpoint), data, secondsToWait(received));
}

/** What the contract promises of an answer. @throws {CallFailed} for the rest */
export function answerOf<E extends Endpoint>(endpoint: E, received: Received): Answer<E> {
  noteRatesAge(received);
  const { status, data } = received;
  if (status < 200 || status >= 300) throw failureOf(received, endpoint);
  const answer = v.safeParse(endpoint.answer, data);
  if (!answer.success) throw new CallFailed(status, unexpected);
  return answer.output as Answer<E>;
}
