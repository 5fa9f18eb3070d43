import { vars } from '@otzar/tokens';
import type { ComponentPropsWithRef } from 'react';
import styled, { css, type RuleSet } from 'styled-components';
import { variants } from '../../foundations/variants/index.ts';

type BadgeTone = 'neutral' | 'accent' | 'success' | 'warning';

export interface BadgeProps extends ComponentPropsWithRef<'span'> {
  /** What kind of news it is. */
  tone?: BadgeTone;
}

const tones: Record<BadgeTone, RuleSet> = {
  neutral: css`
    background: ${vars.color.surface.sunken};
    color: ${vars.color.text.default};
  `,
  accent: css`
    background: ${vars.color.surface.accent};
    color: ${vars.color.text.accent};
  `,
  success: css`
    background: ${vars.color.surface.success};
    color: ${vars.color.text.success};
  `,
  warning: css`
    background: ${vars.color.surface.warning};
    color: ${vars.color.text.warning};
  `,
};

const Root = styled.span`
  display: inline-flex;
  max-inline-size: 100%;
  align-items: center;
  gap: ${vars.space[1]};
  padding-inline: ${vars.space[2]};
  border-radius: ${vars.radius.small};
  font-size: ${vars.font.size[-1]};
  font-weight: ${vars.font.weight.medium};
  line-height: ${vars.font.lineHeight.text};
  overflow-wrap: anywhere;
  ${variants('data-tone', tones)}
`;

/** A word or two about a thing: "Preorder", "Only 2 left". */
export function Badge({ tone = 'neutral', ...rest }: BadgeProps) {
  return <Root data-tone={tone} {...rest} />;
}
