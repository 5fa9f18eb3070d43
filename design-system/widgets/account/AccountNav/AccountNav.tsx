import { media, vars } from '@otzar/tokens';
import { type ComponentPropsWithRef, useEffect, useRef } from 'react';
import styled from 'styled-components';
import * as messages from '#messages/widgets/account/AccountNav';
import { Link } from '../../../foundations/link/index.ts';
import { replay } from '../../../foundations/replay/index.ts';

export interface AccountNavProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** In order; `note` is a few characters after the name, such as how many there are. */
  sections: readonly { name: string; href: string; note?: string }[];
  /** The address of the section that is open. */
  current: string;
  /** Told that the shopper signs out. */
  onSignOut: () => void;
}

const Root = styled.nav`
  ul {
    display: flex;
    overflow-x: auto;
    gap: ${vars.space[1]};
    margin: 0;
    padding: ${vars.space[1]};
    border-block-end: ${vars.border.hairline} solid ${vars.color.line.default};
    list-style: none;
    scrollbar-width: none;
  }

  .link,
  button {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${vars.space[3]};
    inline-size: 100%;
    min-block-size: ${vars.size.control};
    padding: ${vars.space[2]} ${vars.space[3]};
    border: 0;
    border-block-end: ${vars.border.focus} solid transparent;
    background: none;
    color: ${vars.color.text.muted};
    text-align: start;
    text-decoration: none;
    white-space: nowrap;
    cursor: pointer;
    outline-offset: calc(-1 * ${vars.border.focus});
  }

  :is(.link, button):hover {
    color: ${vars.color.text.accent};
  }

  [aria-current] {
    border-color: ${vars.color.accent.default};
    color: ${vars.color.text.default};
    font-weight: ${vars.font.weight.medium};
  }

  small {
    color: ${vars.color.text.muted};
    font-size: ${vars.font.size[-1]};
    font-variant-numeric: tabular-nums;
  }

  @media ${media.desktop} {
    inline-size: 100%;
    max-inline-size: ${vars.size.sidebar};

    ul {
      display: grid;
      overflow: visible;
      padding: 0;
      border-block-end: 0;
    }

    .link,
    button {
      border-block-end: 0;
      border-inline-start: ${vars.border.focus} solid transparent;
      border-start-end-radius: ${vars.radius.small};
      border-end-end-radius: ${vars.radius.small};
      padding-inline: ${vars.space[4]};
      white-space: normal;
    }

    [aria-current] {
      border-color: ${vars.color.accent.default};
      background: ${vars.color.surface.raised};
    }

    li:last-child {
      margin-block-start: ${vars.space[3]};
      padding-block-start: ${vars.space[3]};
      border-block-start: ${vars.border.hairline} solid ${vars.color.line.default};
    }
  }

  @media (forced-colors: active) {
    :is(.link, button):not([aria-current]) {
      border-color: Canvas;
    }
  }
`;

/** The sections of the account: beside the page on a desktop, a row to swipe on a phone. */
export function AccountNav({ sections, current, onSignOut, ...rest }: AccountNavProps) {
  const list = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the row moves when another section is opened
  useEffect(() => {
    const row = list.current;
    const open = row?.querySelector('[aria-current]');
    if (!row || !open) return;
    // Again whenever a name takes another width, as when its face has come.
    const seen = new ResizeObserver(() => {
      const [all, one] = [row.getBoundingClientRect(), open.getBoundingClientRect()];
      row.scrollLeft += Math.round(one.left + one.width / 2 - (all.left + all.width / 2));
    });
    for (const item of row.children) seen.observe(item);
    return () => seen.disconnect();
  }, [current]);
  return (
    <Root aria-label={messages.account} {...rest}>
      <ul ref={list}>
        {sections.map(({ name, href, note }) => (
          <li key={href}>
            <Link className="link" href={href} aria-current={href === current ? 'page' : undefined}>
              {name} {note && <small>{note}</small>}
            </Link>
          </li>
        ))}
        <li>
          <button ref={replay} type="button" onClick={onSignOut}>
            {messages.signOut}
          </button>
        </li>
      </ul>
    </Root>
  );
}
