import { vars } from '@otzar/tokens';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import * as own from '#messages/components/Field';
import { useMessages } from '../../foundations/messages/index.ts';
import { FieldError, useFieldIds } from './field-parts.tsx';

/** What a control inside a field is given. */
export interface FieldControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** The words around a control, alike for every kind of field. */
export interface FieldWords {
  /** What is asked, above the control. */
  label: ReactNode;
  /** How to answer, below the label. */
  hint?: ReactNode;
  /** What is wrong and what to do about it. */
  error?: string | undefined;
  /** Whether it may be left empty; it says so beside the label. */
  optional?: boolean;
}

export interface FieldProps extends FieldWords, Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The control's id, when it must be a known one. */
  controlId?: string | undefined;
  /** Draws the control with the ids that tie it to its label, hint and error. */
  children: (control: FieldControlProps) => ReactNode;
}

const ErrorLine = styled(FieldError)`
  &:not(:empty) {
    margin-block-start: ${vars.space[1]};
  }
`;

const Root = styled.div`
  display: grid;
  min-inline-size: 0;
  overflow-wrap: anywhere;
  & > label {
    font-weight: ${vars.font.weight.medium};
    small {
      color: ${vars.color.text.muted};
      font-size: ${vars.font.size[-1]};
      font-weight: ${vars.font.weight.regular};
    }
  }
  .hint {
    margin: 0;
    color: ${vars.color.text.muted};
    font-size: ${vars.font.size[-1]};
  }
  & > div {
    display: grid;
    margin-block-start: ${vars.space[1]};
  }
`;

/** Label above, hint below it, the control, and the error where the eye is: the frame of every form field. */
export function Field({ label, hint, error, optional, controlId, children, ...rest }: FieldProps) {
  const messages = useMessages('field', own);
  const { id, hintId, errorId, describedBy } = useFieldIds({ hint, error }, controlId);
  return (
    <Root data-field {...rest}>
      <label htmlFor={id}>
        {label} {optional && <small>{messages.optional}</small>}
      </label>
      {hint && (
        <p className="hint" id={hintId}>
          {hint}
        </p>
      )}
      <div>
        {children({
          id,
          'aria-describedby': describedBy,
          'aria-invalid': error ? true : undefined,
        })}
      </div>
      <ErrorLine id={errorId}>{error}</ErrorLine>
    </Root>
  );
}
