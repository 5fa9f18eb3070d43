import { vars } from '@otzar/tokens';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import styled from 'styled-components';

export interface AccountPartProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** What it is about: `Delete my account`, `3 going on`. */
  title: ReactNode;
  /** A sentence on what it does. */
  text?: ReactNode;
}

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[4]};
  overflow-wrap: anywhere;

  h2 {
    font-size: ${vars.font.size[2]};
  }

  .text {
    max-inline-size: ${vars.size.measure};
    margin: ${vars.space[1]} 0 0;
    color: ${vars.color.text.muted};
  }

  form + &,
  & + & {
    padding-block-start: ${vars.space[6]};
    border-block-start: ${vars.border.hairline} solid ${vars.color.line.default};
  }
`;

/** A part of a page of the account, under a heading of its own. */
export function AccountPart({ title, text, children, ...rest }: AccountPartProps) {
  const id = useId();
  return (
    <Part aria-labelledby={id} {...rest}>
      <div>
        <h2 id={id}>{title}</h2>
        {text && <p className="text">{text}</p>}
      </div>
      {children}
    </Part>
  );
}
