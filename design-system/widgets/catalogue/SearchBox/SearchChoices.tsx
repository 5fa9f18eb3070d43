import { vars } from '@otzar/tokens';
import { type ComponentPropsWithRef, useEffect } from 'react';
import styled from 'styled-components';
import * as messages from '#messages/widgets/catalogue/SearchBox';
import { Picture } from '../../../components/Picture/index.ts';
import { Icon } from '../../../foundations/icons/index.ts';
import { marked } from './marked.tsx';
import type { Choice, ChoiceGroup } from './suggestions.ts';

interface SearchChoicesProps extends Omit<ComponentPropsWithRef<'div'>, 'id'> {
  /** The list's id, which its field names; those of its choices are made from it. */
  id: string;
  groups: ChoiceGroup[];
  /** What was typed: marked where it is found. */
  typed: string;
  /** Place of the choice that the keys have reached, counted through all groups; -1 for none. */
  active: number;
  onChoose: (choice: Choice) => void;
}

const List = styled.div`
  display: grid;
  gap: ${vars.space[2]};

  .name {
    margin: 0;
    padding: ${vars.space[2]} ${vars.space[3]};
    color: ${vars.color.text.muted};
    font-size: ${vars.font.size[-1]};
  }

  .choice {
    display: grid;
    grid-template-columns: ${vars.size.iconLarge} minmax(0, 1fr);
    gap: ${vars.space[3]};
    align-items: center;
    min-block-size: ${vars.size.control};
    padding: ${vars.space[1]} ${vars.space[3]};
    border-radius: ${vars.radius.small};
    overflow-wrap: anywhere;
    cursor: pointer;
  }

  .product {
    grid-template-columns: ${vars.space[12]} minmax(0, 1fr);
  }

  .choice:hover,
  [aria-selected='true'] {
    background: ${vars.color.surface.sunken};
    outline: ${vars.border.hairline} solid ${vars.color.line.strong};
  }

  mark {
    background: none;
    color: inherit;
    font-weight: ${vars.font.weight.bold};
  }
`;

/** The id of a choice by its place, for `aria-activedescendant`. */
export const choiceId = (list: string, place: number) => `${list}-${place}`;

function ChoiceWords({ choice, typed }: { choice: Choice; typed: string }) {
  if (choice.kind === 'text') {
    return (
      <>
        <Icon name="search" />
        <span dir="auto">{marked(choice.text, typed)}</span>
      </>
    );
  }
  const { picture, title } = choice.product;
  return (
    <>
      <Picture picture={picture && { ...picture, alt: '' }} sizes="3rem" widths={[160]} />
      <span dir="auto">{marked(title, typed)}</span>
    </>
  );
}

/** The list below a search field: groups of words to search for and of products to open. */
export function SearchChoices({
  id,
  groups,
  typed,
  active,
  onChoose,
  ...rest
}: SearchChoicesProps) {
  useEffect(() => {
    if (active >= 0)
      document.getElementById(choiceId(id, active))?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  let place = -1;
  return (
    <List id={id} role="listbox" aria-label={messages.suggestions} {...rest}>
      {groups.map(({ name, choices }) => (
        // biome-ignore lint/a11y/useSemanticElements: a listbox takes groups, and no fieldset
        <div key={name} role="group" aria-label={name}>
          <p className="name" aria-hidden="true">
            {name}
          </p>
          {choices.map((choice) => {
            place += 1;
            return (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field hears the keys for all choices
              // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the choice reached
              <div
                key={choice.kind === 'text' ? choice.text : choice.product.path}
                id={choiceId(id, place)}
                role="option"
                className={choice.kind === 'text' ? 'choice' : 'choice product'}
                aria-selected={place === active}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => onChoose(choice)}
              >
                <ChoiceWords choice={choice} typed={typed} />
              </div>
            );
          })}
        </div>
      ))}
    </List>
  );
}
