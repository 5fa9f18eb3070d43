import { vars } from '@otzar/tokens';
import type { ComponentPropsWithRef } from 'react';
import styled, { keyframes } from 'styled-components';
import * as own from '#messages/components/Spinner';
import { useMessages } from '../../foundations/messages/index.ts';
import { VisuallyHidden } from '../../foundations/visually-hidden/index.ts';

export interface SpinnerProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** What is waited for, read out. */
  label?: string;
}

const turn = keyframes`to { rotate: 1turn; }`;

const Root = styled.span`
  display: inline-flex;
  &::before {
    content: '';
    inline-size: ${vars.size.iconLarge};
    block-size: ${vars.size.iconLarge};
    border: ${vars.border.focus} solid ${vars.color.line.default};
    border-block-start-color: ${vars.color.text.accent};
    border-radius: ${vars.radius.pill};
    animation: ${turn} ${vars.motion.duration.cycle} linear infinite;
  }
`;

/** Something is under way and its shape is not known; where it is, use `Skeleton`. */
export function Spinner({ label, ...rest }: SpinnerProps) {
  const messages = useMessages('spinner', own);
  return (
    <Root role="status" {...rest}>
      <VisuallyHidden>{label ?? messages.loading}</VisuallyHidden>
    </Root>
  );
}
