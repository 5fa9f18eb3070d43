import { media, vars } from '@otzar/tokens';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';

export interface PageColumnsProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** The page's heading. */
  title: string;
  /** Stands between the title and the columns, e.g. the progress of a checkout. */
  lead?: ReactNode;
  /** What accompanies the page, e.g. the order summary: beside it, or below it on a phone. */
  aside?: ReactNode;
}

const Page = styled.div`
  display: grid;
  gap: ${vars.space[6]};

  h1 {
    letter-spacing: -0.01em;
  }

  .columns {
    display: grid;
    gap: ${vars.space[8]};
  }

  .main {
    display: grid;
    align-content: start;
    gap: ${vars.space[6]};
    min-inline-size: 0;
  }

  @media ${media.desktop} {
    gap: ${vars.space[8]};
    padding-block-start: ${vars.space[6]};

    .columns:has(> aside) {
      grid-template-columns: minmax(0, 9fr) minmax(0, 5fr);
      gap: ${vars.space[12]};
    }

    aside {
      position: sticky;
      inset-block-start: ${vars.space[6]};
      align-self: start;
    }
  }
`;

/** A page of the bag and the checkout: a title, the work on one side, the figures on the other. */
export function PageColumns({ title, lead, aside, children, ...rest }: PageColumnsProps) {
  return (
    <Page {...rest}>
      <h1>{title}</h1>
      {lead}
      <div className="columns">
        <div className="main">{children}</div>
        {aside && <aside>{aside}</aside>}
      </div>
    </Page>
  );
}
