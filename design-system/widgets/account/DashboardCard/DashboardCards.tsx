import { vars } from '@otzar/tokens';
import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(${vars.size.sidebar}, 100%), 1fr));
  gap: ${vars.space[4]};
`;

/** The parts of the account side by side, as many as there is room for. */
export function DashboardCards(props: ComponentPropsWithRef<'div'>) {
  return <Cards {...props} />;
}
