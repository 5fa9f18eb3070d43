import { vars } from '@otzar/tokens';
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect } from 'react';
import styled from 'styled-components';
import * as own from '#messages/components/Form';
import { useMessages } from '../../foundations/messages/index.ts';
import { FormContext } from '../Field/form-problems.ts';
import type { SentForm } from './useSent.ts';

/** Where the code of the summary does not come, a wrong field takes the focus. */
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

/** Of one field nobody asks whether it has to be filled in. */
const RequiredNote = styled.p`
  display: none;
  grid-column: 1 / -1;
  margin: 0;
  color: ${vars.color.text.muted};
  font-size: ${vars.font.size[-1]};

  form:has(:required):has([data-field] ~ [data-field]) > & {
    display: block;
  }
`;

/** Hears from the fields of a form what is wrong with them, and says it above them once it comes back; before that, which of them are required. */
export function FormErrors({ children, ...sent }: SentForm & { children: ReactNode }) {
  const messages = useMessages('form', own);
  return (
    <FormContext value={sent.problems}>
      {sent.count > 0 && (
        <Suspense>
          <ToldErrors key={sent.count} {...sent} />
        </Suspense>
      )}
      <RequiredNote>{messages.allRequired}</RequiredNote>
      {children}
    </FormContext>
  );
}
