import { media, vars } from '@otzar/tokens';
import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import * as messages from '#messages/widgets/checkout/SignInChoice';
import { Button } from '../../../components/Button/index.ts';

export interface SignInChoiceProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** What is asked. */
  title?: string;
  /** What going on as a guest means. */
  guestText: string;
  /** What signing in is good for. */
  customerText?: string;
  /** Told that the shopper goes on as a guest. */
  onGuest: () => void;
}

const Choice = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[8]};
  max-inline-size: ${vars.size.form};
  margin-inline: auto;
  overflow-wrap: anywhere;

  h1 {
    text-align: center;
  }

  @media ${media.desktop} {
    &:has(form) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      max-inline-size: calc(2 * ${vars.size.form});
    }

    h1 {
      grid-column: 1 / -1;
    }
  }

  .way {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: ${vars.space[3]};
    padding: ${vars.space[6]};
    border: ${vars.border.hairline} solid ${vars.color.line.default};
    border-radius: ${vars.radius.medium};
    background: ${vars.color.surface.raised};
  }

  h2,
  p {
    margin: 0;
  }

  h2 {
    font-size: ${vars.font.size[2]};
  }

  p {
    color: ${vars.color.text.muted};
  }
`;

/** Before the checkout: go on as a guest, or (its children) as somebody known. */
export function SignInChoice({
  title = messages.howToCheckOut,
  guestText,
  customerText,
  onGuest,
  children,
  ...rest
}: SignInChoiceProps) {
  return (
    <Choice {...rest}>
      <h1>{title}</h1>
      <div className="way">
        <h2>{messages.guest}</h2>
        <p>{guestText}</p>
        <Button intent="primary" size="large" onClick={onGuest}>
          {messages.continueAsGuest}
        </Button>
      </div>
      {children && (
        <div className="way">
          <h2>{messages.signIn}</h2>
          {customerText && <p>{customerText}</p>}
          {children}
        </div>
      )}
    </Choice>
  );
}
