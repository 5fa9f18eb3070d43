import { vars } from '@otzar/tokens';
import { type ComponentPropsWithRef, type FormEvent, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import * as messages from '#messages/widgets/catalogue/PriceFilter';
import { Button } from '../../../components/Button/index.ts';
import { FieldError, useFieldIds } from '../../../components/Field/field-parts.tsx';
import { controlStyles } from '../../../components/Field/index.ts';
import {
  type PriceErrors,
  type PriceRange,
  type PriceWords,
  priceErrors,
  priceRange,
  priceWords,
} from './price-range.ts';

export interface PriceFilterProps extends Omit<ComponentPropsWithRef<'form'>, 'onChange'> {
  /** The range that is set now. */
  range: PriceRange;
  /** Told a range that can be applied: no end below 0, the minimum not above the maximum. */
  onApply: (range: PriceRange) => void;
  /** The sign of the shopper's currency, before each field. */
  symbol?: string;
  /** The names of the two ends in the address. */
  names?: { min: string; max: string };
  /** Search parameters that the form keeps when it is sent without JavaScript. */
  keep?: { name: string; value: string }[];
}

const ends = [
  { end: 'min', label: messages.minimum, name: messages.minimumPrice },
  { end: 'max', label: messages.maximum, name: messages.maximumPrice },
] as const;

const Form = styled.form`
  display: grid;
  grid-template-columns: 1fr 1fr auto;
  align-items: end;
  gap: ${vars.space[2]};

  label {
    display: block;
    color: ${vars.color.text.muted};
    font-size: ${vars.font.size[-1]};
  }

  div {
    min-inline-size: 0;
  }

  .amount {
    position: relative;
    display: block;
    margin-block-start: ${vars.space[1]};
  }

  .symbol {
    position: absolute;
    inset-block: 0;
    inset-inline-start: ${vars.space[3]};
    display: grid;
    align-items: center;
    color: ${vars.color.text.muted};
    pointer-events: none;
  }

  input {
    ${controlStyles}
    appearance: textfield;
    font-variant-numeric: tabular-nums;
  }

  input::-webkit-inner-spin-button {
    appearance: none;
  }

  .go {
    padding-inline: ${vars.space[4]};
  }

  .errors {
    grid-column: 1 / -1;
    line-height: ${vars.font.lineHeight.heading};
  }

  .errors:empty {
    display: none;
  }
`;

const noNames = { min: 'price_min', max: 'price_max' };

/**
 * From a price to a price, applied with Go (specification, sections 2 and 5). Sent without JavaScript it
 * is a GET form that the browser itself checks.
 */
export function PriceFilter({
  range,
  onApply,
  symbol = '$',
  names = noNames,
  keep = [],
  ...rest
}: PriceFilterProps) {
  const fields = useRef<Partial<Record<keyof PriceWords, HTMLInputElement | null>>>({});
  const [applied, setApplied] = useState(range);
  const [words, setWords] = useState(() => priceWords(range));
  const [errors, setErrors] = useState<PriceErrors>({});
  const { id, errorId, describedBy } = useFieldIds({ error: errors.min ?? errors.max });
  // The range changed elsewhere, such as by Clear all: what was typed gives way to it.
  if (applied.min !== range.min || applied.max !== range.max) {
    setApplied(range);
    setWords(priceWords(range));
    setErrors({});
  }

  // Something may have been typed before anything listened.
  useEffect(() => {
    const { min, max } = fields.current;
    if (min && max) setWords({ min: min.value, max: max.value });
  }, []);

  const tell = (found: PriceErrors) => {
    setErrors(found);
    fields.current[found.min ? 'min' : 'max']?.focus();
  };
  const apply = (event: FormEvent) => {
    event.preventDefault();
    const found = priceErrors(words);
    if (found.min || found.max) return tell(found);
    setErrors({});
    onApply(priceRange(words));
  };
  /* A number field does not give away what was typed when it is no number; the browser only says that it is none. */
  const refuse = (end: keyof PriceWords) => (event: FormEvent<HTMLInputElement>) => {
    event.preventDefault();
    const typed = event.currentTarget.validity.badInput ? 'none' : words[end];
    tell(priceErrors({ min: '', max: '', [end]: typed }));
  };

  return (
    <Form method="get" onSubmit={apply} {...rest}>
      {keep.map((parameter) => (
        <input key={`${parameter.name}=${parameter.value}`} type="hidden" {...parameter} />
      ))}
      {ends.map(({ end, label, name }) => (
        <div key={end}>
          <label htmlFor={`${id}-${end}`}>{label}</label>
          <span className="amount" dir="ltr">
            <span className="symbol" aria-hidden="true">
              {symbol}
            </span>
            <input
              ref={(node) => {
                fields.current[end] = node;
              }}
              id={`${id}-${end}`}
              name={names[end]}
              type="number"
              inputMode="decimal"
              min={0}
              step="any"
              aria-label={name}
              aria-invalid={errors[end] ? true : undefined}
              aria-describedby={errors[end] ? describedBy : undefined}
              style={{ paddingInlineStart: `${symbol.length + 2}ch` }}
              value={words[end]}
              onInvalid={refuse(end)}
              onChange={(event) => setWords({ ...words, [end]: event.currentTarget.value })}
            />
          </span>
        </div>
      ))}
      <Button className="go" type="submit" intent="secondary">
        {messages.go}
      </Button>
      <FieldError
        id={errorId}
        className="errors"
        // The focus is led to the field, which says it.
        aria-live="off"
      >
        {errors.min ?? errors.max}
      </FieldError>
    </Form>
  );
}
