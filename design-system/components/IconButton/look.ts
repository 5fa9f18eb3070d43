import { vars } from '@otzar/tokens';
import { css } from 'styled-components';

/** What a button and a link that are only a drawing have in common, with the few characters in their corner. */
export const iconButtonLook = css`
  position: relative;
  display: inline-grid;
  flex: none;
  place-items: center;
  inline-size: ${vars.size.control};
  block-size: ${vars.size.control};
  padding: 0;
  border: 0;
  border-radius: ${vars.radius.pill};
  background: transparent;
  color: inherit;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition: background-color ${vars.motion.duration.quick} ${vars.motion.easing.standard};
  &:hover {
    background: color-mix(in srgb, currentcolor 9%, transparent);
  }
  &:disabled {
    opacity: 0.4;
    cursor: not-allowed;
  }
  &[aria-busy='true'] > .icon {
    opacity: 0.5;
  }
  & > span {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 50%;
    min-inline-size: ${vars.space[5]};
    padding-inline: ${vars.space[1]};
    border-radius: ${vars.radius.pill};
    background: ${vars.color.accent.default};
    color: ${vars.color.accent.textOn};
    font-size: ${vars.font.size[-1]};
    font-weight: ${vars.font.weight.bold};
    line-height: ${vars.space[5]};
  }
`;
