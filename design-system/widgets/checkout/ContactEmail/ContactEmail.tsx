import { vars } from '@otzar/tokens';
import styled from 'styled-components';
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
        label="E-mail address"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        hint="For the receipt and news of this order only."
        onChange={(event) => onChange(event.currentTarget.value)}
        {...rest}
      />
      <p aria-live="polite">
        {signInHref && (
          <>
            You have an account with this address. <Link href={signInHref}>Sign in</Link> to use
            your saved details, or go on as a guest.
          </>
        )}
      </p>
    </Root>
  );
}
