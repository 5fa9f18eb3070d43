import type { Problem } from '@otzar/contract/problem';

/** What is said of a call without an answer. */
export const unreachable: Problem = {
  message: 'The shop cannot be reached just now. Check your connection and try again.',
};

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

/** What is said beside a form's only field: the sentence for that field, or else that of the whole call. */
export function sentenceFor(field: string, failure: unknown): string {
  if (!(failure instanceof CallFailed)) throw failure;
  return failure.fields[field] ?? failure.message;
}
