import { vars } from '@otzar/tokens';
import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';

export type MenuListProps = ComponentPropsWithRef<'ul'>;

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  li + li {
    border-block-start: ${vars.border.hairline} solid ${vars.color.line.default};
  }

  :is(a, button) {
    display: flex;
    align-items: center;
    gap: ${vars.space[3]};
    inline-size: calc(100% + 2 * ${vars.space[2]});
    min-block-size: ${vars.size.controlLarge};
    margin-inline: calc(-1 * ${vars.space[2]});
    padding: ${vars.space[3]} ${vars.space[2]};
    border: 0;
    border-radius: ${vars.radius.small};
    background: none;
    color: ${vars.color.text.default};
    font: inherit;
    line-height: ${vars.font.lineHeight.heading};
    text-align: start;
    text-decoration: none;
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  :is(a, button):hover {
    color: ${vars.color.text.accent};
  }

  svg {
    flex: none;
    color: ${vars.color.text.muted};
  }
  svg:last-child:not(:first-child) {
    margin-inline-start: auto;
  }

  small {
    display: block;
    color: ${vars.color.text.muted};
    font-size: ${vars.font.size[-1]};
  }
`;

/** Places to go and things to do, one below the other: each `li` holds a link or a button. */
export function MenuList(props: MenuListProps) {
  return <List {...props} />;
}
