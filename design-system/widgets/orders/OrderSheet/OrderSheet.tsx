import { vars } from '@otzar/tokens';
import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import * as messages from '#messages/widgets/orders/OrderSheet';
import { LineList, type ListedLine } from '../../bag/LineList/index.ts';
import { type SummaryRow, SummaryRows } from '../../checkout/OrderSummary/index.ts';

export interface OrderSheetProps extends ComponentPropsWithRef<'section'> {
  /** As the shopper quotes it. */
  number: string;
  /** Formatted. */
  placedAt: string;
  /** What was ordered. */
  lines: ListedLine[];
  /** How the total came about. */
  rows: SummaryRow[];
  /** What was paid; left out where the rows say so. */
  total?: { label: string; value: string };
  /** What the address is, e.g. `Ships to` or `Pick up at`. */
  addressTitle: string;
  /** Line by line. */
  address: string[];
  /** How it was paid, e.g. `Visa ending in 4242`. */
  payment?: string;
  /** What went back when it was cancelled, and to where. */
  refund?: string;
}

const Sheet = styled.section`
  padding: clamp(${vars.space[5]}, 4vw, ${vars.space[10]});
  border: ${vars.border.hairline} solid ${vars.color.line.default};
  border-radius: ${vars.radius.medium};
  background: ${vars.color.surface.raised};

  .head {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: ${vars.space[1]} ${vars.space[4]};
    padding-block-end: ${vars.space[4]};
    border-block-end: ${vars.border.hairline} solid ${vars.color.line.strong};
  }

  h2,
  h3,
  p {
    min-inline-size: 0;
    margin: 0;
    overflow-wrap: anywhere;
  }

  h3 {
    color: ${vars.color.text.muted};
    font-family: ${vars.font.family.text};
    font-size: ${vars.font.size[-1]};
  }

  .head p {
    color: ${vars.color.text.muted};
    font-size: ${vars.font.size[-1]};
  }

  .lines {
    border-block-end: ${vars.border.hairline} solid ${vars.color.line.default};
  }

  .sums {
    max-inline-size: ${vars.size.drawer};
    margin-block: ${vars.space[4]};
    margin-inline-start: auto;
  }

  .whereto {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(${vars.size.card}, 1fr));
    gap: ${vars.space[6]};
    padding-block-start: ${vars.space[5]};
    border-block-start: ${vars.border.hairline} solid ${vars.color.line.default};
  }

  address {
    margin-block-start: ${vars.space[1]};
    font-style: normal;
  }
`;

/** An order as it was placed: what, how much, where to. */
export function OrderSheet({
  number,
  placedAt,
  lines,
  rows,
  total,
  addressTitle,
  address,
  payment,
  refund,
  ...rest
}: OrderSheetProps) {
  return (
    <Sheet aria-label={messages.order(number)} {...rest}>
      <div className="head">
        <h2>{messages.order(number)}</h2>
        <p>{messages.placed(placedAt)}</p>
      </div>
      <LineList className="lines" lines={lines} />
      <div className="sums">
        <SummaryRows rows={rows} total={total} />
      </div>
      <div className="whereto">
        <div>
          <h3>{addressTitle}</h3>
          <address dir="auto">
            {address.map((line) => (
              <div key={line}>{line}</div>
            ))}
          </address>
        </div>
        {payment && (
          <div>
            <h3>{messages.payment}</h3>
            <p>{payment}</p>
          </div>
        )}
        {refund && (
          <div>
            <h3>{messages.refund}</h3>
            <p>{refund}</p>
          </div>
        )}
      </div>
    </Sheet>
  );
}
