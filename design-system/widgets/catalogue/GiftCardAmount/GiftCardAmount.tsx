import { vars } from '@otzar/tokens';
import { type ComponentPropsWithRef, useId, useState } from 'react';
import styled from 'styled-components';
import * as messages from '#messages/widgets/catalogue/GiftCardAmount';
import { optionLegend, optionTile } from '../../../components/RadioCards/index.ts';
import { TextField } from '../../../components/TextField/index.ts';
import { replay } from '../../../foundations/replay/index.ts';

export interface GiftCardAmountProps extends Omit<ComponentPropsWithRef<'div'>, 'onChange'> {
  /** The amounts that are offered, in dollars, each as the shopper reads it. */
  amounts: readonly { value: number; label: string }[];
  /** The amount that is chosen, in dollars; null while there is none, or none that can be had. */
  value: number | null;
  /** The least and the most that another amount may be, in dollars; without it only those above can be had. */
  range?: { min: number; max: number };
  /** What is wrong with it and what to do; another amount that cannot be had is told without it. */
  error?: string | undefined;
  /** Told the amount, in dollars; null where what is typed cannot be had. */
  onChange: (amount: number | null) => void;
}

const Root = styled.div`
  display: grid;
  gap: ${vars.space[3]};

  fieldset {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(${vars.size.thumbnail}, 1fr));
    gap: ${vars.space[2]};
  }

  legend {
    ${optionLegend}
  }

  fieldset label {
    display: grid;
    place-items: center;
    min-block-size: ${vars.size.controlLarge};
    padding-inline: ${vars.space[2]};
    font-weight: ${vars.font.weight.medium};
    font-variant-numeric: tabular-nums;
    transition: border-color ${vars.motion.duration.quick};

    &:hover {
      border-color: ${vars.color.text.default};
    }
    ${optionTile}
  }

  .other {
    max-inline-size: 24ch;
  }
`;

/** Whole dollars and cents, with or without a dollar sign; null for anything else. */
const dollarsOf = (typed: string): number | null =>
  /^\$?\d+(\.\d{1,2})?$/.test(typed) ? Number(typed.replace('$', '')) : null;

/** How much a gift card holds: one of a few amounts, or another that the shopper types. */
export function GiftCardAmount({
  amounts,
  value,
  range,
  error,
  onChange,
  ...rest
}: GiftCardAmountProps) {
  const id = useId();
  const offered = amounts.some((amount) => amount.value === value);
  const [other, setOther] = useState(value !== null && !offered);
  const [typed, setTyped] = useState(other ? String(value) : '');
  const [left, setLeft] = useState(false);

  const fitting = (text: string): number | null => {
    const amount = dollarsOf(text);
    return amount !== null && range && amount >= range.min && amount <= range.max ? amount : null;
  };
  const wrong = left && fitting(typed) === null;

  return (
    <Root {...rest}>
      <fieldset>
        <legend>{messages.amount}</legend>
        {amounts.map((amount) => (
          <label key={amount.value}>
            <input
              ref={replay}
              type="radio"
              name={`${id}amount`}
              checked={!other && amount.value === value}
              onChange={() => {
                setOther(false);
                onChange(amount.value);
              }}
            />
            <bdi>{amount.label}</bdi>
          </label>
        ))}
        {range && (
          <label>
            <input
              ref={replay}
              type="radio"
              name={`${id}amount`}
              checked={other}
              onChange={() => {
                setOther(true);
                onChange(fitting(typed));
              }}
            />
            {messages.other}
          </label>
        )}
      </fieldset>
      {range && other && (
        <TextField
          className="other"
          name={`${id}other`}
          label={messages.otherAmount}
          hint={messages.range(range.min, range.max)}
          required
          error={wrong ? messages.outOfRange(range.min, range.max) : error}
          inputMode="decimal"
          autoComplete="off"
          dir="ltr"
          value={typed}
          onChange={(event) => {
            const next = event.currentTarget.value.trim();
            setTyped(next);
            onChange(fitting(next));
          }}
          onBlur={() => setLeft(true)}
        />
      )}
    </Root>
  );
}
