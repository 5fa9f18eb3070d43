import { vars } from '@otzar/tokens';
import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import * as messages from '#messages/widgets/account/SubscriptionForm';
import { Icon } from '../../../foundations/icons/index.ts';
import { CancelChoice, type CancelChoiceProps } from './CancelChoice.tsx';

export interface CancelSubscriptionProps
  extends Omit<ComponentPropsWithRef<'details'>, 'onCancel'>,
    Pick<CancelChoiceProps, 'dates' | 'days' | 'busy' | 'failure' | 'onCancel'> {}

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

  &[open] summary .icon {
    rotate: 180deg;
  }
`;

const close = (within: Element) => within.closest('details')?.removeAttribute('open');

/** The end of a subscription: it opens, asks from when, and ends it only on a second, plain yes. */
export function CancelSubscription({
  dates,
  days,
  busy,
  failure,
  onCancel,
  ...rest
}: CancelSubscriptionProps) {
  return (
    <Root {...rest}>
      <summary>
        {messages.cancelSubscription} <Icon className="icon" name="chevron-down" size="small" />
      </summary>
      <CancelChoice
        dates={dates}
        days={days}
        busy={busy}
        failure={failure}
        onCancel={onCancel}
        onKeep={close}
      />
    </Root>
  );
}
