import { media, vars } from '@otzar/tokens';
import { css } from 'styled-components';

/** A supply list: beside its total on a desktop, above it on a phone, a form on paper. */
export const supplyListLook = css`
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

  .head p {
    margin: 0;
    color: ${vars.color.text.muted};
  }

  .tools {
    display: flex;
    flex-wrap: wrap;
    gap: ${vars.space[2]};
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
    align-items: baseline;
    margin-inline: calc(-1 * ${vars.space[2]});
    padding: ${vars.space[3]} ${vars.space[4]} ${vars.space[4]};
    border: ${vars.border.hairline} solid ${vars.color.line.strong};
    border-radius: ${vars.radius.medium};
    background: ${vars.color.surface.raised};
  }

  .buy p {
    margin: 0;
  }

  .buy .sum {
    font-family: ${vars.font.family.display};
    font-size: ${vars.font.size[3]};
    font-variant-numeric: lining-nums tabular-nums;
  }

  .buy > button,
  .buy > [role] {
    grid-column: 1 / -1;
    margin-block-start: ${vars.space[2]};
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

    .buy > button {
      margin-block-start: ${vars.space[4]};
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
      break-inside: avoid;
    }

    .paper {
      display: block;
      margin-block: ${vars.space[6]};
    }

    h3 {
      margin-block-start: ${vars.space[6]};
    }
  }
`;
