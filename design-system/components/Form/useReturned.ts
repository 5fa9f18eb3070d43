import { useContext, useEffect, useReducer, useState } from 'react';
import { type FormProblems, RefusedPage } from '../Field/form-problems.ts';

const another = (count: number) => count + 1;

/**
 * What is wrong with a form's fields, and how often it came back with something wrong after it was sent.
 * @param busy whether it is being sent
 */
export function useReturned(busy: boolean) {
  const [, onChange] = useReducer(another, 0);
  const [returned, comeBack] = useReducer(another, Number(useContext(RefusedPage)));
  const [problems] = useState<FormProblems>(() => ({
    messages: new Map(),
    sent: false,
    onChange,
    drawn: Promise.resolve(),
  }));

  useEffect(() => {
    if (busy || !problems.sent || problems.messages.size === 0) return;
    problems.sent = false;
    comeBack();
  });

  return {
    problems,
    returned,
    /** Sends it. */
    send: (onSubmit: () => void) => {
      problems.sent = true;
      onSubmit();
      // A second try may find nothing new, and so nothing would be drawn again.
      onChange();
    },
    /** Whoever types on after a try is not led away from where they are. */
    typeOn: () => {
      problems.sent = false;
    },
  };
}
