import { vars } from '@otzar/tokens';
import { type ComponentPropsWithRef, useDeferredValue, useState } from 'react';
import styled from 'styled-components';
import * as messages from '#messages/widgets/catalogue/FacetGroup';
import { Disclosure } from '../../../components/Disclosure/index.ts';
import { Message } from '../../../components/Message/index.ts';
import { languageOf } from '../../../foundations/language-of/index.ts';
import { VisuallyHidden } from '../../../foundations/visually-hidden/index.ts';
import { FacetFind } from './FacetFind.tsx';
import { FacetList } from './FacetList.tsx';
import { type Facet, type FacetOption, matching, toggled } from './facet.ts';
import { PlainRest } from './PlainRest.tsx';
import { ShowMore } from './ShowMore.tsx';
import { usePressed } from './usePressed.ts';
import { useUnfolding } from './useUnfolding.ts';

export interface FacetGroupProps
  extends Omit<ComponentPropsWithRef<'details'>, 'open' | 'onChange' | 'children'> {
  /** What is filtered by, and how far it is set. */
  facet: Facet;
  /** Told all values that are now set; they are shown as `selected` until the facet says what is. */
  onChange: (values: string[]) => void;
  /** Told that the options are wanted that have not come. */
  onLoadAll?: () => void;
  /** Whether it is unfolded at first. */
  defaultOpen?: boolean;
}

/** How many options are shown before "Show more". */
const FEW = 8;

/** From how many options on there is a field to find one. */
const MANY = 16;

/** The first few, and what is ticked beyond them. */
const few = (options: FacetOption[]) => options.filter((one, place) => place < FEW || one.selected);

const selectedText = (options: FacetOption[]) => {
  const selected = options.filter((option) => option.selected).length;
  return selected > 0 && messages.selected(selected);
};

const Group = styled(Disclosure)`
  /* Its words stand under the boxes; its ground reaches beyond them. */
  .more {
    margin-inline-start: calc(-1 * ${vars.space[3]});
  }

  @media (scripting: none) {
    fieldset > .more {
      display: none;
    }
  }
`;

/** What products are filtered by, one kind: a few options at first, all on demand, many to be searched. */
export function FacetGroup({
  facet,
  onChange,
  onLoadAll,
  defaultOpen = true,
  ...rest
}: FacetGroupProps) {
  const { key, label, pending = false, failure } = facet;
  const { options, press } = usePressed(facet.options);
  const total = facet.total ?? options.length;
  const isCut = options.length < total;
  const missing = failure ? 'failed' : 'pending';
  const [words, setWords] = useState('');
  const { all, isUnfolded, unfold, search } = useUnfolding(facet, { isCut, onLoadAll });
  // A long list is drawn when the typing pauses, so that the letters never wait for it.
  const sought = useDeferredValue(words);
  const found = matching(options, sought);
  const first = isCut ? options : few(options);
  const others = total - first.length;
  const toggle = (value: string) => {
    const values = toggled(options, value);
    press(values);
    onChange(values);
  };
  return (
    <Group
      summary={<bdi {...languageOf(label)}>{label}</bdi>}
      note={selectedText(options)}
      defaultOpen={defaultOpen}
      {...rest}
    >
      <fieldset aria-label={label}>
        {total >= MANY && (
          <FacetFind
            label={label}
            words={words}
            found={found.length}
            of={total}
            missing={isCut ? missing : undefined}
            onTouch={search}
            onChange={(typed) => {
              setWords(typed);
              search();
            }}
          />
        )}
        {total === 0 && <p>{messages.nothingToChoose}</p>}
        <FacetList
          name={key}
          options={isUnfolded || sought !== '' ? found : first}
          onToggle={toggle}
        />
        {others > 0 && (
          <PlainRest
            name={key}
            options={options.filter((option) => !first.includes(option))}
            missingOf={isCut ? total : undefined}
            onToggle={toggle}
          />
        )}
        {failure && <Message tone="error">{failure}</Message>}
        {all && pending && (
          <VisuallyHidden role="status">{messages.fetchingAll(total)}</VisuallyHidden>
        )}
        {others > 0 && (isCut || sought === '') && (
          <ShowMore others={others} busy={all && pending} unfolded={isUnfolded} onClick={unfold} />
        )}
      </fieldset>
    </Group>
  );
}
