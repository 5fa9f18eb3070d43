import { vars } from '@otzar/tokens';
import styled from 'styled-components';

/** Text for a screen reader alone. */
export const VisuallyHidden = styled.span`
  position: absolute;
  overflow: hidden;
  inline-size: ${vars.border.hairline};
  block-size: ${vars.border.hairline};
  clip-path: inset(50%);
  white-space: nowrap;
`;
