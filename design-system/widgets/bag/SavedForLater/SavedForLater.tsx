import { vars } from '@otzar/tokens';
import { Children, type ComponentPropsWithRef, useId } from 'react';
import styled from 'styled-components';

export interface SavedForLaterProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** Its heading. */
  title: string;
  /** Said where nothing is put aside. */
  emptyText: string;
}

const Saved = styled.section`
  h2 {
    padding-block-end: ${vars.space[3]};
    border-block-end: ${vars.border.hairline} solid ${vars.color.line.strong};
  }

  > p {
    margin-block: ${vars.space[4]};
    color: ${vars.color.text.muted};
  }
`;

/** Bag lines put aside. */
export function SavedForLater({ title, emptyText, children, ...rest }: SavedForLaterProps) {
  const id = useId();
  return (
    <Saved aria-labelledby={id} {...rest}>
      <h2 id={id}>{title}</h2>
      {Children.count(children) > 0 ? children : <p>{emptyText}</p>}
    </Saved>
  );
}
