import { media, vars } from '@otzar/tokens';
import { css } from 'styled-components';

/** A supply list: beside its total on a desktop, above it on a phone, a form on paper. */
export const supplyListStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[8]};

  .head {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    justify-content: space-between;
    gap: ${vars.space[3]} ${vars.space[6]};
  }

  .head > :first-child {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  [dir] {
    text-align: -webkit-match-parent;
    text-align: match-parent;
  }

  .head p {
    margin: 0;
    color: ${vars.color.text.muted};
  }

  .tools {
    display: flex;
    flex-wrap: wrap;
    gap: ${vars.space[2]};
    margin-inline: calc(-1 * ${vars.space[4]});
  }

  .share {
    display: grid;
    gap: ${vars.space[1]};
    flex-basis: 100%;
    overflow-wrap: anywhere;
  }

  .lists {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${vars.space[10]};
  }

  h3 {
    display: flex;
    align-items: baseline;
    gap: ${vars.space[3]};
    padding-block-end: ${vars.space[2]};
    border-block-end: ${vars.border.hairline} solid ${vars.color.line.strong};
  }

  h3 small {
    color: ${vars.color.text.muted};
    font-family: ${vars.font.family.text};
    font-size: ${vars.font.size[-1]};
    font-weight: ${vars.font.weight.regular};
  }

  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  .buy {
    position: sticky;
    inset-block-end: 0;
    z-index: ${vars.zIndex.raised};
    display: grid;
    align-self: end;
    grid-template-columns: 1fr auto;
    gap: 0 ${vars.space[4]};
    align-items: center;
    margin-inline: calc(-1 * ${vars.space[2]});
    padding: ${vars.space[2]} ${vars.space[3]};
    border: ${vars.border.hairline} solid ${vars.color.line.strong};
    border-radius: ${vars.radius.medium};
    background: ${vars.color.surface.raised};
  }

  .buy > p {
    margin: 0;
    line-height: ${vars.font.lineHeight.heading};
  }

  .buy .count {
    color: ${vars.color.text.muted};
    font-size: ${vars.font.size[-1]};
  }

  .buy .sum {
    font-family: ${vars.font.family.display};
    font-size: ${vars.font.size[3]};
    font-variant-numeric: lining-nums tabular-nums;
  }

  /* In the hand all of it stands in one low row, so that the list is what is seen. */
  .buy > button {
    grid-area: 1 / 2 / span 2;
    padding-inline: ${vars.space[5]};
    font-size: ${vars.font.size[0]};
  }

  /* Its column is narrow on every screen: what can be done about the news stands below it. */
  .buy > [role] {
    grid-column: 1 / -1;
    grid-template: 'icon text close' auto 'icon action close' auto / auto 1fr auto;
    margin-block-start: ${vars.space[2]};
  }

  .buy > [role] p {
    margin: 0;
  }

  .paper {
    display: none;
  }

  @media ${media.wide} {
    grid-template:
      'head head' auto
      'lists buy' 1fr / minmax(0, 7fr) minmax(${vars.size.sidebar}, 3fr);
    column-gap: ${vars.space[12]};

    .head {
      grid-area: head;
    }

    .buy {
      inset-block: ${vars.space[6]} auto;
      align-self: start;
      margin: 0;
      padding: ${vars.space[6]};
    }

    .buy .count {
      color: inherit;
      font-size: inherit;
    }

    .buy > button,
    .buy > [role] {
      grid-area: auto / 1 / auto / -1;
      margin-block-start: ${vars.space[4]};
    }

    .buy > button {
      font-size: ${vars.font.size[1]};
    }
  }

  @media print {
    display: block;

    .tools,
    .share,
    .buy > :not(p) {
      display: none;
    }

    .buy {
      position: static;
      margin: ${vars.space[6]} 0 0;
      break-inside: avoid;
    }

    .paper {
      display: block;
      margin-block: ${vars.space[6]};
    }

    .lists {
      display: block;
    }

    h3 {
      margin-block-start: ${vars.space[6]};
    }
  }
`;
