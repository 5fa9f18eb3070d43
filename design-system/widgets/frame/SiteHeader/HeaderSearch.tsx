import { vars } from '@otzar/tokens';
import type { FormEvent } from 'react';
import styled from 'styled-components';
import * as messages from '#messages/widgets/frame/SiteHeader';
import { Icon } from '../../../foundations/icons/index.ts';
import { replay } from '../../../foundations/replay/index.ts';

interface HeaderSearchProps {
  /** Where the form goes, with the term as `q`. */
  action: string;
  /** The term of the page that is shown. */
  query: string;
  /** Told the term, trimmed and never empty. */
  onSearch?: (term: string) => void;
}

const Form = styled.form`
  position: relative;
  display: flex;

  input {
    appearance: none;
    inline-size: 100%;
    block-size: ${vars.size.control};
    padding-inline: ${vars.space[4]} ${vars.space[12]};
    border: ${vars.border.hairline} solid ${vars.color.line.strong};
    border-radius: ${vars.radius.pill};
    background: ${vars.color.surface.raised};
    /* As dir="auto", but the room for the button stays on the button's side. */
    unicode-bidi: plaintext;
  }

  input::placeholder {
    color: ${vars.color.text.muted};
    opacity: 1;
  }

  input:hover {
    border-color: ${vars.color.text.default};
  }

  button {
    position: absolute;
    inset-inline-end: ${vars.space[1]};
    display: grid;
    place-items: center;
    block-size: ${vars.size.control};
    inline-size: ${vars.size.control};
    padding: 0;
    border: 0;
    border-radius: ${vars.radius.pill};
    background: none;
    cursor: pointer;
  }

  button:hover {
    color: ${vars.color.text.accent};
  }
`;

/** The header's search: a plain GET form, taken over by `onSearch` once the page has woken up. */
export function HeaderSearch({ action, query, onSearch }: HeaderSearchProps) {
  const search = (event: FormEvent<HTMLFormElement>) => {
    const term = String(new FormData(event.currentTarget).get('q')).trim();
    if (term === '' || onSearch) event.preventDefault();
    if (term !== '') onSearch?.(term);
  };

  return (
    <Form className="search" role="search" action={action} onSubmit={search}>
      <input
        ref={replay}
        key={query}
        type="search"
        name="q"
        defaultValue={query}
        aria-label={messages.searchTheShop}
        placeholder={messages.searchPlaceholder}
        autoComplete="off"
      />
      <button type="submit" aria-label={messages.search}>
        <Icon name="search" />
      </button>
    </Form>
  );
}
