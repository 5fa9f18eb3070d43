import { vars } from '@otzar/tokens';
import type { ComponentPropsWithRef } from 'react';
import styled, { css, type RuleSet } from 'styled-components';
import { variants } from '../../foundations/variants/index.ts';

type StackGap = 'parts' | 'things' | 'sections';

export interface StackProps extends ComponentPropsWithRef<'div'> {
  /** How far its children stand apart: parts of one thing, things of one screen, or sections of a page. */
  apart?: StackGap;
}

const gaps: Record<StackGap, RuleSet> = {
  parts: css`
    gap: ${vars.space[3]};
  `,
  things: css`
    gap: ${vars.space[6]};
  `,
  sections: css`
    gap: ${vars.space.section};
  `,
};

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${variants('data-apart', gaps)}
`;

/** One thing below the other, evenly apart. */
export function Stack({ apart = 'things', ...rest }: StackProps) {
  return <Column data-apart={apart} {...rest} />;
}
