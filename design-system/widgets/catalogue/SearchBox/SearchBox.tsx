import { vars } from '@otzar/tokens';
import { type ComponentPropsWithRef, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import * as messages from '#messages/widgets/catalogue/SearchBox';
import { Button } from '../../../components/Button/index.ts';
import { Icon } from '../../../foundations/icons/index.ts';
import { HebrewKeyboard } from '../HebrewKeyboard/index.ts';
import { choiceId, SearchChoices } from './SearchChoices.tsx';
import { type Choice, groupsOf, type Suggestions, statusText } from './suggestions.ts';
import { useChoices } from './useChoices.ts';

/** What the search box and the search overlay have in common. */
export interface SearchProps {
  /** What is typed. */
  value: string;
  /** Told each change of what is typed. */
  onValueChange: (value: string) => void;
  /** What is offered for it. */
  suggestions: Suggestions;
  /** Earlier searches, newest first; offered until something is typed. */
  recent?: string[];
  /** Told to forget earlier searches; without it they cannot be cleared. */
  onClearRecent?: () => void;
  /** Told the term to search for, trimmed and never empty (specification, section 5). */
  onSearch: (term: string) => void;
  /** Told the product to open. */
  onOpenProduct: (path: string) => void;
}

export interface SearchBoxProps
  extends SearchProps,
    Omit<ComponentPropsWithRef<'search'>, keyof SearchProps> {
  /** Whether its list is open from the start: it takes the place of a field that was touched. */
  initiallyOpen?: boolean;
}

const Box = styled.search`
  position: relative;
  display: block;
  max-inline-size: ${vars.size.form};

  .field {
    display: flex;
    border: ${vars.border.hairline} solid ${vars.color.line.strong};
    border-radius: ${vars.radius.pill};
    background: ${vars.color.surface.raised};
  }

  .field > * {
    margin-block: calc(-1 * ${vars.border.hairline});
  }

  /* The ring goes round all that looks like the field. */
  .field:has(input:focus-visible) {
    outline: ${vars.border.focus} solid ${vars.color.focus};
    outline-offset: ${vars.border.thick};
  }

  input:focus-visible {
    outline: none;
  }

  input {
    appearance: none;
    flex: 1;
    min-inline-size: 0;
    block-size: ${vars.size.control};
    padding-inline: ${vars.space[4]} 0;
    border: 0;
    border-radius: ${vars.radius.pill};
    background: none;
    font: inherit;
  }

  input::placeholder {
    color: ${vars.color.text.muted};
    opacity: 1;
  }

  .keys,
  .go {
    display: grid;
    place-items: center;
    block-size: ${vars.size.control};
    inline-size: ${vars.size.control};
    border: 0;
    border-radius: ${vars.radius.pill};
    background: none;
    color: inherit;
    cursor: pointer;
  }

  .popup {
    position: absolute;
    inset-inline: 0;
    z-index: ${vars.zIndex.overlay};
    margin-block-start: ${vars.space[1]};
    padding: ${vars.space[2]};
    border: ${vars.border.hairline} solid ${vars.color.line.default};
    border-radius: ${vars.radius.medium};
    background: ${vars.color.surface.raised};
    box-shadow: ${vars.shadow.float};
  }

  [role='listbox'] {
    max-block-size: 60vh;
    overflow-y: auto;
  }

  /* Below the keys there is room for less. */
  [data-keys] [role='listbox'] {
    max-block-size: 30vh;
  }

  .keys[aria-pressed='true'] {
    color: ${vars.color.accent.default};
  }

  [role='status'] {
    margin: 0;
    padding: ${vars.space[2]} ${vars.space[3]};
    color: ${vars.color.text.muted};
    font-size: ${vars.font.size[-1]};
  }
`;

/**
 * The header's search on a wide screen: a combobox after the APG, with words to search for, products to open, and a
 * Hebrew keyboard on request (specification, section 2, *Search*).
 */
export function SearchBox({
  value,
  onValueChange,
  suggestions,
  recent = [],
  onClearRecent,
  onSearch,
  onOpenProduct,
  initiallyOpen = false,
  ...rest
}: SearchBoxProps) {
  const list = useId();
  const [keyboard, setKeyboard] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const groups = groupsOf(value, suggestions, recent);
  const choices = groups.flatMap((group) => group.choices);
  const run = (term: string) => {
    setKeyboard(false);
    if (term !== '') onSearch(term);
  };
  const search = () => run(value.trim());
  const { open, active, hear, take, close, show } = useChoices(choices, {
    initiallyOpen,
    onSearch: search,
    onClear: () => onValueChange(''),
    onChoose: (choice: Choice) => {
      if (choice.kind === 'product') onOpenProduct(choice.product.path);
      else {
        onValueChange(choice.text);
        run(choice.text);
      }
    },
  });
  const status = statusText(value, suggestions, choices.length);
  const shown = open && (choices.length > 0 || status !== '');
  return (
    <Box
      {...rest}
      onBlur={(event) => {
        if (event.currentTarget.contains(event.relatedTarget)) return;
        close();
        setKeyboard(false);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !keyboard || event.defaultPrevented) return;
        setKeyboard(false);
        field.current?.focus();
      }}
    >
      <div className="field">
        <input
          ref={field}
          type="text"
          role="combobox"
          name="q"
          aria-label={messages.searchTheShop}
          aria-expanded={shown}
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={active >= 0 ? choiceId(list, active) : undefined}
          placeholder={messages.placeholder}
          autoComplete="off"
          inputMode={keyboard ? 'none' : 'search'}
          dir="auto"
          value={value}
          onChange={(event) => {
            onValueChange(event.target.value);
            show();
          }}
          onClick={show}
          onKeyDown={(event) => {
            // The keys go before what was typed does.
            if (event.key !== 'Escape' || open || !keyboard) hear(event);
          }}
        />
        <button
          type="button"
          className="keys"
          aria-label={messages.hebrewKeyboard}
          aria-pressed={keyboard}
          onClick={() => {
            setKeyboard(!keyboard);
            field.current?.focus();
          }}
        >
          <Icon name="keyboard" />
        </button>
        <button type="button" className="go" aria-label={messages.search} onClick={search}>
          <Icon name="search" />
        </button>
      </div>
      <div
        className={shown || keyboard ? 'popup' : undefined}
        data-keys={keyboard || undefined}
        hidden={!shown && !keyboard}
      >
        {keyboard && (
          <HebrewKeyboard
            field={field}
            meant={suggestions.status === 'ready' ? suggestions.meant : undefined}
            onEnter={search}
          />
        )}
        <SearchChoices id={list} groups={groups} typed={value} active={active} onChoose={take} />
        {onClearRecent && value.trim() === '' && recent.length > 0 && (
          <Button
            intent="quiet"
            onClick={() => {
              onClearRecent();
              field.current?.focus();
            }}
          >
            {messages.clearRecent}
          </Button>
        )}
        <p role="status">{shown ? status : ''}</p>
      </div>
    </Box>
  );
}
