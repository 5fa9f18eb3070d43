import { vars } from '@otzar/tokens';
import { type ComponentPropsWithRef, type ReactNode, useContext, useId } from 'react';
import styled from 'styled-components';
import * as own from '#messages/components/Field';
import { Icon } from '../../foundations/icons/index.ts';
import { useMessages } from '../../foundations/messages/index.ts';
import { VisuallyHidden } from '../../foundations/visually-hidden/index.ts';
import { FormContext, useProblem } from './form-problems.ts';

interface Words {
  hint?: ReactNode;
  error?: string | undefined;
}

/**
 * The ids that tie a control, or a group of them, to its hint and its error, which the form around it is told.
 * @param words which of them there are just now
 * @param controlId the control's own, when it must be a known one
 */
export function useFieldIds({ hint, error }: Words, controlId?: string) {
  const ownId = useId();
  const id = controlId ?? ownId;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ') || undefined;
  useProblem(id, error);
  return { id, hintId, errorId, describedBy };
}

const Line = styled.p`
  margin: 0;
  color: ${vars.color.text.error};
  font-size: ${vars.font.size[-1]};

  > .icon {
    display: inline-block;
    margin-inline-end: ${vars.space[1]};
    vertical-align: text-bottom;
  }
`;

/**
 * What is wrong and what to do about it. It stands there while it is empty, and is said when it comes, unless the form
 * has just been sent: then its summary says it.
 */
export function FieldError({ children, ...rest }: ComponentPropsWithRef<'p'>) {
  const messages = useMessages('field', own);
  const form = useContext(FormContext);
  return (
    <Line aria-live={form?.sent ? undefined : 'polite'} {...rest}>
      {children && (
        <>
          <Icon className="icon" name="warning" size="small" />
          <VisuallyHidden>{messages.error}</VisuallyHidden>
          {children}
        </>
      )}
    </Line>
  );
}
