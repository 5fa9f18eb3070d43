import { vars } from '@otzar/tokens';
import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${vars.size.thumbnailLarge}), 1fr));
  align-items: start;
  gap: ${vars.space[4]};
`;

/** Short fields side by side where there is room for them, as of a card's expiry and security code. */
export function FieldPair(props: ComponentPropsWithRef<'div'>) {
  return <Pair {...props} />;
}
