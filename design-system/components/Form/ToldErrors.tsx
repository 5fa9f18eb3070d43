import { use, useContext, useEffect, useLayoutEffect, useReducer, useState } from 'react';
import { ErrorSummary } from '../ErrorSummary/index.ts';
import { type FormProblems, onServer, RefusedPage } from '../Field/form-problems.ts';
import { useErrorTitle } from './useErrorTitle.ts';
import type { SentForm } from './useSent.ts';

const drawn = new WeakMap<FormProblems, Promise<void>>();

/** A server draws what stands above the fields before them: this is done once they have been drawn too. */
function fieldsDrawn(problems: FormProblems): Promise<void> {
  const known = drawn.get(problems) ?? Promise.resolve();
  drawn.set(problems, known);
  return known;
}

/** The fields at fault, by `id`, in the order of the page; a server has drawn them in this order. */
function fieldsAtFault({ messages }: FormProblems): string[] {
  if (onServer) return [...messages.keys()];
  const ids = Array.from(document.querySelectorAll('[id]'), ({ id }) => id);
  return ids.filter((id) => messages.has(id));
}

/**
 * What was wrong with a form when it came back: a line goes once its field is mended, and none comes before the next
 * send.
 */
export default function ToldErrors({ problems, count, busy, failed = false }: SentForm) {
  const refused = useContext(RefusedPage) && count === 1;
  if (refused && onServer) use(fieldsDrawn(problems));
  const [, redraw] = useReducer((times: number) => times + 1, 0);
  const [told, setTold] = useState(() => (refused ? fieldsAtFault(problems) : []));

  useLayoutEffect(() => {
    problems.onChange = redraw;
    return () => {
      problems.onChange = undefined;
    };
  }, [problems]);
  useEffect(() => {
    // Whoever types on after a try is not led away from where they are.
    if (busy || !problems.sent || problems.messages.size === 0) return;
    problems.sent = false;
    setTold(fieldsAtFault(problems));
  });

  const lines = told.flatMap((field) => {
    const message = problems.messages.get(field);
    return message === undefined ? [] : [{ field, message }];
  });
  if (lines.length < told.length) setTold(lines.map(({ field }) => field));
  useErrorTitle(failed || lines.length > 0);
  return lines.length > 0 && <ErrorSummary className="errors" problems={lines} />;
}
