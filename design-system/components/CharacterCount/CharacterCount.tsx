import { vars } from '@otzar/tokens';
import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import * as own from '#messages/components/CharacterCount';
import { useMessages } from '../../foundations/messages/index.ts';
import { VisuallyHidden } from '../../foundations/visually-hidden/index.ts';

export interface CharacterCountProps extends ComponentPropsWithRef<'p'> {
  /** How many are written. */
  length: number;
  /** How many there is room for. */
  max: number;
}

/** From here on a screen reader hears how many are left: sooner it would talk over the typing. */
const NEAR_THE_END = 5;

const Count = styled.p`
  margin: 0;
  color: ${vars.color.text.muted};
  font-size: ${vars.font.size[-1]};
  font-variant-numeric: tabular-nums;
  text-align: end;

  &[data-full] {
    color: ${vars.color.text.warning};
    font-weight: ${vars.font.weight.medium};
  }
`;

/** How much room a field still has, seen all the while and heard near the end. */
export function CharacterCount({ length, max, ...rest }: CharacterCountProps) {
  const messages = useMessages('characterCount', own);
  const left = Math.max(0, max - length);
  return (
    <Count data-full={left === 0 || undefined} {...rest}>
      <bdi aria-hidden="true">{messages.written(length, max)}</bdi>
      <VisuallyHidden role="status">
        {length > 0 && left <= NEAR_THE_END && messages.left(left)}
      </VisuallyHidden>
    </Count>
  );
}
