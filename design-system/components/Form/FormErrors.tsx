import { type ComponentType, lazy, type ReactNode, Suspense, useEffect } from 'react';
import { FormContext, type FormProblems } from '../Field/form-problems.ts';

interface FormErrorsProps {
  /** What is wrong with the fields. */
  problems: FormProblems;
  /** How often the form came back with something wrong. */
  returned: number;
  /** Whether it failed as a whole; what is said of that stands elsewhere. */
  failed?: boolean;
  /** The fields. */
  children: ReactNode;
}

/** Where the code of the summary does not come, a wrong field takes the focus. */
function FirstProblem({ problems }: Pick<FormErrorsProps, 'problems'>) {
  useEffect(() => {
    const [first = ''] = problems.messages.keys();
    document.getElementById(first)?.focus();
  }, [problems]);
  return null;
}

/** Most forms are right: what tells of errors is fetched with the first of them. */
const ToldErrors = lazy<ComponentType<Pick<FormErrorsProps, 'problems' | 'failed'>>>(() =>
  import('./ToldErrors.tsx').catch(() => ({ default: FirstProblem })),
);

/** Hears from the fields of a form what is wrong with them, and says it above them once it has come back. */
export const FormErrors = ({ problems, returned, failed, children }: FormErrorsProps) => (
  <FormContext value={problems}>
    {(returned > 0 || failed) && (
      <Suspense>
        <ToldErrors key={returned} problems={problems} failed={failed} />
      </Suspense>
    )}
    {children}
  </FormContext>
);
