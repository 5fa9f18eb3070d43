import { vars } from '@otzar/tokens';
import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';

export interface PageNoticeProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** A few characters set large above the title; decoration. */
  mark: string;
  /** What happened. */
  title: string;
  /** What it means for the shopper. */
  text: string;
}

const Notice = styled.section`
  display: grid;
  justify-items: center;
  padding: ${vars.space.section} ${vars.space.gutter};
  text-align: center;
  overflow-wrap: anywhere;

  .mark {
    margin: 0;
    color: ${vars.color.text.accent};
    font-family: ${vars.font.family.display};
    font-size: calc(2 * ${vars.font.size[6]});
    line-height: 1;
    font-variant-numeric: lining-nums;
  }

  h1 {
    margin-block: ${vars.space[4]} ${vars.space[3]};
  }

  h1 + p {
    max-inline-size: 48ch;
    margin-block: 0 ${vars.space[6]};
    color: ${vars.color.text.muted};
    font-size: ${vars.font.size[1]};
  }
`;

/** A whole page that says one thing; its children are the ways out. */
export function PageNotice({ mark, title, text, children, ...rest }: PageNoticeProps) {
  return (
    <Notice {...rest}>
      <p className="mark" aria-hidden="true">
        {mark}
      </p>
      <h1>{title}</h1>
      <p>{text}</p>
      {children}
    </Notice>
  );
}
