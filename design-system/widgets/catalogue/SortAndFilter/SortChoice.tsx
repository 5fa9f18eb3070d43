import { vars } from '@otzar/tokens';
import { useId } from 'react';
import styled from 'styled-components';
import * as messages from '#messages/widgets/catalogue/SortAndFilter';
import { replay } from '../../../foundations/replay/index.ts';

export interface SortChoiceProps {
  /** Which order is chosen. */
  value: string;
  /** The orders to choose from. */
  options: { label: string; value: string }[];
  /** Told which one is chosen. */
  onChange: (value: string) => void;
}

const Choice = styled.fieldset`
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  padding-block-end: ${vars.space[4]};
  border: 0;

  legend {
    font-weight: ${vars.font.weight.medium};
  }

  label {
    display: flex;
    align-items: center;
    gap: ${vars.space[3]};
    min-block-size: ${vars.size.control};
    cursor: pointer;
  }

  input {
    flex: none;
    inline-size: ${vars.size.icon};
    block-size: ${vars.size.icon};
    margin: 0;
    accent-color: ${vars.color.accent.default};
    cursor: pointer;
  }
`;

/** All orders at a glance: the thumb needs no list to open. */
export function SortChoice({ value, options, onChange }: SortChoiceProps) {
  const name = useId();
  return (
    <Choice>
      <legend>{messages.sortBy}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            ref={replay}
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </Choice>
  );
}
