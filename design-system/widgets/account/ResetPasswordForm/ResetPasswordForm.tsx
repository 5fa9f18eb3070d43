import * as messages from '#messages/widgets/account/ResetPasswordForm';
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
      aria-label={messages.setNewPassword}
      submitLabel={expired ? undefined : messages.setPassword}
      aside={expired && <ButtonLink href={forgotHref}>{messages.sendNewLink}</ButtonLink>}
      {...rest}
    >
      {expired ? (
        <Message tone="error" title={messages.linkExpired}>
          {messages.linkExpiredHint}
        </Message>
      ) : (
        <PasswordField
          label={messages.newPassword}
          hint={messages.newPasswordHint}
          name="password"
          autoComplete="new-password"
          required
          value={password}
          error={error}
          strength={strength}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
      {!expired && <small>{messages.loggedOutElsewhere}</small>}
    </Form>
  );
}
