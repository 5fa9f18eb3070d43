import { vars } from '@otzar/tokens';
import styled from 'styled-components';
import * as messages from '#messages/widgets/checkout/ContactEmail';
import { TextField, type TextFieldProps } from '../../../components/TextField/index.ts';
import { Link } from '../../../foundations/link/index.ts';

export interface ContactEmailProps
  extends Omit<TextFieldProps, 'label' | 'name' | 'value' | 'onChange'> {
  /** What has been typed so far. */
  value: string;
  /** What is wrong and what to do about it. */
  error?: string;
  /** Where to sign in; given once it is known that the address has an account. */
  signInHref?: string | undefined;
  /** Told what is typed, untrimmed. */
  onChange: (value: string) => void;
}

const Root = styled.div`
  display: grid;
  min-inline-size: 0;

  & > p {
    margin: 0;
    font-size: ${vars.font.size[-1]};
  }

  & > p:not(:empty) {
    margin-block-start: ${vars.space[2]};
  }
`;

/** Where the receipt goes. */
export function ContactEmail({ signInHref, onChange, ...rest }: ContactEmailProps) {
  return (
    <Root>
      <TextField
        label={messages.email}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        hint={messages.emailHint}
        onChange={(event) => onChange(event.currentTarget.value)}
        {...rest}
      />
      <p aria-live="polite">
        {signInHref && (
          <>
            {messages.hasAccount[0]}
            <Link href={signInHref}>{messages.hasAccount[1]}</Link>
            {messages.hasAccount[2]}
          </>
        )}
      </p>
    </Root>
  );
}
