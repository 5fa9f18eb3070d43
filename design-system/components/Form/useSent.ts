import { useContext, useReducer, useState } from 'react';
import { type FormProblems, RefusedPage } from '../Field/form-problems.ts';

/** A form as it stands between one send and the next. */
export interface SentForm {
  /** What is wrong with its fields. */
  problems: FormProblems;
  /** How often it was sent. */
  count: number;
  /** Whether an answer is awaited. */
  busy?: boolean;
  /** Whether it failed as a whole; what is said of that stands elsewhere. */
  failed?: boolean;
}

/** What is wrong with a form's fields, how often it was sent, and what counts it. */
export function useSent() {
  const [problems] = useState<FormProblems>(() => ({ messages: new Map(), sent: false }));
  // What was sent without scripts was sent before.
  const [count, send] = useReducer((times: number) => times + 1, Number(useContext(RefusedPage)));
  return { problems, count, send };
}
