import { vars } from '@otzar/tokens';
import { css } from 'styled-components';

/** The edge of what is wrong: thicker too, for whoever does not see its colour. Forced colours draw no shadows. */
export const wrongEdge = css`
  border-color: ${vars.color.error.line};
  box-shadow: inset 0 0 0 ${vars.border.hairline} ${vars.color.error.line};

  @media (forced-colors: active) {
    border-width: ${vars.border.focus};
  }
`;

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
    ${wrongEdge}
  }
  &:disabled {
    background: ${vars.color.surface.sunken};
    color: ${vars.color.text.muted};
    cursor: not-allowed;
  }
`;
