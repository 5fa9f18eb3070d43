import styled from 'styled-components';
import { Icon, type IconName } from '../../foundations/icons/index.ts';
import { Link, type LinkProps } from '../../foundations/link/index.ts';
import { type ButtonIntent, type ButtonSize, buttonStyles } from '../Button/styles.ts';

export interface ButtonLinkProps extends LinkProps {
  /** How much weight the way has on the screen, as for `Button`. */
  intent?: ButtonIntent;
  /** How tall it is. */
  size?: ButtonSize;
  /** Whether it takes the whole width. */
  block?: boolean;
  /** A drawing before the label. */
  icon?: IconName;
}

const Anchor = styled(Link)`
  ${buttonStyles}
`;

/** Goes somewhere, with the weight of a button. To do something, use `Button`. */
export function ButtonLink({
  intent = 'primary',
  size = 'medium',
  block = false,
  icon,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Anchor data-intent={intent} data-size={size} data-block={block || undefined} {...rest}>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
    </Anchor>
  );
}
