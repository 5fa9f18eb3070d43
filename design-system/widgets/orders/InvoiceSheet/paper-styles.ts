import { vars } from '@otzar/tokens';
import { css } from 'styled-components';

/** An invoice on paper. An order keeps to one page: forty lines of it in small type, beyond that on the next. */
export const paperStyles = css`
  @media print {
    /* A grid does not break between pages as a block does. */
    display: block;
    padding: 0;
    font-size: ${vars.font.size[-1]};
    line-height: ${vars.font.lineHeight.heading};

    > * + * {
      margin-block-start: ${vars.space[4]};
    }

    &[data-dense] {
      font-size: calc(0.75 * ${vars.font.size[-1]});
    }

    .actions {
      display: none;
    }

    h1 {
      font-size: ${vars.font.size[2]};
    }

    h2,
    small,
    td small {
      font-size: inherit;
    }

    .wide {
      overflow: visible;
    }

    th,
    td {
      padding-block: 0.15em;
      padding-inline: 0 ${vars.space[2]};
    }

    &[data-dense] :is(th, td) {
      padding-block: 0.05em;
    }

    td small {
      display: inline;
      margin-inline-start: ${vars.space[2]};
    }

    .sums {
      grid-template-columns: 1fr ${vars.size.drawer};
    }

    .figures {
      order: 1;
    }

  }
`;
