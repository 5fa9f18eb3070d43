import { vars } from '@otzar/tokens';
import { type KeyboardEvent, useId } from 'react';
import styled from 'styled-components';
import { controlLook } from '../../components/Field/index.ts';
import { wake } from '../../foundations/wake/index.ts';

interface FacetFindProps {
  /** What is searched in. */
  label: string;
  words: string;
  found: number;
  of: number;
  onChange: (words: string) => void;
}

const Find = styled.div`
  margin-block-end: ${vars.space[2]};
  font-size: ${vars.font.size[-1]};

  label,
  p {
    color: ${vars.color.text.muted};
  }

  p {
    margin-block: ${vars.space[1]} 0;
    overflow-wrap: anywhere;
  }

  input {
    ${controlLook}
    margin-block-start: ${vars.space[1]};
  }

  @media (scripting: none) {
    display: none;
  }
`;

/** The field finds as one types: Enter must not send the form about it. */
const holdEnter = (event: KeyboardEvent) => {
  if (event.key === 'Enter') event.preventDefault();
};

/** Finds one option among many. Nameless, so that a form does not send it. */
export function FacetFind({ label, words, found, of, onChange }: FacetFindProps) {
  const id = useId();
  return (
    <Find>
      <label htmlFor={id}>
        Find in <bdi>{label}</bdi>
      </label>
      <input
        ref={wake}
        id={id}
        type="search"
        dir="auto"
        autoComplete="off"
        value={words}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={holdEnter}
      />
      <p aria-live="polite">
        {words.trim() !== '' &&
          (found > 0
            ? `${found} of ${of}`
            : `Nothing here is called “${words.trim()}”. Check the spelling, or clear the field to see all ${of}.`)}
      </p>
    </Find>
  );
}
