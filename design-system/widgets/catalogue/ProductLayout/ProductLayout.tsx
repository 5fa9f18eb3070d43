import { media, vars } from '@otzar/tokens';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';

export interface ProductLayoutProps extends ComponentPropsWithRef<'div'> {
  /** Stays in view on a wide screen while the words beside it are read. */
  gallery: ReactNode;
}

const Columns = styled.div`
  display: grid;
  gap: ${vars.space[6]};

  > .words {
    display: grid;
    align-content: start;
    gap: ${vars.space[6]};
    min-inline-size: 0;
  }

  @media ${media.desktop} {
    grid-template-columns: 11fr 10fr;
    gap: ${vars.space[10]};

    > .gallery {
      position: sticky;
      inset-block-start: calc(${vars.size.header} + ${vars.space[10]});
      align-self: start;
    }
  }

  /* Where it does not fit below the header, its foot with the other pictures stays in view, not its head. */
  @media ${media.desktop} and (min-aspect-ratio: 4 / 3) and (max-height: 60em) {
    > .gallery {
      inset-block: auto calc(var(--covered-below) + ${vars.space[4]});
      align-self: end;
    }
  }

  @media ${media.wide} {
    gap: ${vars.space[16]};
  }
`;

/** A product's page: its pictures on one side, its words and the way to buy it on the other. */
export function ProductLayout({ gallery, children, ...rest }: ProductLayoutProps) {
  return (
    <Columns {...rest}>
      <div className="gallery">{gallery}</div>
      <div className="words">{children}</div>
    </Columns>
  );
}
