import { media, vars } from '@otzar/tokens';
import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';

/** Its children are `li`, a card in each. */
export interface ProductGridProps extends ComponentPropsWithRef<'ul'> {}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${vars.space[8]} ${vars.space[4]};
  margin: 0;
  padding: 0;
  /* With none at all Safari would not tell it as a list. */
  list-style: '';

  > * {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }

  /* The first two rows are on most screens at once. What has the focus may draw its ring around itself. */
  > :nth-child(n + 5):not(:focus-within) {
    contain-intrinsic-block-size: auto calc(2 * ${vars.size.card});
    content-visibility: var(--offscreen, auto);
  }

  @media ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  @media ${media.wide} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: ${vars.space[12]} ${vars.space[8]};
  }
`;

/** Product cards in columns: two in the hand, four on the desk. */
export function ProductGrid(props: ProductGridProps) {
  return <Grid {...props} />;
}
