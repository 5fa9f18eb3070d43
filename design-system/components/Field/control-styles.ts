import { vars } from '@otzar/tokens';
import { css } from 'styled-components';

/** The box of an input, a text area and a select. */
export const controlStyles = css`
  inline-size: 100%;
  min-block-size: ${vars.size.control};
  padding-block: ${vars.space[2]};
  padding-inline: ${vars.space[3]};
  border: ${vars.border.hairline} solid ${vars.color.line.strong};
  border-radius: ${vars.radius.small};
  background: ${vars.color.surface.raised};
  color: ${vars.color.text.default};
  font: inherit;
  &::placeholder {
    color: ${vars.color.text.muted};
    opacity: 1;
  }
  &:hover {
    border-color: ${vars.color.text.default};
  }
  &[aria-invalid] {
    border-color: ${vars.color.error.line};
    box-shadow: inset 0 0 0 ${vars.border.hairline} ${vars.color.error.line};
  }
  &:disabled {
    background: ${vars.color.surface.sunken};
    color: ${vars.color.text.muted};
    cursor: not-allowed;
  }
`;
