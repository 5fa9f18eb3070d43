import { media, vars } from '@otzar/tokens';
import { css } from 'styled-components';

/** An entry of a supply list, on the screen and as a line of the printed form. */
export const supplyLineStyles = css`
  display: grid;
  grid-template:
    'picture words' auto
    'picture tick' auto
    'picture controls' auto / min(${vars.size.thumbnail}, 25%) minmax(0, 1fr);
  gap: 0 ${vars.space[4]};
  padding-block: ${vars.space[4]};
  border-block-end: ${vars.border.hairline} solid ${vars.color.line.default};

  > .picture {
    grid-area: picture;
    align-self: start;
  }

  .words {
    grid-area: words;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  .words > * {
    margin: 0;
  }

  h4 {
    font-family: ${vars.font.family.text};
    font-size: ${vars.font.size[0]};
  }

  h4 .link {
    color: inherit;
    text-decoration: none;
  }

  h4 .link:hover {
    color: ${vars.color.text.accent};
    text-decoration: underline;
  }

  .words p,
  .controls p {
    color: ${vars.color.text.muted};
    font-size: ${vars.font.size[-1]};
  }

  [dir] {
    text-align: -webkit-match-parent;
    text-align: match-parent;
  }

  .undo {
    min-block-size: ${vars.size.hit};
    padding: 0;
    border: 0;
    background: none;
    color: ${vars.color.text.accent};
    text-decoration: underline;
    text-underline-offset: ${vars.space[1]};
    cursor: pointer;
  }

  .words .gone {
    color: ${vars.color.text.error};
    font-weight: ${vars.font.weight.medium};
  }

  .tick {
    grid-area: tick;
    justify-self: start;
  }

  .controls {
    grid-area: controls;
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    justify-content: space-between;
    gap: 0 ${vars.space[3]};
  }

  .controls .total {
    margin: 0;
    padding-block: ${vars.space[3]};
    color: ${vars.color.text.default};
    font-size: ${vars.font.size[0]};
    font-variant-numeric: tabular-nums;
    font-weight: ${vars.font.weight.bold};
  }

  .swap {
    grid-column: 2 / -1;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${vars.space[2]} ${vars.space[4]};
    margin-block-start: ${vars.space[2]};
    padding: ${vars.space[3]} ${vars.space[4]};
    border: ${vars.border.hairline} solid ${vars.color.line.default};
    border-radius: ${vars.radius.medium};
    background: ${vars.color.surface.raised};
    font-size: ${vars.font.size[-1]};
  }

  .swap p {
    flex: 1 1 ${vars.size.card};
    min-inline-size: 0;
    margin: 0;
    overflow-wrap: anywhere;
  }

  .swap b {
    font-weight: ${vars.font.weight.medium};
  }

  .paper,
  .taken {
    display: none;
  }

  &[data-included='false'] .picture {
    opacity: 0.5;
  }

  &[data-included='false'] h4 {
    color: ${vars.color.text.muted};
    font-weight: ${vars.font.weight.regular};
  }

  @media ${media.desktop} {
    grid-template:
      'picture words controls' auto
      'picture tick controls' 1fr / min(${vars.size.thumbnail}, 25%) minmax(0, 1fr) auto;
    column-gap: ${vars.space[5]};

    .controls {
      gap: ${vars.space[6]};
      align-self: start;
    }

    .controls .total {
      min-inline-size: ${vars.size.thumbnail};
      text-align: end;
    }
  }

  @media print {
    grid-template: 'paper words total' auto / auto minmax(0, 1fr) auto;
    padding-block: ${vars.space[2]};
    break-inside: avoid;

    > .picture,
    .tick,
    .swap,
    .undo,
    .controls > :not(.total) {
      display: none;
    }

    .taken {
      display: inline;
    }

    .paper {
      grid-area: paper;
      display: inline-block;
      align-self: start;
      inline-size: ${vars.size.icon};
      block-size: ${vars.size.icon};
      border: ${vars.border.hairline} solid currentcolor;
      line-height: 1;
      text-align: center;
    }

    .controls {
      grid-area: total;
      align-self: start;
    }

    .controls .total {
      padding: 0;
    }
  }
`;
