import { vars } from '@otzar/tokens';
import type { ComponentPropsWithRef } from 'react';
import styled, { css, type RuleSet } from 'styled-components';
import * as messages from '#messages/widgets/checkout/OrderSummary';
import { Amount } from '../../../components/Amount/index.ts';
import { variants } from '../../../foundations/variants/index.ts';
import { type FigureOrigin, figureStyles, SummaryFigure } from './SummaryFigure.tsx';

/** A labelled figure, and how it was made: the row opens on that. */
export interface SummaryRow extends FigureOrigin {
  /** What the figure is. */
  label: string;
  /** Formatted. */
  value: string;
  /** What that is in the currency the shopper reads prices in, formatted. */
  about?: string | undefined;
  /** A few words below the label. */
  note?: string;
  /** Whether it stands out from the others. */
  strong?: boolean;
  /** A fee that is not charged: struck, and said so. */
  waived?: boolean;
}

/** What it all comes to. */
export interface SummaryTotal extends FigureOrigin {
  label: string;
  /** The longest label it may come to have: there is room for that, so that nothing below moves when it changes. */
  room?: string | undefined;
  /** Formatted. */
  value: string;
  /** What that is in the currency the shopper reads prices in, formatted. */
  about?: string | undefined;
}

type SummaryGround = 'page' | 'invoice';

export interface SummaryRowsProps extends ComponentPropsWithRef<'dl'> {
  /** In order. */
  rows: SummaryRow[];
  /** Left out where the rows end in their own total. */
  total?: SummaryTotal;
  /** What they stand on: a page of the shop, or an invoice, which is ink on white and is printed. */
  ground?: SummaryGround;
}

const grounds: Record<SummaryGround, RuleSet> = {
  page: css``,
  invoice: css`
    :is(dt, dd, small, p, s, .origin) {
      color: inherit;
    }

    @media print {
      :is(dt, dd, summary) {
        padding-block: 0.1em;
      }

      small,
      .origin {
        font-size: inherit;
      }

      span {
        text-decoration: none;
      }

      .icon {
        display: none;
      }

      .total {
        font-size: ${vars.font.size[0]};
      }
    }
  `,
};

const Rows = styled.dl`
  margin: 0;

  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    column-gap: ${vars.space[4]};
  }

  dt {
    grid-area: 1 / 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  dt:not(:has(details)),
  dd {
    padding-block: calc((${vars.size.control} - 1lh) / 2);
  }

  dd {
    grid-area: 1 / 2;
    margin: 0;
    font-variant-numeric: tabular-nums;
    text-align: end;
  }

  small {
    display: block;
    color: ${vars.color.text.muted};
    font-size: ${vars.font.size[-1]};
    font-weight: ${vars.font.weight.regular};
  }

  s {
    color: ${vars.color.text.muted};
  }

  .strong {
    font-weight: ${vars.font.weight.bold};
  }

  .total {
    margin-block-start: ${vars.space[2]};
    padding-block-start: ${vars.space[2]};
    border-block-start: ${vars.border.hairline} solid ${vars.color.line.strong};
    font-family: ${vars.font.family.display};
    font-size: ${vars.font.size[2]};
    font-weight: ${vars.font.weight.medium};
  }

  .total[data-room]::before {
    content: attr(data-room) / '';
    grid-area: 1 / 1;
    padding-inline-end: calc(${vars.size.iconSmall} + ${vars.space[1]});
    padding-block: calc((${vars.size.control} - 1lh) / 2);
    overflow-wrap: anywhere;
    visibility: hidden;
  }

  ${figureStyles}

  ${variants('data-ground', grounds)}
`;

/** Labelled figures, one under the other; a name that is underlined opens on how its figure was made. */
export function SummaryRows({ rows, total, ground = 'page', ...rest }: SummaryRowsProps) {
  return (
    <Rows data-ground={ground} {...rest}>
      {rows.map(({ label, value, about, note, strong, waived, ...origin }) => (
        <div key={label} className={strong ? 'strong' : undefined}>
          <dt>
            <SummaryFigure label={label} note={note} {...origin} />
          </dt>
          <dd>
            {waived ? (
              <s>
                <bdi>{value}</bdi>
              </s>
            ) : (
              <Amount value={value} about={about} />
            )}
            {waived && <small>{messages.waived}</small>}
          </dd>
        </div>
      ))}
      {total && (
        <div className="total" data-room={total.room}>
          <dt>
            <SummaryFigure
              label={total.label}
              explanation={total.explanation}
              parts={total.parts}
            />
          </dt>
          <dd>
            <Amount value={total.value} about={total.about} />
          </dd>
        </div>
      )}
    </Rows>
  );
}
