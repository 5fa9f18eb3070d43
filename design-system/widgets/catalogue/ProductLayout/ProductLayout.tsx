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

  /* No taller than what is left of the window below the header, with its other pictures: they could not be reached. */
  @media ${media.desktop} {
    --room: calc(
      100svh - ${vars.size.header} - ${vars.space[10]} - ${vars.size.thumbnail} - ${vars.space[8]} -
        var(--covered-below)
    );
    grid-template-columns:
      minmax(0, clamp(${vars.size.sidebar}, calc(var(--room) * 6 / 7), 52%))
      minmax(0, 1fr);
    gap: ${vars.space[10]};
  }

  /* Where even the least of it is taller, it goes with the page. */
  @media ${media.desktop} and (min-height: 36em) {
    > .gallery {
      position: sticky;
      inset-block-start: calc(${vars.size.header} + ${vars.space[10]});
      align-self: start;
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
