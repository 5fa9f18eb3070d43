import { vars } from '@otzar/tokens';
import { css, type RuleSet } from 'styled-components';
import { variants } from '../../foundations/variants/index.ts';

/** How much weight an action has on the page. */
export type ButtonIntent = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'medium' | 'large';

const sizes: Record<ButtonSize, RuleSet> = {
  medium: css``,
  large: css`
    min-block-size: ${vars.size.controlLarge};
    padding-inline: ${vars.space[8]};
    font-size: ${vars.font.size[1]};
  `,
};

const intents: Record<ButtonIntent, RuleSet> = {
  primary: css`
    background: ${vars.color.accent.default};
    color: ${vars.color.accent.textOn};
    &:hover {
      background: ${vars.color.accent.hover};
    }
    &:active {
      background: ${vars.color.accent.pressed};
    }
  `,
  secondary: css`
    border-color: ${vars.color.line.strong};
    background: ${vars.color.surface.raised};
    &:hover {
      border-color: ${vars.color.text.default};
    }
    &:active {
      background: ${vars.color.surface.sunken};
    }
  `,
  quiet: css`
    padding-inline: ${vars.space[3]};
    color: ${vars.color.text.accent};
    &:hover,
    &:active {
      background: ${vars.color.surface.accent};
    }
  `,
  danger: css`
    background: ${vars.color.error.default};
    color: ${vars.color.error.textOn};
    &:hover,
    &:active {
      background: ${vars.color.error.hover};
    }
  `,
};

/** What a button and a link that looks like one have in common. */
export const buttonStyles = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${vars.space[2]};
  min-block-size: ${vars.size.control};
  padding-block: ${vars.space[2]};
  padding-inline: ${vars.space[5]};
  border: ${vars.border.hairline} solid transparent;
  border-radius: ${vars.radius.small};
  background: transparent;
  color: ${vars.color.text.default};
  font: inherit;
  font-weight: ${vars.font.weight.medium};
  line-height: ${vars.font.lineHeight.heading};
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition:
    background-color ${vars.motion.duration.quick} ${vars.motion.easing.standard},
    border-color ${vars.motion.duration.quick} ${vars.motion.easing.standard};

  ${variants('data-size', sizes)}
  &[data-block] {
    inline-size: 100%;
  }
  ${variants('data-intent', intents)}
`;
