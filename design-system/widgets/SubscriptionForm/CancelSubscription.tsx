import { vars } from '@otzar/tokens';
import { type ComponentPropsWithRef, type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { Button } from '../../components/Button/index.ts';
import { Message } from '../../components/Message/index.ts';
import { type RadioCard, RadioCards } from '../../components/RadioCards/index.ts';
import { Icon } from '../../foundations/icons/index.ts';

export interface CancelSubscriptionProps
  extends Omit<ComponentPropsWithRef<'details'>, 'onCancel'> {
  /** From when it can end, the first being the kindest; `value` is what `onCancel` is told. */
  dates: readonly RadioCard[];
  /** Whether it is being ended. */
  busy?: boolean;
  /** Why it could not be ended, and what to do. */
  failure?: ReactNode;
  /** Told the chosen date, once the shopper has confirmed it. */
  onCancel: (date: string) => void;
}

const Root = styled.details`
  padding-block: ${vars.space[4]};
  border-block: ${vars.border.hairline} solid ${vars.color.line.default};

  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-block-size: ${vars.size.control};
    font-weight: ${vars.font.weight.medium};
    list-style: none;
    cursor: pointer;
  }

  summary::-webkit-details-marker {
    display: none;
  }

  summary:hover {
    color: ${vars.color.text.accent};
  }

  &[open] summary svg {
    rotate: 180deg;
  }

  .ask {
    display: grid;
    gap: ${vars.space[4]};
    max-inline-size: ${vars.size.form};
    padding-block: ${vars.space[2]} ${vars.space[4]};
  }

  .ask > p {
    margin: 0;
    color: ${vars.color.text.muted};
  }

  .answer {
    display: flex;
    flex-wrap: wrap;
    gap: ${vars.space[3]};
  }
`;

/** The end of a subscription: it opens, asks from when, and ends it only on a second, plain yes. */
export function CancelSubscription({
  dates,
  busy = false,
  failure,
  onCancel,
  ...rest
}: CancelSubscriptionProps) {
  const [date, setDate] = useState(dates[0]?.value ?? '');
  return (
    <Root {...rest}>
      <summary>
        Cancel this subscription <Icon name="chevron-down" size="small" />
      </summary>
      <div className="ask">
        <p>You can start it again whenever you like, from your account.</p>
        <RadioCards
          legend="When should it end?"
          name="cancel-date"
          value={date}
          options={dates}
          onChange={setDate}
        />
        {failure && <Message tone="error">{failure}</Message>}
        <div className="answer">
          <Button intent="danger" busy={busy} onClick={() => onCancel(date)}>
            Yes, cancel it
          </Button>
          <Button
            intent="secondary"
            onClick={(event) => event.currentTarget.closest('details')?.removeAttribute('open')}
          >
            Keep it
          </Button>
        </div>
      </div>
    </Root>
  );
}
