import { vars } from '@otzar/tokens';
import { type ComponentPropsWithRef, useId } from 'react';
import styled from 'styled-components';
import * as messages from '#messages/widgets/catalogue/SortSelect';
import { Icon } from '../../../foundations/icons/index.ts';
import { replayNavigation } from '../../../foundations/replay/index.ts';

export interface SortSelectProps extends Omit<ComponentPropsWithRef<'form'>, 'onChange'> {
  /** Which one is chosen. */
  value: string;
  /** The orders to choose from. */
  options: { label: string; value: string }[];
  /** Search parameters that the form keeps when it is sent without JavaScript. */
  keep?: { name: string; value: string }[];
  /** Told which one is chosen. */
  onChange: (value: string) => void;
}

const Form = styled.form`
  display: flex;
  align-items: center;
  gap: ${vars.space[2]};
  font-size: ${vars.font.size[-1]};

  label {
    color: ${vars.color.text.muted};
  }

  span {
    position: relative;
    display: flex;
    align-items: center;
  }

  select {
    appearance: none;
    min-block-size: ${vars.size.control};
    padding-inline: ${vars.space[3]} ${vars.space[8]};
    border: ${vars.border.hairline} solid ${vars.color.line.strong};
    border-radius: ${vars.radius.small};
    background: ${vars.color.surface.raised};
    font-weight: ${vars.font.weight.medium};
    cursor: pointer;
  }

  select:hover {
    border-color: ${vars.color.text.default};
  }

  .icon {
    position: absolute;
    inset-inline-end: ${vars.space[3]};
    pointer-events: none;
  }
`;

/** The order of a listing (specification, section 4, *Sorting*); a plain GET form underneath. */
export function SortSelect({ value, options, keep = [], onChange, ...rest }: SortSelectProps) {
  const id = useId();
  return (
    <Form method="get" {...rest}>
      {keep.map((parameter) => (
        <input key={`${parameter.name}=${parameter.value}`} type="hidden" {...parameter} />
      ))}
      <label htmlFor={id}>{messages.sortBy}</label>
      <span>
        <select
          ref={replayNavigation}
          id={id}
          name="sort"
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon className="icon" name="chevron-down" size="small" />
      </span>
      <noscript>
        <button type="submit">{messages.sort}</button>
      </noscript>
    </Form>
  );
}
