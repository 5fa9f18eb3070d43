import { media, vars } from '@otzar/tokens';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';

export interface PageColumnsProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** The page's heading. */
  title: string;
  /** Stands between the title and the columns, e.g. the progress of a checkout. */
  lead?: ReactNode;
  /** Whether on paper its content stands alone, without title and lead: a form that says itself what it is. */
  printsAlone?: boolean;
  /** What accompanies the page, e.g. the order summary: beside it, or below it on a phone. */
  aside?: ReactNode;
}

const Page = styled.div`
  display: grid;
  gap: ${vars.space[6]};

  /* Without breadcrumbs above it the title would stand on the header's edge. */
  &:first-child {
    padding-block-start: ${vars.space[4]};
  }

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

  @media print {
    &[data-alone] > :not(.columns) {
      display: none;
    }
  }

  @media ${media.desktop} {
    gap: ${vars.space[8]};

    &,
    &:first-child {
      padding-block-start: ${vars.space[6]};
    }

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
export function PageColumns({
  title,
  lead,
  printsAlone = false,
  aside,
  children,
  ...rest
}: PageColumnsProps) {
  return (
    <Page data-alone={printsAlone || undefined} {...rest}>
      <h1>{title}</h1>
      {lead}
      <div className="columns">
        <div className="main">{children}</div>
        {aside && <aside>{aside}</aside>}
      </div>
    </Page>
  );
}
