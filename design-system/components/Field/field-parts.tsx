import { vars } from '@otzar/tokens';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import styled from 'styled-components';

interface Words {
  hint?: ReactNode;
  error?: string | undefined;
}

/**
 * The ids that tie a control, or a group of them, to its hint and its error.
 * @param words which of them there are just now
 * @param controlId the control's own, when it must be a known one
 */
export function useFieldIds({ hint, error }: Words, controlId?: string) {
  const ownId = useId();
  const id = controlId ?? ownId;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ') || undefined;
  return { id, hintId, errorId, describedBy };
}

const Line = styled.p`
  margin: 0;
  color: ${vars.color.text.error};
  font-size: ${vars.font.size[-1]};
`;

/** What is wrong and what to do about it, said when it comes. It stands there while it is empty. */
export function FieldError(props: ComponentPropsWithRef<'p'>) {
  return <Line aria-live="polite" {...props} />;
}
