import * as messages from '#messages/widgets/account/LoginForm';
import { Form, type FormProps } from '../../../components/Form/index.ts';
import { PasswordField } from '../../../components/PasswordField/index.ts';
import { TextField } from '../../../components/TextField/index.ts';
import { Link } from '../../../foundations/link/index.ts';

export type LoginFieldName = 'email' | 'password';

export interface LoginFormProps extends Omit<FormProps, 'submitLabel' | 'onChange' | 'aside'> {
  /** What has been typed so far. */
  values: Record<LoginFieldName, string>;
  /** What is wrong and what to do about it, by field. */
  errors?: Partial<Record<LoginFieldName, string>>;
  /** Where a forgotten password is mended; without it no way there is shown. */
  forgotHref?: string;
  /** Told each field as it is typed, untrimmed. */
  onChange: (name: LoginFieldName, value: string) => void;
}

/** Who is there: e-mail and password, which a password manager fills in. */
export function LoginForm({
  values,
  errors = {},
  forgotHref,
  onChange,
  children,
  ...rest
}: LoginFormProps) {
  return (
    <Form
      aria-label={messages.logIn}
      submitLabel={messages.logIn}
      aside={forgotHref && <Link href={forgotHref}>{messages.forgotPassword}</Link>}
      {...rest}
    >
      {children}
      <TextField
        label={messages.emailAddress}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="username webauthn"
        required
        value={values.email}
        error={errors.email}
        onChange={(event) => onChange('email', event.currentTarget.value)}
      />
      <PasswordField
        label={messages.password}
        name="password"
        autoComplete="current-password"
        required
        value={values.password}
        error={errors.password}
        onChange={(event) => onChange('password', event.currentTarget.value)}
      />
    </Form>
  );
}
