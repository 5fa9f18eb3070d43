import { vars } from '@otzar/tokens';
import { type ComponentPropsWithRef, useId } from 'react';
import styled from 'styled-components';
import { Link } from '../../../foundations/link/index.ts';

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

  a {
    display: inline-flex;
    align-items: center;
    max-inline-size: ${vars.size.form};
    min-block-size: ${vars.size.control};
    padding-inline: ${vars.space[4]};
    border: ${vars.border.hairline} solid ${vars.color.line.default};
    border-radius: ${vars.radius.pill};
    background: ${vars.color.surface.raised};
    color: ${vars.color.text.default};
    text-decoration: none;
    overflow-wrap: anywhere;
    transition: border-color ${vars.motion.duration.quick};
  }

  a:hover {
    border-color: ${vars.color.accent.default};
    color: ${vars.color.text.accent};
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
            <Link href={path}>
              <bdi>{name}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </List>
  );
}
