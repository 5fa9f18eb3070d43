import { media, vars } from '@otzar/tokens';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';

export interface AccountColumnsProps extends ComponentPropsWithRef<'div'> {
  /** The sections of the account, as `AccountNav`. */
  nav: ReactNode;
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[6]};

  .page {
    min-inline-size: 0;
  }

  @media ${media.desktop} {
    grid-template-columns: ${vars.size.card} minmax(0, 1fr);
    gap: ${vars.space[12]};
    padding-block-start: ${vars.space[6]};

    .nav {
      position: sticky;
      inset-block-start: ${vars.space[16]};
      align-self: start;
    }
  }
`;

/** Any page of the account, and the way to the others: beside it on the desk, above it in the hand. */
export function AccountColumns({ nav, children, ...rest }: AccountColumnsProps) {
  return (
    <Columns {...rest}>
      <div className="nav">{nav}</div>
      <div className="page">{children}</div>
    </Columns>
  );
}
