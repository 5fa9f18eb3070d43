import { vars } from '@otzar/tokens';
import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import * as messages from '#messages/widgets/checkout/ShippingChooser';
import { Button } from '../../../components/Button/index.ts';
import { Message } from '../../../components/Message/index.ts';
import { RadioCards } from '../../../components/RadioCards/index.ts';
import { Skeleton } from '../../../components/Skeleton/index.ts';
import { VisuallyHidden } from '../../../foundations/visually-hidden/index.ts';

/** A way in which an order can travel. */
export interface ShippingWay {
  value: string;
  /** What the shop calls it. */
  title: string;
  /** When it arrives. */
  description: string;
  /** Formatted, or "Free". */
  price: string;
  /** What sets it apart: `Fastest`, `Cheapest`. */
  tag?: string | undefined;
  /** Why it is free, or why it is not: `Free over $49`. */
  note?: string | undefined;
}

export interface ShippingChooserProps extends Omit<ComponentPropsWithRef<'div'>, 'onChange'> {
  /** What is asked. */
  legend: string;
  /** The group's name in the form that is sent. */
  name?: string;
  /** The chosen way; one that is not offered leaves all unchosen. */
  value: string;
  /** Cheapest first; without it they are not known yet. */
  ways?: readonly ShippingWay[] | undefined;
  /** Whether they are being asked for. */
  loading?: boolean;
  /** Why they could not be had, and what to do. */
  failure?: string | undefined;
  /** Told to ask for them again. */
  onRetry?: () => void;
  /** Said while nothing is known of the address yet. */
  waitingText?: string;
  /** Said where nothing can be sent to the address. */
  noneText?: string;
  /** What is wrong with the choice and what to do about it. */
  error?: string | undefined;
  /** Told the way that is chosen. */
  onChange: (value: string) => void;
}

const Root = styled.div`
  display: grid;
  gap: ${vars.space[2]};

  > p {
    margin: 0;
    color: ${vars.color.text.muted};
  }

  .note {
    display: block;
  }
`;

/** How fast, and for how much. */
export function ShippingChooser({
  legend,
  name = 'shipping',
  value,
  ways,
  loading = false,
  failure,
  onRetry,
  waitingText = messages.codeAwaited,
  noneText = messages.cannotSend,
  error,
  onChange,
  ...rest
}: ShippingChooserProps) {
  const waiting = !ways && !failure;
  return (
    <Root {...rest}>
      {failure && (
        <Message
          tone="error"
          action={onRetry && <Button onClick={onRetry}>{messages.tryAgain}</Button>}
        >
          {failure}
        </Message>
      )}
      {loading && <Loading />}
      {waiting && !loading && <p>{waitingText}</p>}
      {ways?.length === 0 && <Message tone="info">{noneText}</Message>}
      {ways && ways.length > 0 && (
        <RadioCards
          legend={legend}
          name={name}
          value={value}
          error={error}
          onChange={onChange}
          options={ways.map(({ price, description, note, ...way }) => ({
            ...way,
            aside: price,
            description: (
              <>
                {description}
                {note && <span className="note">{note}</span>}
              </>
            ),
          }))}
        />
      )}
    </Root>
  );
}

function Loading() {
  return (
    <>
      <VisuallyHidden role="status">{messages.lookingUp}</VisuallyHidden>
      <Skeleton width="30%" />
      <Skeleton shape="block" width="100%" height="thumbnail" />
      <Skeleton shape="block" width="100%" height="thumbnail" />
    </>
  );
}
