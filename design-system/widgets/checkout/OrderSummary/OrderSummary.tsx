import { vars } from '@otzar/tokens';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import styled from 'styled-components';
import * as messages from '#messages/widgets/checkout/OrderSummary';
import { type SummaryRow, SummaryRows, type SummaryTotal } from './SummaryRows.tsx';

export interface OrderSummaryProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** Its heading. */
  title?: string;
  /** How the total comes about. */
  rows: SummaryRow[];
  /** What is to pay. */
  total: SummaryTotal;
  /** Small print below the action. */
  footnote?: ReactNode;
}

const Sheet = styled.section`
  padding: ${vars.space[6]};
  border: ${vars.border.hairline} solid ${vars.color.line.default};
  border-radius: ${vars.radius.medium};
  background: ${vars.color.surface.raised};

  h2 {
    margin-block: 0 ${vars.space[3]};
    font-size: ${vars.font.size[2]};
  }

  .action {
    display: grid;
    gap: ${vars.space[3]};
    margin-block-start: ${vars.space[5]};
  }

  .footnote {
    margin-block: ${vars.space[4]} 0;
    color: ${vars.color.text.muted};
    font-size: ${vars.font.size[-1]};
  }
`;

/** How the total comes about; its children are the way on. */
export function OrderSummary({
  title = messages.summary,
  rows,
  total,
  footnote,
  children,
  ...rest
}: OrderSummaryProps) {
  const id = useId();
  return (
    <Sheet aria-labelledby={id} {...rest}>
      <h2 id={id}>{title}</h2>
      <SummaryRows rows={rows} total={total} />
      {children && <div className="action">{children}</div>}
      {footnote && <div className="footnote">{footnote}</div>}
    </Sheet>
  );
}
