import { vars } from '@otzar/tokens';
import { type ComponentPropsWithRef, useId } from 'react';
import styled from 'styled-components';
import * as messages from '#messages/widgets/frame/CurrencySelect';
import { Icon } from '../../../foundations/icons/index.ts';
import { replay } from '../../../foundations/replay/index.ts';

export interface CurrencySelectProps extends Omit<ComponentPropsWithRef<'div'>, 'onChange'> {
  /** What prices can be shown in: code, name and symbol, which may be empty (specification, section 3). */
  currencies: readonly { currency: string; name: string; symbol: string }[];
  /** The code of the one that is chosen. */
  value: string;
  /** Told the code of another one. */
  onChange: (currency: string) => void;
  /** Whether the list, or the last choice, is still on its way. */
  busy?: boolean;
  /** What is to be known of the choice, such as what an order is paid in. */
  note?: string;
  /** What went wrong and what to do about it. */
  error?: string | undefined;
}

const Chooser = styled.div`
  display: grid;
  gap: ${vars.space[1]};
  max-inline-size: ${vars.size.sidebar};
  font-size: ${vars.font.size[-1]};

  .list {
    position: relative;
    display: flex;
    align-items: center;
    color: ${vars.color.text.default};
  }

  select {
    appearance: none;
    inline-size: 100%;
    min-block-size: ${vars.size.control};
    padding-inline: ${vars.space[3]} ${vars.space[8]};
    border: ${vars.border.hairline} solid ${vars.color.line.strong};
    border-radius: ${vars.radius.small};
    background: ${vars.color.surface.raised};
    text-overflow: ellipsis;
    cursor: pointer;
  }

  select:hover {
    border-color: ${vars.color.text.default};
  }

  .list > .icon {
    position: absolute;
    inset-inline-end: ${vars.space[3]};
    pointer-events: none;
  }

  p {
    display: flex;
    gap: ${vars.space[2]};
    margin: 0;
  }

  p > .icon {
    block-size: 1lh;
  }

  &[aria-busy='true'] select {
    color: ${vars.color.text.muted};
    cursor: progress;
  }
`;

/** Prices in another currency, shop-wide. On the footer’s ink as well as on paper. */
export function CurrencySelect({
  currencies,
  value,
  onChange,
  busy = false,
  note,
  error,
  ...rest
}: CurrencySelectProps) {
  const id = useId();
  return (
    <Chooser aria-busy={busy} {...rest}>
      <label htmlFor={id}>{messages.currency}</label>
      <div className="list">
        <select
          ref={replay}
          id={id}
          value={value}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-told`}
          onChange={(event) => {
            if (!busy) onChange(event.currentTarget.value);
          }}
        >
          {currencies.map(({ currency, name, symbol }) => (
            <option key={currency} value={currency}>
              {`${currency} · ${name}${symbol && ` (${symbol})`}`}
            </option>
          ))}
        </select>
        <Icon className="icon" name="chevron-down" size="small" />
      </div>
      <p id={`${id}-told`} aria-live="polite">
        {error && <Icon className="icon" name="warning" />}
        <bdi>{error ?? (busy ? messages.changing : note)}</bdi>
      </p>
    </Chooser>
  );
}
