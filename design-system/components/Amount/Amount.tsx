import { vars } from '@otzar/tokens';
import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import * as own from '#messages/components/Amount';
import { useMessages } from '../../foundations/messages/index.ts';

export interface AmountProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** What is charged, formatted, or why there is no amount. */
  value: string;
  /** What that comes to in the currency the shopper reads prices in, formatted; left out where it is the same. */
  about?: string | undefined;
}

const Root = styled.span`
  small {
    display: block;
    color: ${vars.color.text.muted};
    font-family: ${vars.font.family.text};
    font-size: ${vars.font.size[-1]};
    font-weight: ${vars.font.weight.regular};
    white-space: nowrap;
  }
`;

/** An amount as it is charged and, below it, about what that is in the shopper’s own currency. */
export function Amount({ value, about, ...rest }: AmountProps) {
  const messages = useMessages('amount', own);
  return (
    <Root {...rest}>
      <bdi>{value}</bdi>
      {about && (
        <>
          {', '}
          <small>
            {messages.about}
            <bdi>{about}</bdi>
          </small>
        </>
      )}
    </Root>
  );
}
