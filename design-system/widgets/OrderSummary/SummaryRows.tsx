import { vars } from '@otzar/tokens';
import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';

export interface SummaryRow {
  /** What the figure is. */
  label: string;
  /** Formatted. */
  value: string;
  /** A few words below the label. */
  note?: string;
  /** How the figure was made: the row opens on it. */
  explanation?: string;
  /** Whether it stands out from the others. */
  strong?: boolean;
  /** A fee that is not charged: struck, and said so. */
  waived?: boolean;
}

export interface SummaryRowsProps extends ComponentPropsWithRef<'dl'> {
  /** In order. */
  rows: SummaryRow[];
  /** Left out where the rows end in their own total. */
  total?: { label: string; value: string };
}

const Rows = styled.dl`
  margin: 0;

  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${vars.space[4]};
    padding-block: ${vars.space[2]};
  }

  dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
    text-align: end;
  }

  small {
    display: block;
    color: ${vars.color.text.muted};
    font-size: ${vars.font.size[-1]};
  }

  summary {
    inline-size: fit-content;
    text-decoration: underline dotted;
    text-decoration-color: ${vars.color.line.strong};
    text-underline-offset: ${vars.space[1]};
    list-style: none;
    cursor: pointer;
  }

  summary::-webkit-details-marker {
    display: none;
  }

  details p {
    max-inline-size: 44ch;
    margin-block: ${vars.space[1]} 0;
    color: ${vars.color.text.muted};
    font-size: ${vars.font.size[-1]};
  }

  s {
    color: ${vars.color.text.muted};
  }

  .strong {
    font-weight: ${vars.font.weight.bold};
  }

  .total {
    align-items: baseline;
    margin-block-start: ${vars.space[2]};
    padding-block: ${vars.space[4]} 0;
    border-block-start: ${vars.border.hairline} solid ${vars.color.line.strong};
    font-family: ${vars.font.family.display};
    font-size: ${vars.font.size[2]};
    font-weight: ${vars.font.weight.medium};
  }
`;

/** Labelled figures, one under the other. */
export function SummaryRows({ rows, total, ...rest }: SummaryRowsProps) {
  return (
    <Rows {...rest}>
      {rows.map(({ label, value, note, explanation, strong, waived }) => (
        <div key={label} className={strong ? 'strong' : undefined}>
          <dt>
            {explanation ? (
              <details>
                <summary>{label}</summary>
                <p>{explanation}</p>
              </details>
            ) : (
              label
            )}
            {note && <small>{note}</small>}
          </dt>
          <dd>
            {waived ? <s>{value}</s> : value}
            {waived && <small>waived</small>}
          </dd>
        </div>
      ))}
      {total && (
        <div className="total">
          <dt>{total.label}</dt>
          <dd>{total.value}</dd>
        </div>
      )}
    </Rows>
  );
}
