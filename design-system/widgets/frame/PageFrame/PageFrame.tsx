import { media, vars } from '@otzar/tokens';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';

export type PageFrameProps = ComponentPropsWithRef<'main'>;

const Main = styled.main`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${vars.space[6]};
  min-block-size: 70vh;
  max-inline-size: ${vars.size.page};
  margin-inline: auto;
  padding: ${vars.space[4]} ${vars.space.gutter} ${vars.space.section};
  outline-offset: calc(-1 * ${vars.border.focus});

  @media ${media.desktop} {
    gap: ${vars.space[8]};
    padding-block-start: ${vars.space[6]};
  }
`;

/** What is between the header and the footer: one column at the page's width, with its gutters. */
export function PageFrame(props: PageFrameProps) {
  return <Main {...props} />;
}
