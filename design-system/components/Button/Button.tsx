import { vars } from '@otzar/tokens';
import type { ComponentPropsWithRef, MouseEvent } from 'react';
import styled, { keyframes } from 'styled-components';
import { Icon, type IconName } from '../../foundations/icons/index.ts';
import { useReplay } from '../../foundations/replay/index.ts';
import { type ButtonIntent, type ButtonSize, buttonStyles } from './styles.ts';

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  /** How much weight the action has: one `primary` on a screen, `danger` for what cannot be undone. */
  intent?: ButtonIntent;
  /** How tall it is: `large` for the one action that a screen is about. */
  size?: ButtonSize;
  /** Whether its action is under way: it turns, keeps its width and ignores clicks. */
  busy?: boolean;
  /** Whether it takes the whole width. */
  block?: boolean;
  /** A drawing before the label. */
  icon?: IconName;
}

const turn = keyframes`to { rotate: 1turn; }`;

const Control = styled.button`
  ${buttonStyles}
  &[data-intent]:disabled {
    border-color: transparent;
    background: ${vars.color.surface.sunken};
    color: ${vars.color.text.muted};
    cursor: not-allowed;
  }
  &[aria-busy='true'] {
    cursor: progress;
    & > * {
      opacity: 0;
    }
    &::after {
      content: '';
      position: absolute;
      inline-size: ${vars.size.icon};
      block-size: ${vars.size.icon};
      border: ${vars.border.thick} solid currentcolor;
      border-block-start-color: transparent;
      border-radius: ${vars.radius.pill};
      animation: ${turn} ${vars.motion.duration.cycle} linear infinite;
    }
  }
`;

const ignore = (event: MouseEvent) => event.preventDefault();

/** Does something. To go somewhere, use `ButtonLink`. It submits a form only with `type="submit"`. */
export function Button({
  intent = 'primary',
  size = 'medium',
  busy = false,
  block = false,
  icon,
  type = 'button',
  onClick,
  ref,
  children,
  ...rest
}: ButtonProps) {
  return (
    <Control
      ref={useReplay(ref)}
      type={type}
      data-intent={intent}
      data-size={size}
      data-block={block || undefined}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? ignore : onClick}
      {...rest}
    >
      {icon && <Icon name={icon} />}
      <span>{children}</span>
    </Control>
  );
}
