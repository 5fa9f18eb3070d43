import { vars } from '@otzar/tokens';
import { type ComponentPropsWithRef, useRef } from 'react';
import styled from 'styled-components';
import * as messagesOf from '#messages/components/SelectField';
import { Icon } from '../../foundations/icons/index.ts';
import { useMessages } from '../../foundations/messages/index.ts';
import { useReplay } from '../../foundations/replay/index.ts';
import { controlStyles, Field, type FieldWords } from '../Field/index.ts';
import { SelectSearch } from './SelectSearch.tsx';
import type { SelectOption } from './select-option.ts';

export interface SelectFieldProps
  extends FieldWords,
    Omit<ComponentPropsWithRef<'select'>, 'children' | 'multiple'> {
  /** The field's name in the form that is sent. */
  name: string;
  /** What can be chosen, in this order. */
  options: readonly SelectOption[];
  /** What is chosen, in the words "Select your {placeholder}" (specification, section 5). */
  placeholder?: string;
  /** Names the search that stands beside a long list, e.g. `Search countries`; without it there is none. */
  searchLabel?: string;
}

/** A list that the eye takes in needs no search. */
const TAKEN_IN = 12;

const Box = styled.div`
  display: flex;
  gap: ${vars.space[2]};

  > div {
    position: relative;
    flex: 1;
    min-inline-size: 0;
  }

  select {
    ${controlStyles}
    appearance: none;
    padding-inline-end: ${vars.space[10]};
    text-overflow: ellipsis;
    cursor: pointer;
  }

  > div > .icon {
    position: absolute;
    inset-block: 0;
    inset-inline-end: ${vars.space[3]};
    margin-block: auto;
    pointer-events: none;
  }
`;

/**
 * One of several known answers: the custom select of specification, section 5. Its look and words are
 * ours, the control is the browser’s: it is sent with its form, filled in by the browser, chosen from
 * with a phone’s own list and with a keyboard’s type-ahead, and it works without script, none of which
 * a list of our own does as well. What it lacks is a search by any part of a name; where the list is
 * long and `searchLabel` is given, a button beside it opens one, a combobox that sets the select’s value.
 */
export function SelectField({
  label,
  hint,
  error,
  optional,
  id,
  options,
  placeholder,
  searchLabel,
  value,
  defaultValue,
  dir,
  ref,
  ...rest
}: SelectFieldProps) {
  const messages = useMessages('selectField', messagesOf);
  const own = useReplay(ref);
  const box = useRef<HTMLDivElement>(null);
  const chosen = value === undefined ? { defaultValue: defaultValue ?? '' } : { value };
  return (
    <Field label={label} hint={hint} error={error} optional={optional} controlId={id}>
      {(control) => (
        <Box dir={dir} ref={box}>
          <div>
            <select ref={own} {...rest} {...chosen} {...control}>
              {placeholder && <option value="">{messages.select(placeholder)}</option>}
              {options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </select>
            <Icon className="icon" name="chevron-down" size="small" />
          </div>
          {searchLabel && options.length > TAKEN_IN && (
            <SelectSearch
              label={searchLabel}
              options={options}
              box={box}
              disabled={rest.disabled}
            />
          )}
        </Box>
      )}
    </Field>
  );
}
