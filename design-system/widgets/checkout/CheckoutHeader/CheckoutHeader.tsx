import { vars } from '@otzar/tokens';
import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import * as messages from '#messages/widgets/checkout/CheckoutHeader';
import { Link } from '../../../foundations/link/index.ts';
import { Logo } from '../../frame/Logo/index.ts';

export interface CheckoutHeaderProps extends ComponentPropsWithRef<'header'> {
  /** Where the logo leads. */
  homePath: string;
}

const Bar = styled.header`
  display: flex;
  justify-content: center;
  padding: ${vars.space[3]} ${vars.space.gutter};
  border-block-end: ${vars.border.hairline} solid ${vars.color.line.default};
  background: ${vars.color.surface.page};

  .link {
    padding: ${vars.space[2]};
    text-decoration: none;
  }
`;

/** Only the logo, linking home, on Checkout and Review (specification, section 2, *Header*). */
export function CheckoutHeader({ homePath, ...rest }: CheckoutHeaderProps) {
  return (
    <Bar {...rest}>
      <Link className="link" href={homePath} aria-label={messages.home}>
        <Logo />
      </Link>
    </Bar>
  );
}
