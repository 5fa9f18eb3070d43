import { vars } from '@otzar/tokens';
import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(${vars.size.drawer}, 100%), 1fr));
  gap: ${vars.space[4]};
`;

/** What the account keeps of one kind, side by side where there is room. */
export function SavedItemCards(props: ComponentPropsWithRef<'div'>) {
  return <Cards {...props} />;
}
