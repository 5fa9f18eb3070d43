import { useContext, useReducer, useState } from 'react';
import { type FormProblems, RefusedPage } from '../Field/form-problems.ts';

/** What is wrong with a form's fields, how often it was sent, and what counts it. */
export function useSent() {
  const [problems] = useState<FormProblems>(() => ({ messages: new Map(), sent: false }));
  // What was sent without scripts was sent before.
  const [count, send] = useReducer((times: number) => times + 1, Number(useContext(RefusedPage)));
  return { problems, count, send };
}
