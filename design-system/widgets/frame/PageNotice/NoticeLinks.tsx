import { vars } from '@otzar/tokens';
import styled from 'styled-components';
import { Link } from '../../../foundations/link/index.ts';

interface NoticeLinksProps {
  links: readonly { name: string; path: string }[];
  /** `auto` where the names may be in either language. */
  dir?: 'auto';
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${vars.space[2]} ${vars.space[6]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Way = styled(Link)`
  display: block;
  padding-block: ${vars.space[3]};
`;

/** Pages that a notice offers in the place of its own. */
export function NoticeLinks({ links, dir }: NoticeLinksProps) {
  return (
    <List>
      {links.map(({ name, path }) => (
        <li key={path}>
          <Way href={path} dir={dir}>
            {name}
          </Way>
        </li>
      ))}
    </List>
  );
}
