import { vars } from '@otzar/tokens';
import { css } from 'styled-components';

/** What can be chosen from its fellows, as a card whose radio says whether it is; `--chosen` is its colour then. */
export const optionCard = css`
  border: ${vars.border.hairline} solid ${vars.color.line.strong};
  border-radius: ${vars.radius.medium};
  background: ${vars.color.surface.raised};
  overflow-wrap: anywhere;

  &:has(:checked) {
    border-color: var(--chosen, ${vars.color.text.accent});
    box-shadow: inset 0 0 0 ${vars.border.hairline} var(--chosen, ${vars.color.text.accent});
  }
`;

/** A card that is chosen by looking: its radio lies unseen over all of it. */
export const optionTile = css`
  position: relative;
  cursor: pointer;
  ${optionCard}

  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }

  &:has(:focus-visible) {
    outline: ${vars.border.focus} solid ${vars.color.focus};
    outline-offset: ${vars.border.thick};
  }

  @media (forced-colors: active) {
    &:has(:checked) {
      border: ${vars.border.focus} solid Highlight;
    }
  }
`;

/** What a group of cards asks. */
export const optionLegend = css`
  margin-block-end: ${vars.space[2]};
  font-weight: ${vars.font.weight.medium};
  overflow-wrap: anywhere;
`;
