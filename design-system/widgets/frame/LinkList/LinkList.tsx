import { vars } from '@otzar/tokens';
import { type ComponentPropsWithRef, useId } from 'react';
import styled from 'styled-components';
import { ChipLink } from './ChipLink.tsx';

export interface LinkListProps extends Omit<ComponentPropsWithRef<'nav'>, 'title'> {
  /** What the links have in common. */
  title: string;
  /** In order; with none it renders nothing. */
  links: { name: string; path: string }[];
}

const List = styled.nav`
  h2 {
    margin-block: 0 ${vars.space[3]};
    font-size: ${vars.font.size[2]};
  }

  ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${vars.space[2]};
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

/** A few ways on, under a heading of their own. */
export function LinkList({ title, links, ...rest }: LinkListProps) {
  const id = useId();
  if (links.length === 0) return null;
  return (
    <List aria-labelledby={id} {...rest}>
      <h2 id={id}>{title}</h2>
      <ul>
        {links.map(({ name, path }) => (
          <li key={path}>
            <ChipLink name={name} path={path} />
          </li>
        ))}
      </ul>
    </List>
  );
}
