import { vars } from '@otzar/tokens';
import { type ComponentPropsWithRef, useRef, useState } from 'react';
import styled, { css, type RuleSet } from 'styled-components';
import * as messages from '#messages/widgets/bag/QuantitySelector';
import { FieldError, useFieldIds } from '../../../components/Field/field-parts.tsx';
import { wrongEdge } from '../../../components/Field/index.ts';
import { Icon } from '../../../foundations/icons/index.ts';
import { replay } from '../../../foundations/replay/index.ts';
import { variants } from '../../../foundations/variants/index.ts';

type QuantitySize = 'medium' | 'large';
type QuantitySurroundings = 'goods' | 'fields';

export interface QuantitySelectorProps extends Omit<ComponentPropsWithRef<'div'>, 'onChange'> {
  /** How many are chosen. */
  value: number;
  /** How many can be had now. */
  max: number;
  /** What is asked. */
  label?: string;
  /** The field's name in the form that is sent. */
  name?: string;
  /** Whether it stands by itself beside what is bought, or is one field of a form among others. */
  among?: QuantitySurroundings;
  /** How tall its control is: `large` beside a large button. */
  size?: QuantitySize;
  /** Told a whole number from 1 to `max`. */
  onChange: (quantity: number) => void;
  /** Whether the last choice is still being saved. */
  busy?: boolean;
  /** What went wrong and what to do about it. */
  error?: string;
}

/** The most that the list offers; its last entry leads to a number field (specification, section 5). */
const LIST_END = 10;

const surroundings: Record<QuantitySurroundings, RuleSet> = {
  goods: css`
    label {
      color: ${vars.color.text.muted};
      font-size: ${vars.font.size[-1]};
    }
  `,
  fields: css`
    label {
      font-weight: ${vars.font.weight.medium};
    }
  `,
};

const sizes: Record<QuantitySize, RuleSet> = {
  medium: css`
    :is(select, input) {
      block-size: ${vars.size.control};
    }
  `,
  large: css`
    :is(select, input) {
      block-size: ${vars.size.controlLarge};
    }
  `,
};

const Quantity = styled.div`
  display: grid;
  justify-items: start;
  overflow-wrap: anywhere;

  label {
    margin-block-end: ${vars.space[1]};
  }

  ${variants('data-among', surroundings)}

  select,
  input {
    appearance: none;
    inline-size: ${vars.size.thumbnail};
    padding-inline: ${vars.space[3]};
    border: ${vars.border.hairline} solid ${vars.color.line.strong};
    border-radius: ${vars.radius.small};
    background: ${vars.color.surface.raised};
    color: inherit;
    font: inherit;
    font-variant-numeric: tabular-nums;
  }

  ${variants('data-size', sizes)}

  select {
    cursor: pointer;
  }

  @supports (field-sizing: content) {
    input {
      field-sizing: content;
      inline-size: auto;
      min-inline-size: ${vars.size.thumbnail};
    }
  }

  :is(select, input):hover {
    border-color: ${vars.color.text.default};
  }

  [aria-invalid] {
    ${wrongEdge}
  }

  .list {
    position: relative;
    display: flex;
    align-items: center;
  }

  .list > .icon {
    position: absolute;
    inset-inline-end: ${vars.space[3]};
    pointer-events: none;
  }

  p {
    margin: 0;
    font-size: ${vars.font.size[-1]};
  }

  .told:not(:empty) {
    margin-block-start: ${vars.space[1]};
  }

  &[aria-busy='true'] :is(select, input) {
    border-color: ${vars.color.line.default};
    color: ${vars.color.text.muted};
    cursor: progress;
  }
`;

/** A list up to ten and a number field above nine (specification, section 5, *Quantity selector*). */
export function QuantitySelector({
  value,
  max,
  label = messages.quantity,
  name,
  among = 'goods',
  size = 'medium',
  onChange,
  busy = false,
  error,
  ...rest
}: QuantitySelectorProps) {
  const followFocus = useRef(false);
  const [draft, setDraft] = useState<string>();
  const [clamped, setClamped] = useState(false);

  const note = clamped && !error && messages.lowered(max);
  const { id, hintId, errorId, describedBy } = useFieldIds({ hint: note, error });

  if (max <= 1) {
    return (
      <Quantity {...rest}>
        <p>{max === 1 ? messages.lastOne : messages.outOfStock}</p>
      </Quantity>
    );
  }

  const choose = (quantity: number) => {
    setClamped(false);
    onChange(quantity);
  };
  const commit = () => {
    if (draft === undefined) return;
    const typed = Math.floor(Number(draft));
    const wanted = draft.trim() === '' || Number.isNaN(typed) ? value : typed;
    setDraft(undefined);
    setClamped(wanted > max);
    const quantity = Math.min(Math.max(wanted, 1), max);
    if (quantity !== value) onChange(quantity);
  };
  /* The list and the field take each other's place: whoever was using one goes on in the other. */
  const takeFocus = (node: HTMLElement | null) => {
    replay(node);
    if (node && followFocus.current) {
      followFocus.current = false;
      node.focus();
    }
  };
  const shown = Math.min(value, max);
  const shared = {
    id,
    name,
    'aria-describedby': describedBy,
    'aria-invalid': error ? true : undefined,
    ref: takeFocus,
  };

  return (
    <Quantity aria-busy={busy} data-among={among} data-size={size} {...rest}>
      <label htmlFor={id}>{label}</label>
      {shown < LIST_END ? (
        <span className="list">
          <select
            {...shared}
            value={shown}
            onChange={(event) => {
              followFocus.current = true;
              choose(Number(event.currentTarget.value));
            }}
          >
            {Array.from({ length: Math.min(max, LIST_END) }, (_, index) => index + 1).map((n) => (
              <option key={n} value={n}>
                {n === LIST_END ? `${n}+` : n}
              </option>
            ))}
          </select>
          <Icon className="icon" name="chevron-down" size="small" />
        </span>
      ) : (
        <input
          {...shared}
          type="number"
          inputMode="numeric"
          min={1}
          max={max}
          value={draft ?? shown}
          onChange={(event) => setDraft(event.currentTarget.value)}
          onBlur={commit}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            followFocus.current = true;
            commit();
          }}
        />
      )}
      <p id={hintId} className="told" aria-live="polite">
        {note}
      </p>
      <FieldError id={errorId} className="told">
        {error}
      </FieldError>
    </Quantity>
  );
}
