import { vars } from '@otzar/tokens';
import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import * as messages from '#messages/widgets/account/Greeting';

export interface GreetingProps extends Omit<ComponentPropsWithRef<'p'>, 'children'> {
  /** What the customer is called; without it, it greets a guest. */
  firstName?: string;
}

const Words = styled.p`
  margin: 0;
  font-family: ${vars.font.family.display};
  font-size: ${vars.font.size[3]};
  font-weight: ${vars.font.weight.medium};
  line-height: ${vars.font.lineHeight.heading};
  overflow-wrap: anywhere;
`;

/** A customer by the first name, a guest without one (specification, section 2). */
export function Greeting({ firstName, ...rest }: GreetingProps) {
  return (
    <Words {...rest}>
      {firstName ? (
        <bdi dir={messages.direction}>
          {messages.hello}
          <bdi>{firstName}</bdi>
        </bdi>
      ) : (
        messages.helloGuest
      )}
    </Words>
  );
}
