import { Dialog } from '@base-ui/react/dialog';
import { vars } from '@otzar/tokens';
import { type ComponentPropsWithRef, type RefObject, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import * as messages from '#messages/widgets/catalogue/SearchOverlay';
import { Button } from '../../../components/Button/index.ts';
import { IconButton } from '../../../components/IconButton/index.ts';
import { VisuallyHidden } from '../../../foundations/visually-hidden/index.ts';
import { HebrewKeyboard } from '../HebrewKeyboard/index.ts';
import type { SearchProps } from '../SearchBox/index.ts';
import { choiceId, SearchChoices } from '../SearchBox/SearchChoices.tsx';
import { type Choice, groupsOf, statusText } from '../SearchBox/suggestions.ts';
import { useChoices } from '../SearchBox/useChoices.ts';
import { ProductSuggestions } from './ProductSuggestions.tsx';

export interface SearchOverlayProps
  extends SearchProps,
    Omit<ComponentPropsWithRef<'div'>, keyof SearchProps> {
  /** Whether it lies over the page. */
  open: boolean;
  /** Told that it closes: with Escape, the close button, or since a search was run. */
  onClose: () => void;
}

const Sheet = styled(Dialog.Popup)`
  position: fixed;
  inset: 0;
  z-index: ${vars.zIndex.overlay};
  display: flex;
  flex-direction: column;
  gap: ${vars.space[4]};
  padding: ${vars.space[3]} ${vars.space.gutter} ${vars.space[6]};
  overflow-y: auto;
  overscroll-behavior: contain;
  background: ${vars.color.surface.page};
  color: ${vars.color.text.default};

  .bar {
    display: flex;
    align-items: center;
    gap: ${vars.space[1]};
  }

  input {
    appearance: none;
    flex: 1;
    min-inline-size: 0;
    block-size: ${vars.size.control};
    padding-inline: ${vars.space[4]};
    border: ${vars.border.hairline} solid ${vars.color.line.strong};
    border-radius: ${vars.radius.pill};
    background: ${vars.color.surface.raised};
    font: inherit;
  }

  [aria-pressed='true'] {
    background: ${vars.color.accent.default};
    color: ${vars.color.accent.textOn};
  }

  [role='status'] {
    margin: 0;
    color: ${vars.color.text.muted};
  }
`;

/**
 * The search of a phone, over the whole screen (specification, section 2, *Search*): a field with a
 * Hebrew keyboard on request, products in a row, and words to search for.
 */
export function SearchOverlay({ open, onClose, ...rest }: SearchOverlayProps) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <Dialog.Root open={open} onOpenChange={(next) => next || onClose()}>
      <Dialog.Portal>
        <SearchSheet field={field} onClose={onClose} {...rest} />
      </Dialog.Portal>
    </Dialog.Root>
  );
}

interface SearchSheetProps extends Omit<SearchOverlayProps, 'open'> {
  field: RefObject<HTMLInputElement | null>;
}

function SearchSheet({
  field,
  onClose,
  value,
  onValueChange,
  suggestions,
  recent = [],
  onClearRecent,
  onSearch,
  onOpenProduct,
  ...rest
}: SearchSheetProps) {
  const list = useId();
  const [keyboard, setKeyboard] = useState(false);
  const groups = groupsOf(value, { ...suggestions, products: [] }, recent);
  const choices = groups.flatMap((group) => group.choices);
  const { products } = suggestions;

  function run(term: string): void {
    if (term.trim() === '') return;
    onSearch(term.trim());
    onClose();
  }
  const { active, hear, take, show } = useChoices(choices, {
    onSearch: () => run(value),
    onClear: onClose,
    onChoose: (choice: Choice) => choice.kind === 'text' && run(choice.text),
  });
  const status = statusText(value, suggestions, choices.length + products.length);

  return (
    <Sheet initialFocus={field} {...rest}>
      <VisuallyHidden as={Dialog.Title}>{messages.search}</VisuallyHidden>
      <div className="bar">
        <input
          ref={field}
          type="text"
          role="combobox"
          aria-label={messages.searchTheShop}
          aria-expanded={choices.length > 0}
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={active >= 0 ? choiceId(list, active) : undefined}
          placeholder={messages.placeholder}
          autoComplete="off"
          enterKeyHint="search"
          inputMode={keyboard ? 'none' : 'search'}
          dir="auto"
          value={value}
          onChange={(event) => {
            onValueChange(event.target.value);
            show();
          }}
          onKeyDown={hear}
        />
        <IconButton
          label={messages.hebrewKeyboard}
          icon="keyboard"
          aria-pressed={keyboard}
          onClick={() => {
            setKeyboard(!keyboard);
            field.current?.focus();
          }}
        />
        <Dialog.Close render={<IconButton label={messages.close} icon="close" />} />
      </div>
      {keyboard && (
        <HebrewKeyboard
          field={field}
          meant={suggestions.status === 'ready' ? suggestions.meant : undefined}
          onEnter={() => run(value)}
        />
      )}
      <p role="status">{status}</p>
      {value.trim() !== '' && products.length > 0 && (
        <ProductSuggestions
          products={products}
          typed={value}
          onOpen={(path) => {
            onOpenProduct(path);
            onClose();
          }}
        />
      )}
      <SearchChoices id={list} groups={groups} typed={value} active={active} onChoose={take} />
      {onClearRecent && value.trim() === '' && recent.length > 0 && (
        <Button intent="quiet" onClick={onClearRecent}>
          {messages.clearRecent}
        </Button>
      )}
    </Sheet>
  );
}
