import { vars } from '@otzar/tokens';
import { type ComponentPropsWithRef, useDeferredValue, useState } from 'react';
import styled from 'styled-components';
import { Button } from '../../components/Button/index.ts';
import { Disclosure } from '../../components/Disclosure/index.ts';
import { FacetFind } from './FacetFind.tsx';
import { FacetList } from './FacetList.tsx';
import { type Facet, matching, toggled } from './facet.ts';
import { usePressed } from './usePressed.ts';

export interface FacetGroupProps
  extends Omit<ComponentPropsWithRef<'details'>, 'open' | 'onChange' | 'children'> {
  /** What is filtered by, and how far it is set. */
  facet: Facet;
  /** Told all values that are now set; they are shown as `selected` until the facet says what is. */
  onChange: (values: string[]) => void;
  /** Whether it is unfolded at first. */
  defaultOpen?: boolean;
}

/** How many options are shown before "Show more". */
const FEW = 8;

/** From how many options on there is a field to find one. */
const MANY = 16;

const Group = styled(Disclosure)`
  fieldset {
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }

  /* Its words stand under the boxes; its ground reaches beyond them. */
  fieldset > button {
    margin-inline-start: calc(-1 * ${vars.space[3]});
  }

  @media (scripting: none) {
    fieldset > button {
      display: none;
    }
  }
`;

/**
 * What products are filtered by, one kind: a few options at first, all on demand, many to be searched. Where scripts
 * never come nothing can be demanded, so all stand there.
 */
export function FacetGroup({ facet, onChange, defaultOpen = true, ...rest }: FacetGroupProps) {
  const { key, label } = facet;
  const { options, press } = usePressed(facet.options);
  const [words, setWords] = useState('');
  const [all, setAll] = useState(false);
  // A long list is drawn when the typing pauses, so that the letters never wait for it.
  const sought = useDeferredValue(words);
  const found = matching(options, sought);
  const few = found.filter((option, place) => place < FEW || option.selected);
  const whole = all || sought !== '';
  const toggle = (value: string) => {
    const values = toggled(options, value);
    press(values);
    onChange(values);
  };
  const selected = options.filter((option) => option.selected).length;
  return (
    <Group
      summary={<bdi>{label}</bdi>}
      note={selected > 0 && `${selected} selected`}
      defaultOpen={defaultOpen}
      {...rest}
    >
      <fieldset aria-label={label}>
        {options.length >= MANY && (
          <FacetFind
            label={label}
            words={words}
            found={found.length}
            of={options.length}
            onChange={setWords}
          />
        )}
        {options.length === 0 && <p>There is nothing to choose from here.</p>}
        <FacetList name={key} options={whole ? found : few} onToggle={toggle} />
        {few.length < found.length && (
          <noscript>
            <FacetList
              name={key}
              options={found.filter((option) => !few.includes(option))}
              onToggle={toggle}
            />
          </noscript>
        )}
        {sought === '' && few.length < options.length && (
          <Button intent="quiet" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? 'Show fewer' : `Show more (${options.length - few.length})`}
          </Button>
        )}
      </fieldset>
    </Group>
  );
}
