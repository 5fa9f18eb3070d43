import { vars } from '@otzar/tokens';
import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';

export interface StackProps extends ComponentPropsWithRef<'div'> {
  /** How far its children stand apart: parts of one thing, things of one screen, or sections of a page. */
  apart?: 'parts' | 'things' | 'sections';
}

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[6]};

  &[data-apart='parts'] {
    gap: ${vars.space[3]};
  }

  &[data-apart='sections'] {
    gap: ${vars.space.section};
  }
`;

/** One thing below the other, evenly apart. */
export function Stack({ apart = 'things', ...rest }: StackProps) {
  return <Column data-apart={apart} {...rest} />;
}
