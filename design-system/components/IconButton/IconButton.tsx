import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { Icon, type IconName } from '../../foundations/icons/index.ts';
import { useWake } from '../../foundations/wake/index.ts';
import { iconButtonLook } from './look.ts';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** What it does, in words: its accessible name. */
  label: string;
  /** Which drawing it shows. */
  icon: IconName;
  /** A few characters in its corner ("3", "99+"). Not read out: the label says them too ("Bag, 99+ items"). */
  badge?: string;
}

const Control = styled.button`
  ${iconButtonLook}
`;

/** A button that is only a drawing, 44 px square for the thumb. */
export function IconButton({ label, icon, badge, type = 'button', ref, ...rest }: IconButtonProps) {
  return (
    <Control ref={useWake(ref)} type={type} aria-label={label} {...rest}>
      <Icon className="icon" name={icon} size="large" />
      {badge && (
        <span aria-hidden="true" dir="ltr">
          {badge}
        </span>
      )}
    </Control>
  );
}
