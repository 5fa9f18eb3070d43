import { vars } from '@otzar/tokens';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';

export interface EmptyStateProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** What is empty, in the shopper's words. */
  title: ReactNode;
  /** What to do next: a button or a link. */
  action?: ReactNode;
  /** A picture or icon above the title; decoration. */
  picture?: ReactNode;
}

const Root = styled.section`
  display: grid;
  justify-items: center;
  gap: ${vars.space[3]};
  max-inline-size: ${vars.size.measure};
  margin-inline: auto;
  padding-block: ${vars.space.section};
  padding-inline: ${vars.space[4]};
  color: ${vars.color.text.muted};
  text-align: center;
  text-wrap: balance;
  overflow-wrap: anywhere;
  & > svg {
    box-sizing: content-box;
    padding: ${vars.space[5]};
    border-radius: ${vars.radius.pill};
    background: ${vars.color.surface.accent};
    color: ${vars.color.text.accent};
  }
  h2 {
    color: ${vars.color.text.default};
  }
  div {
    margin-block-end: ${vars.space[3]};
  }
  h2::after {
    content: '';
    display: block;
    inline-size: ${vars.space[10]};
    margin-block: ${vars.space[3]} ${vars.space[1]};
    margin-inline: auto;
    border-block-end: ${vars.border.thick} solid ${vars.color.decoration.gold};
  }
`;

/** Says that there is nothing here yet, and what to do about it. */
export function EmptyState({ title, action, picture, children, ...rest }: EmptyStateProps) {
  return (
    <Root {...rest}>
      {picture}
      <h2>{title}</h2>
      <div>{children}</div>
      {action}
    </Root>
  );
}
