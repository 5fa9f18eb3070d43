import { media, vars } from '@otzar/tokens';
import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import * as messages from '#messages/widgets/catalogue/ChildCategories';
import { ChipLink } from '../../frame/LinkList/ChipLink.tsx';

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
`;

/** The categories one level below a listing. */
export function ChildCategories({ items, ...rest }: ChildCategoriesProps) {
  if (items.length === 0) return null;
  return (
    <Chips aria-label={messages.categories} {...rest}>
      <ul>
        {items.map(({ name, path, count }) => (
          <li key={path}>
            <ChipLink name={name} path={path} count={count} />
          </li>
        ))}
      </ul>
    </Chips>
  );
}
