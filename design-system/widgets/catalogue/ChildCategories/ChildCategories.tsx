import { media, vars } from '@otzar/tokens';
import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { Link } from '../../../foundations/link/index.ts';

export interface ChildCategoriesProps extends ComponentPropsWithRef<'nav'> {
  /** In order; `count` says how many products each holds. With none it renders nothing. */
  items: { name: string; path: string; count: string | number }[];
}

const Chips = styled.nav`
  ul {
    display: flex;
    gap: ${vars.space[2]};
    margin: 0;
    padding: 0;
    list-style: none;
  }

  @media not ${media.desktop} {
    overflow-x: auto;
    margin-inline: calc(-1 * ${vars.space.gutter});

    ul {
      inline-size: max-content;
      padding: ${vars.border.focus} ${vars.space.gutter};
    }
  }

  @media ${media.desktop} {
    ul {
      flex-wrap: wrap;
    }
  }

  a {
    display: inline-flex;
    align-items: center;
    gap: ${vars.space[2]};
    max-inline-size: ${vars.size.form};
    min-block-size: ${vars.size.control};
    padding-inline: ${vars.space[4]};
    border: ${vars.border.hairline} solid ${vars.color.line.default};
    border-radius: ${vars.radius.pill};
    background: ${vars.color.surface.raised};
    color: ${vars.color.text.default};
    text-decoration: none;
    transition: border-color ${vars.motion.duration.quick};
  }

  span {
    color: ${vars.color.text.muted};
    font-size: ${vars.font.size[-1]};
    font-variant-numeric: tabular-nums;
  }

  bdi {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  a:hover {
    border-color: ${vars.color.accent.default};
    color: ${vars.color.text.accent};
  }
`;

/** The categories one level below a listing. */
export function ChildCategories({ items, ...rest }: ChildCategoriesProps) {
  if (items.length === 0) return null;
  return (
    <Chips aria-label="Categories" {...rest}>
      <ul>
        {items.map(({ name, path, count }) => (
          <li key={path}>
            <Link href={path}>
              <bdi>{name}</bdi> <span>{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Chips>
  );
}
