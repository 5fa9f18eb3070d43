import { vars } from '@otzar/tokens';
import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { Icon, type IconName } from '../../foundations/icons/index.ts';
import { useReplay } from '../../foundations/replay/index.ts';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** What it does, in words: its accessible name. */
  label: string;
  /** Which drawing it shows. */
  icon: IconName;
  /** A few characters in its corner ("3", "99+"). Not read out: the label says them too ("Bag, 99+ items"). */
  badge?: string;
}

const Control = styled.button`
  position: relative;
  display: inline-grid;
  flex: none;
  place-items: center;
  inline-size: ${vars.size.control};
  block-size: ${vars.size.control};
  padding: 0;
  border: 0;
  border-radius: ${vars.radius.pill};
  background: transparent;
  color: inherit;
  cursor: pointer;
  transition: background-color ${vars.motion.duration.quick} ${vars.motion.easing.standard};
  &:hover {
    background: color-mix(in srgb, currentcolor 9%, transparent);
  }
  &:disabled {
    opacity: 0.4;
    cursor: not-allowed;
  }
  &[aria-busy='true'] > .icon {
    opacity: 0.5;
  }
  & > span {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 50%;
    min-inline-size: ${vars.space[5]};
    padding-inline: ${vars.space[1]};
    border-radius: ${vars.radius.pill};
    background: ${vars.color.accent.default};
    color: ${vars.color.accent.textOn};
    font-size: ${vars.font.size[-1]};
    font-weight: ${vars.font.weight.bold};
    line-height: ${vars.space[5]};
  }
`;

/** A button that is only a drawing, 44 px square for the thumb. */
export function IconButton({ label, icon, badge, type = 'button', ref, ...rest }: IconButtonProps) {
  return (
    <Control ref={useReplay(ref)} type={type} aria-label={label} {...rest}>
      <Icon className="icon" name={icon} size="large" />
      {badge && (
        <span aria-hidden="true" dir="ltr">
          {badge}
        </span>
      )}
    </Control>
  );
}
