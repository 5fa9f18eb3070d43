import { vars } from '@otzar/tokens';
import { type KeyboardEvent, useId } from 'react';
import styled from 'styled-components';
import * as messages from '#messages/widgets/catalogue/FacetGroup';
import { controlStyles } from '../../../components/Field/index.ts';
import { replay } from '../../../foundations/replay/index.ts';

interface FacetFindProps {
  /** What is searched in. */
  label: string;
  words: string;
  /** How many are found among those that have come. */
  found: number;
  of: number;
  /** Whether some have not come yet: `pending` while they are on their way. */
  missing?: 'pending' | 'failed' | undefined;
  /** Told that somebody is about to search. */
  onTouch: () => void;
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
    ${controlStyles}
    margin-block-start: ${vars.space[1]};
  }

  @media (scripting: none) {
    display: none;
  }
`;

function resultOf({ words, found, of, missing }: FacetFindProps): string {
  const sought = words.trim();
  if (sought === '' || missing === 'failed') return '';
  if (missing === 'pending') return messages.lookingThrough(of);
  return found > 0 ? messages.foundOf(found, of) : messages.nothingCalled(sought, of);
}

/** The field finds as one types: Enter must not send the form about it. */
const holdEnter = (event: KeyboardEvent) => {
  if (event.key === 'Enter') event.preventDefault();
};

/** Finds one option among many. Nameless, so that a form does not send it. */
export function FacetFind(props: FacetFindProps) {
  const { label, words, onTouch, onChange } = props;
  const id = useId();
  return (
    <Find>
      <label htmlFor={id}>
        {messages.findIn[0]}
        <bdi>{label}</bdi>
        {messages.findIn[1]}
      </label>
      <input
        ref={replay}
        id={id}
        type="search"
        dir="auto"
        autoComplete="off"
        value={words}
        onFocus={onTouch}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={holdEnter}
      />
      <p aria-live="polite">{resultOf(props)}</p>
    </Find>
  );
}
