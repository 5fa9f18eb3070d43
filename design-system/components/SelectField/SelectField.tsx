import { vars } from '@otzar/tokens';
import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { Icon } from '../../foundations/icons/index.ts';
import { controlLook, Field, type FieldWords } from '../Field/index.ts';

export interface SelectFieldProps
  extends FieldWords,
    Omit<ComponentPropsWithRef<'select'>, 'children' | 'multiple'> {
  /** The field's name in the form that is sent. */
  name: string;
  /** What can be chosen, in this order. */
  options: readonly { label: string; value: string }[];
  /** What is chosen, in the words "Select your {placeholder}" (specification, section 5). */
  placeholder?: string;
}

const Box = styled.div`
  position: relative;
  select {
    ${controlLook}
    appearance: none;
    padding-inline-end: ${vars.space[10]};
    text-overflow: ellipsis;
    cursor: pointer;
  }
  svg {
    position: absolute;
    inset-block: 0;
    inset-inline-end: ${vars.space[3]};
    margin-block: auto;
    pointer-events: none;
  }
`;

/** One of several, with the browser's own list, which every thumb and screen reader knows. */
export function SelectField({
  label,
  hint,
  error,
  optional,
  id,
  options,
  placeholder,
  value,
  defaultValue,
  dir,
  ...rest
}: SelectFieldProps) {
  const chosen = value === undefined ? { defaultValue: defaultValue ?? '' } : { value };
  return (
    <Field label={label} hint={hint} error={error} optional={optional} controlId={id}>
      {(control) => (
        <Box dir={dir}>
          <select {...rest} {...chosen} {...control}>
            {placeholder && <option value="">Select your {placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" size="small" />
        </Box>
      )}
    </Field>
  );
}
