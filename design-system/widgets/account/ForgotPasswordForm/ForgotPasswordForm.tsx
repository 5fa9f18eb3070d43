import * as messages from '#messages/widgets/account/ForgotPasswordForm';
import { Form, type FormProps } from '../../../components/Form/index.ts';
import { Message } from '../../../components/Message/index.ts';
import { TextField } from '../../../components/TextField/index.ts';

export interface ForgotPasswordFormProps extends Omit<FormProps, 'submitLabel' | 'onChange'> {
  /** What has been typed so far. */
  email: string;
  /** What is wrong with it and what to do. */
  error?: string;
  /** What the shop said once it was asked: the same whether an account has this address or not. */
  sent?: string | undefined;
  /** Told what is typed, untrimmed. */
  onChange: (email: string) => void;
}

/** Asks for a link that sets a new password. It never tells whether there is such an account. */
export function ForgotPasswordForm({
  email,
  error,
  sent,
  onChange,
  ...rest
}: ForgotPasswordFormProps) {
  return (
    <Form
      aria-label={messages.forgotPassword}
      submitLabel={sent ? messages.sendAgain : messages.sendLink}
      {...rest}
    >
      {sent && (
        <Message tone="success" title={messages.lookInEmail}>
          {sent}
        </Message>
      )}
      <TextField
        label={messages.emailAddress}
        hint={messages.emailHint}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="username"
        required
        value={email}
        error={error}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </Form>
  );
}
