import type { ReactNode } from 'react';
import * as messages from '#messages/widgets/account/RegisterForm';
import { Form, type FormProps } from '../../../components/Form/index.ts';
import { PasswordField } from '../../../components/PasswordField/index.ts';
import { TextField } from '../../../components/TextField/index.ts';

export type RegisterFieldName = 'name' | 'email' | 'password';

export interface RegisterFormProps extends Omit<FormProps, 'submitLabel' | 'onChange'> {
  /** What has been typed so far. */
  values: Record<RegisterFieldName, string>;
  /** What is wrong and what to do about it, by field. */
  errors?: Partial<Record<RegisterFieldName, string>>;
  /** How good the password is, told kindly. */
  strength?: string;
  /** What is agreed to by creating an account, with its links. */
  terms?: ReactNode;
  /** Told each field as it is typed, untrimmed. */
  onChange: (name: RegisterFieldName, value: string) => void;
}

/** A new account: three fields, and the password's rule before it is typed. */
export function RegisterForm({
  values,
  errors = {},
  strength,
  terms,
  onChange,
  ...rest
}: RegisterFormProps) {
  return (
    <Form aria-label={messages.createAnAccount} submitLabel={messages.createAccount} {...rest}>
      <TextField
        label={messages.fullName}
        name="name"
        dir="auto"
        autoComplete="name"
        required
        value={values.name}
        error={errors.name}
        onChange={(event) => onChange('name', event.currentTarget.value)}
      />
      <TextField
        label={messages.emailAddress}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="username"
        required
        value={values.email}
        error={errors.email}
        onChange={(event) => onChange('email', event.currentTarget.value)}
      />
      <PasswordField
        label={messages.password}
        hint={messages.passwordHint}
        name="password"
        autoComplete="new-password"
        required
        value={values.password}
        error={errors.password}
        strength={strength}
        onChange={(event) => onChange('password', event.currentTarget.value)}
      />
      {terms && <small>{terms}</small>}
    </Form>
  );
}
