import { media, vars } from '@otzar/tokens';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';

export interface ListingColumnsProps extends ComponentPropsWithRef<'div'> {
  /** The filters; without them the products take the whole width. */
  facets?: ReactNode;
  /** Whether another list is on its way; this one stays until it is there. */
  busy?: boolean;
}

const Root = styled.div`
  .facets {
    display: none;
  }

  .results {
    display: grid;
    align-content: start;
    gap: ${vars.space[6]};
    min-inline-size: 0;
  }

  .results img {
    transition: opacity ${vars.motion.duration.quick} ${vars.motion.easing.standard};
  }

  /* Only a wait that can be felt is shown, and on the pictures alone: what is read keeps its contrast. */
  .results[aria-busy='true'] img {
    opacity: 0.5;
    transition-delay: ${vars.motion.duration.slow};
  }

  /* Without script there is no panel to open in the hand: the filters stand above the products. */
  @media (scripting: none) {
    .facets {
      display: block;
      margin-block-end: ${vars.space[6]};
    }
  }

  @media ${media.desktop} {
    &:has(> .facets) {
      display: grid;
      grid-template-columns: minmax(0, ${vars.size.sidebar}) minmax(0, 3fr);
      gap: ${vars.space[10]};
    }

    .facets {
      display: block;
    }
  }
`;

/** The column of filters beside the products; in the hand the filters are in a panel of their own. */
export function ListingColumns({ facets, busy = false, children, ...rest }: ListingColumnsProps) {
  return (
    <Root {...rest}>
      {facets && <div className="facets">{facets}</div>}
      <div className="results" aria-busy={busy || undefined}>
        {children}
      </div>
    </Root>
  );
}
