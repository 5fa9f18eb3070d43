import { media, vars } from '@otzar/tokens';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from '../../../foundations/icons/index.ts';
import { Link } from '../../../foundations/link/index.ts';

export interface AccountPageProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** The page's heading. */
  title: ReactNode;
  /** A sentence below it. */
  lead?: ReactNode;
  /** The page that this one belongs to. */
  back?: { name: string; href: string };
  /** What can be done on the page as a whole, at the end of the heading's line. */
  actions?: ReactNode;
}

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[6]};

  header {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    justify-content: space-between;
    gap: ${vars.space[3]} ${vars.space[6]};
  }

  header > div:first-child {
    flex: 1 1 ${vars.size.card};
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  h1 {
    letter-spacing: -0.01em;
  }

  .lead {
    max-inline-size: ${vars.size.measure};
    margin: ${vars.space[2]} 0 0;
    color: ${vars.color.text.muted};
  }

  .back {
    display: inline-flex;
    align-items: center;
    gap: ${vars.space[1]};
    min-block-size: ${vars.size.control};
    color: ${vars.color.text.muted};
    font-size: ${vars.font.size[-1]};
    text-decoration: none;
  }

  .back:hover {
    color: ${vars.color.text.accent};
    text-decoration: underline;
  }

  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: ${vars.space[2]};
  }

  @media ${media.desktop} {
    gap: ${vars.space[8]};
  }
`;

/** One page of the account: what it is, what can be done on it, and what is kept there. */
export function AccountPage({ title, lead, back, actions, children, ...rest }: AccountPageProps) {
  return (
    <Page {...rest}>
      <header>
        <div>
          {back && (
            <Link className="back" href={back.href}>
              <Icon name="chevron-start" size="small" />
              {back.name}
            </Link>
          )}
          <h1>{title}</h1>
          {lead && <p className="lead">{lead}</p>}
        </div>
        {actions && <div className="actions">{actions}</div>}
      </header>
      {children}
    </Page>
  );
}
