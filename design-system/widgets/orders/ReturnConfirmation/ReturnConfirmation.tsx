import { media, vars } from '@otzar/tokens';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import * as messages from '#messages/widgets/orders/ReturnConfirmation';
import { Button } from '../../../components/Button/index.ts';
import { Confirmation, type ConfirmationProps } from '../Confirmation/index.ts';
import { ReturnLabel, type ReturnLabelProps } from './ReturnLabel.tsx';

export interface ReturnConfirmationProps
  extends Omit<ConfirmationProps, 'title' | 'lead' | 'facts' | 'icon'> {
  /** As the shopper quotes it. */
  number: string;
  /** What happens next, in a sentence or two. */
  lead: ReactNode;
  /** What to do, in order, e.g. `Pack the items in any box.`; none once it has arrived. */
  steps: readonly string[];
  /** What comes back as what and when; `amount` is formatted, and left out for a gift. */
  refunds: readonly { method: string; when: string; amount?: string }[];
  /** What is stuck on the parcel or shown at the counter; nothing where it goes to the store. */
  label?: Pick<ReturnLabelProps, 'code' | 'service' | 'from' | 'to'>;
  /** Told that the shopper prints it. */
  onPrint: () => void;
}

const Details = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[8]};
  overflow-wrap: anywhere;

  h2 {
    margin-block-end: ${vars.space[4]};
    font-size: ${vars.font.size[2]};
  }

  ol {
    display: grid;
    gap: ${vars.space[3]};
    margin: 0;
    padding: 0;
    list-style: none;
    counter-reset: step;
  }

  ol li {
    display: grid;
    grid-template-columns: ${vars.space[8]} minmax(0, 1fr);
    gap: ${vars.space[3]};
    align-items: start;
    counter-increment: step;
  }

  ol li::before {
    content: counter(step) / '';
    display: grid;
    place-items: center;
    block-size: ${vars.space[8]};
    border-radius: ${vars.radius.pill};
    background: ${vars.color.surface.accent};
    color: ${vars.color.text.accent};
    font-weight: ${vars.font.weight.medium};
  }

  ol span {
    padding-block: ${vars.space[1]};
  }

  ul {
    max-inline-size: ${vars.size.measure};
    margin: ${vars.space[8]} 0 0;
    padding: ${vars.space[2]} ${vars.space[5]};
    border-radius: ${vars.radius.medium};
    background: ${vars.color.surface.sunken};
    list-style: none;
  }

  ul li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 ${vars.space[4]};
    padding-block: ${vars.space[3]};
  }

  ul li + li {
    border-block-start: ${vars.border.hairline} solid ${vars.color.line.default};
  }

  ul span {
    justify-self: start;
  }

  ul b {
    font-weight: ${vars.font.weight.medium};
    font-variant-numeric: tabular-nums;
  }

  ul small {
    grid-column: 1 / -1;
    color: ${vars.color.text.muted};
    font-size: ${vars.font.size[-1]};
  }

  .print {
    margin-block-start: ${vars.space[4]};
  }

  @media ${media.wide} {
    &:has(.label) {
      grid-template-columns: minmax(0, 1fr) minmax(0, ${vars.size.form});
      gap: ${vars.space[16]};
      align-items: start;
    }
  }

  @media print {
    .print {
      display: none;
    }

    .label {
      order: -1;
    }

    /* On paper there is the return alone: what stands around a page is of no use on a parcel. */
    :has(> main):has(&) > :not(main) {
      display: none;
    }
  }
`;

/** The end of a return: what to do with the parcel, its label, and what is refunded when. */
export function ReturnConfirmation({
  number,
  lead,
  steps,
  refunds,
  label,
  onPrint,
  ...rest
}: ReturnConfirmationProps) {
  return (
    <Confirmation icon="box" title={messages.returnNumber(number)} lead={lead} {...rest}>
      <Details>
        <div>
          {steps.length > 0 && (
            <>
              <h2>{messages.whatToDo}</h2>
              <ol>
                {steps.map((step) => (
                  <li key={step}>
                    <span>{step}</span>
                  </li>
                ))}
              </ol>
            </>
          )}
          <ul aria-label={messages.refunds}>
            {refunds.map(({ method, when, amount }) => (
              <li key={method}>
                <span dir="auto">{method}</span>
                {amount && <b>{amount}</b>}
                <small>{when}</small>
              </li>
            ))}
          </ul>
        </div>
        {label && (
          <div className="label">
            <ReturnLabel {...label} />
            <Button className="print" intent="secondary" icon="print" onClick={onPrint}>
              {messages.printLabel}
            </Button>
          </div>
        )}
      </Details>
    </Confirmation>
  );
}
