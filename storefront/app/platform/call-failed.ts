import type { Problem } from '@otzar/contract/problem';
import * as messages from '#messages/platform';
import { report } from './reports.ts';

/** What is said of a call without an answer. */
export const unreachable: Problem = { message: messages.unreachable };

/** What is said where something failed for a reason that no shopper can do anything about. */
export const unexpected: Problem = { message: messages.unexpected };

/** What is said while the shop has too much to do, or its database is away. */
export const busy: Problem = { message: messages.busy };

/** A call that was refused or did not arrive; `message` is a sentence for the shopper. */
export class CallFailed extends Error {
  /** HTTP status; 0 where no answer came. */
  readonly status: number;
  /** A sentence for each field at fault. */
  readonly fields: Record<string, string>;
  /** The whole answer as it came, for whoever knows what more it holds; not yet validated. */
  readonly answer: unknown;
  /** Seconds after which it may be tried again, where the shop said so. */
  readonly wait: number | undefined;

  constructor(status: number, problem: Problem, answer?: unknown, wait?: number) {
    super(problem.message);
    this.name = 'CallFailed';
    this.status = status;
    this.fields = problem.fields ?? {};
    this.answer = answer;
    this.wait = wait;
  }
}

/**
 * A failure as a call that failed. What is none is a fault in the code: its own words are for the error-reporting
 * service, which hears of it here, and a shopper is told {@link unexpected}.
 */
export function toCallFailed(failure: unknown): CallFailed {
  if (failure instanceof CallFailed) return failure;
  report(failure);
  return new CallFailed(0, unexpected);
}

/** The sentence that a shopper is told of a failure. */
export const failureSentence = (failure: unknown): string => toCallFailed(failure).message;

/** What is said beside a form's only field: the sentence for that field, or else that of the whole failure. */
export function sentenceFor(field: string, failure: unknown): string {
  const { fields, message } = toCallFailed(failure);
  return fields[field] ?? message;
}
