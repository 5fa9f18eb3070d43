import type { StaticHandlerContext } from 'react-router';

/** What a page of a form that is sent with its address says of the fields in it. */
const hasProblems = (answer: unknown): boolean =>
  typeof answer === 'object' &&
  answer !== null &&
  'problems' in answer &&
  Object.keys(answer.problems ?? {}).length > 0;

/** Whether a page is the answer to a form that was sent without scripts, by post or with its address, and refused. */
export const isRefusal = ({
  actionData,
  loaderData,
  statusCode,
}: Pick<StaticHandlerContext, 'actionData' | 'loaderData' | 'statusCode'>): boolean =>
  (actionData !== null && statusCode >= 400) || Object.values(loaderData).some(hasProblems);
