import { vars } from '@otzar/tokens';
import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';

export interface BadgeProps extends ComponentPropsWithRef<'span'> {
  /** What kind of news it is. */
  tone?: 'neutral' | 'accent' | 'success' | 'warning';
}

const Root = styled.span`
  display: inline-flex;
  max-inline-size: 100%;
  align-items: center;
  gap: ${vars.space[1]};
  padding-inline: ${vars.space[2]};
  border-radius: ${vars.radius.small};
  background: ${vars.color.surface.sunken};
  color: ${vars.color.text.default};
  font-size: ${vars.font.size[-1]};
  font-weight: ${vars.font.weight.medium};
  line-height: ${vars.font.lineHeight.text};
  overflow-wrap: anywhere;
  &[data-tone='accent'] {
    background: ${vars.color.surface.accent};
    color: ${vars.color.text.accent};
  }
  &[data-tone='success'] {
    background: ${vars.color.surface.success};
    color: ${vars.color.text.success};
  }
  &[data-tone='warning'] {
    background: ${vars.color.surface.warning};
    color: ${vars.color.text.warning};
  }
`;

/** A word or two about a thing: "Preorder", "Only 2 left". */
export function Badge({ tone = 'neutral', ...rest }: BadgeProps) {
  return <Root data-tone={tone} {...rest} />;
}
