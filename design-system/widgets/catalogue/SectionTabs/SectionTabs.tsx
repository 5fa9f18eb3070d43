import { vars } from '@otzar/tokens';
import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { Link } from '../../../foundations/link/index.ts';

export interface SectionTabsProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** What the pages have in common; names the navigation. */
  label: string;
  /** In order. */
  sections: readonly { name: string; path: string }[];
  /** The address of the one that is open. */
  current: string;
}

const Root = styled.nav`
  min-inline-size: 0;
  border-block-end: ${vars.border.hairline} solid ${vars.color.line.default};

  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${vars.space[2]};
    margin: 0;
    padding: 0;
    list-style: none;
  }

  .link {
    display: inline-flex;
    align-items: center;
    min-block-size: ${vars.size.control};
    padding-inline: ${vars.space[3]};
    border-block-end: ${vars.border.focus} solid transparent;
    color: ${vars.color.text.muted};
    text-decoration: none;
    overflow-wrap: anywhere;
  }

  .link:hover {
    color: ${vars.color.text.accent};
  }

  [aria-current] {
    border-color: ${vars.color.accent.default};
    color: ${vars.color.text.default};
    font-weight: ${vars.font.weight.medium};
  }

  @media (forced-colors: active) {
    .link:not([aria-current]) {
      border-color: Canvas;
    }
  }
`;

/** A few pages of one matter, each with an address of its own. */
export function SectionTabs({ label, sections, current, ...rest }: SectionTabsProps) {
  return (
    <Root aria-label={label} {...rest}>
      <ul>
        {sections.map(({ name, path }) => (
          <li key={path}>
            <Link className="link" href={path} aria-current={path === current ? 'page' : undefined}>
              <bdi>{name}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </Root>
  );
}
