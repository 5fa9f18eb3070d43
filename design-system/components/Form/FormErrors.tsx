import { type ComponentType, lazy, type ReactNode, Suspense, useEffect } from 'react';
import { FormContext, type FormProblems } from '../Field/form-problems.ts';

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

/** Where that code does not come, a wrong field takes the focus. */
function FirstProblem({ problems, busy }: SentForm) {
  useEffect(() => {
    const [first = ''] = problems.messages.keys();
    if (problems.sent && !busy) document.getElementById(first)?.focus();
  });
  return null;
}

/** Most visitors send nothing: what tells of errors is fetched with the first form that is sent. */
const ToldErrors = lazy<ComponentType<SentForm>>(() =>
  import('./ToldErrors.tsx').catch(() => ({ default: FirstProblem })),
);

/** Hears from the fields of a form what is wrong with them, and says it above them once it comes back. */
export const FormErrors = ({ children, ...sent }: SentForm & { children: ReactNode }) => (
  <FormContext value={sent.problems}>
    {sent.count > 0 && (
      <Suspense>
        <ToldErrors key={sent.count} {...sent} />
      </Suspense>
    )}
    {children}
  </FormContext>
);
