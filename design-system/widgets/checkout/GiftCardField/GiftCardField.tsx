import { vars } from '@otzar/tokens';
import { type ComponentPropsWithRef, useRef } from 'react';
import styled from 'styled-components';
import * as messages from '#messages/widgets/checkout/GiftCardField';
import { Button } from '../../../components/Button/index.ts';
import { CodeEntry } from '../DiscountField/CodeEntry.tsx';

/** A gift card that pays for part of an order; all amounts are formatted. */
export interface AppliedGiftCard {
  code: string;
  /** What is on it. */
  balance: string;
  /** What it pays of this order; empty where nothing is left to pay. */
  applied: string;
  /** What stays on it. */
  remaining: string;
}

export interface GiftCardFieldProps extends Omit<ComponentPropsWithRef<'section'>, 'onChange'> {
  /** The cards that pay for this order, in the order they were entered. */
  cards: AppliedGiftCard[];
  /** What is typed; it stays when the code is refused. */
  value: string;
  /** Told each change of what is typed. */
  onValueChange: (value: string) => void;
  /** Told the code, trimmed and never empty. */
  onApply: (code: string) => void;
  /** Told the code of the card to go without. */
  onRemove: (code: string) => void;
  /** What is left to pay in another way, formatted; left out where the cards cover all. */
  leftToPay?: string;
  /** Why the code was refused, in the shop's own sentence. */
  error?: string;
  /** Whether the shop is being asked about it. */
  busy?: boolean;
}

const Root = styled.section`
  display: grid;
  gap: ${vars.space[3]};

  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: ${vars.space[3]};
    padding-block: ${vars.space[2]};
    border-block-end: ${vars.border.hairline} solid ${vars.color.line.default};
    overflow-wrap: anywhere;
  }

  small {
    display: block;
    color: ${vars.color.text.muted};
    font-size: ${vars.font.size[-1]};
  }

  /* Its words, not its edge, stand where the figures above it end. */
  .remove {
    margin-inline-end: calc(-1 * ${vars.space[3]});
  }

  p {
    margin: 0;
  }
`;

const ending = (code: string) => code.slice(-4);

/** Gift cards for an order: each with what it pays and what stays on it (specification, section 4). */
export function GiftCardField({
  cards,
  value,
  onValueChange,
  onApply,
  onRemove,
  leftToPay,
  error,
  busy = false,
  ...rest
}: GiftCardFieldProps) {
  const place = useRef<HTMLElement>(null);
  const remove = (code: string) => {
    onRemove(code);
    // The button goes away with what it removed: the focus must not go with it.
    place.current?.querySelector('input')?.focus();
  };

  return (
    <Root ref={place} aria-label={messages.giftCards} {...rest}>
      {cards.length > 0 && (
        <ul>
          {cards.map(({ code, balance, applied, remaining }) => (
            <li key={code}>
              <span>
                {messages.giftCardEnding}
                <b>{ending(code)}</b>
                <small>
                  {applied
                    ? messages.pays(applied, balance, remaining)
                    : messages.notNeeded(balance)}
                </small>
              </span>
              <Button
                className="remove"
                intent="quiet"
                aria-label={messages.removeWhat(ending(code))}
                onClick={() => remove(code)}
              >
                {messages.remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {cards.length > 0 && (
        <p role="status">{leftToPay ? messages.leftToPay(leftToPay) : messages.allCovered}</p>
      )}
      <CodeEntry
        label={messages.giftCardCode}
        name="gift_card_code"
        value={value}
        onValueChange={onValueChange}
        onApply={onApply}
        error={error}
        busy={busy}
      />
    </Root>
  );
}
