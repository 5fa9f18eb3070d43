import { vars } from '@otzar/tokens';
import styled, { css } from 'styled-components';

/** Out of sight, and still read out. */
export const visuallyHidden = css`
  position: absolute;
  overflow: hidden;
  inline-size: ${vars.border.hairline};
  block-size: ${vars.border.hairline};
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** Text for a screen reader alone. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`;
