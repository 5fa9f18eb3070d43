import { media, vars } from '@otzar/tokens';
import styled from 'styled-components';

/** The ground on which the keys lie. */
export const Board = styled.fieldset`
  direction: ltr;
  display: grid;
  gap: ${vars.space[1]};
  min-inline-size: 0;
  max-inline-size: ${vars.size.dialog};
  margin: 0;
  padding: 0;
  border: 0;

  .row {
    display: flex;
    gap: ${vars.border.thick};
  }

  button {
    display: grid;
    flex: 1 1 0;
    place-items: center;
    min-inline-size: 0;
    block-size: ${vars.size.control};
    padding: 0;
    border: ${vars.border.hairline} solid ${vars.color.line.default};
    border-radius: ${vars.radius.small};
    background: ${vars.color.surface.raised};
    color: ${vars.color.text.default};
    font-family: ${vars.font.family.text};
    font-size: ${vars.font.size[1]};
    cursor: pointer;
    touch-action: manipulation;
    user-select: none;
  }

  .wide {
    flex-grow: 2;
    font-size: ${vars.font.size[-1]};
  }

  .space {
    flex-grow: 6;
  }

  .meant {
    flex: none;
    justify-self: start;
    padding-inline: ${vars.space[4]};
    border-color: ${vars.color.line.strong};
    font-size: ${vars.font.size[0]};
  }

  button:hover {
    border-color: ${vars.color.text.default};
  }

  button:active {
    background: ${vars.color.surface.accent};
  }

  [aria-pressed='true'] {
    border-color: ${vars.color.accent.default};
    background: ${vars.color.accent.default};
    color: ${vars.color.accent.textOn};
  }

  /* On a phone it has all the width there is, for keys that a thumb hits. */
  @media ${media.tablet} {
    padding: ${vars.space[4]};
    border: ${vars.border.hairline} solid ${vars.color.line.default};
    border-radius: ${vars.radius.medium};
    background: ${vars.color.surface.sunken};

    .row {
      gap: ${vars.space[1]};
    }
  }
`;
