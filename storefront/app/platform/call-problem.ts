import { Problem } from '@otzar/contract/problem';
import { type AxiosResponse, isAxiosError } from 'axios';
import * as v from 'valibot';
import { busy, CallFailed, toCallFailed, unexpected, unreachable } from './call-failed.ts';
import { follow } from './moved.ts';

declare module 'axios' {
  interface AxiosRequestConfig {
    /** Statuses from 500 on whose words the contract promises. */
    foreseen?: readonly number[];
  }
}

/** Of the two ways to say it the shop uses seconds; a date is not looked at. */
function secondsToWait({ headers }: AxiosResponse): number | undefined {
  const seconds = Number(headers['retry-after']);
  return Number.isFinite(seconds) && seconds > 0 ? seconds : undefined;
}

/**
 * What a shopper is told of an answer that is no success. Of a server that fails only those words are repeated
 * that the contract foresees: anything else may be a proxy's or a library's.
 */
function problemOf({ status, data, config }: AxiosResponse): Problem {
  const foreseen = (status >= 400 && status < 500) || config.foreseen?.includes(status);
  const problem = v.safeParse(Problem, data);
  if (foreseen && problem.success) return problem.output;
  return status === 503 ? busy : unexpected;
}

/** What went wrong with a call, as the shop speaks of it; an answer that the screen has moved is followed. */
export function failureOf(failure: unknown): CallFailed {
  if (!isAxiosError(failure)) return toCallFailed(failure);
  const { response } = failure;
  if (!response) return new CallFailed(0, unreachable);
  const moved = response.status === 302 ? v.safeParse(Problem, response.data) : undefined;
  if (moved?.success) follow(moved.output.message);
  return new CallFailed(
    response.status,
    problemOf(response),
    response.data,
    secondsToWait(response),
  );
}
