import { ButtonLink } from '../../../components/ButtonLink/index.ts';
import { Form, type FormProps } from '../../../components/Form/index.ts';
import { Message } from '../../../components/Message/index.ts';
import { PasswordField } from '../../../components/PasswordField/index.ts';

export interface ResetPasswordFormProps extends Omit<FormProps, 'submitLabel' | 'onChange'> {
  /** What has been typed so far. */
  password: string;
  /** What is wrong with it and what to do. */
  error?: string;
  /** How good it is, told kindly. */
  strength?: string;
  /** Whether the link was used already or is older than 60 minutes. */
  expired?: boolean;
  /** Where a new link is asked for. */
  forgotHref: string;
  /** Told what is typed. */
  onChange: (password: string) => void;
}

/** A new password, for whoever holds the link from the mail. */
export function ResetPasswordForm({
  password,
  error,
  strength,
  expired = false,
  forgotHref,
  onChange,
  ...rest
}: ResetPasswordFormProps) {
  return (
    <Form
      aria-label="Set a new password"
      submitLabel={expired ? undefined : 'Set the password'}
      aside={expired && <ButtonLink href={forgotHref}>Send me a new link</ButtonLink>}
      {...rest}
    >
      {expired ? (
        <Message tone="error" title="This link no longer works.">
          A link works once, for 60 minutes. Ask for a new one.
        </Message>
      ) : (
        <PasswordField
          label="New password"
          hint="At least 8 characters. A few words you will remember are best."
          name="password"
          autoComplete="new-password"
          required
          value={password}
          error={error}
          strength={strength}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
      {!expired && <small>You are logged out everywhere else when it is set.</small>}
    </Form>
  );
}
