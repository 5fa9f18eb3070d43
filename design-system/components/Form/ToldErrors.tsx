import { use, useContext, useState } from 'react';
import { ErrorSummary } from '../ErrorSummary/index.ts';
import { type FormProblems, onServer, RefusedPage } from '../Field/form-problems.ts';
import { useErrorTitle } from './useErrorTitle.ts';

interface ToldErrorsProps {
  problems: FormProblems;
  /** Whether the form failed as a whole. */
  failed?: boolean | undefined;
}

/** The fields at fault, by `id`, in the order of the page; a server draws them in this order. */
function fieldsAtFault({ messages }: FormProblems): string[] {
  if (onServer) return [...messages.keys()];
  const ids = Array.from(document.querySelectorAll('[id]'), ({ id }) => id);
  return ids.filter((id) => messages.has(id));
}

/** What was wrong with a form when it came back: a line goes once its field is mended, and none comes before the next send. */
export default function ToldErrors({ problems, failed = false }: ToldErrorsProps) {
  // A server draws what stands above the fields before them: it waits until they have been drawn.
  if (useContext(RefusedPage) && onServer) use(problems.drawn);
  const [told, setTold] = useState(() => fieldsAtFault(problems));
  const lines = told.flatMap((field) => {
    const message = problems.messages.get(field);
    return message === undefined ? [] : [{ field, message }];
  });
  if (lines.length < told.length) setTold(lines.map(({ field }) => field));
  useErrorTitle(failed || lines.length > 0);
  return lines.length > 0 && <ErrorSummary className="errors" problems={lines} />;
}
