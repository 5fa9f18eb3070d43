import { vars } from '@otzar/tokens';
import styled from 'styled-components';
import * as messages from '#messages/widgets/account/ProfileForm';
import { Form, type FormProps } from '../../../components/Form/index.ts';
import { Message } from '../../../components/Message/index.ts';
import { PasswordField } from '../../../components/PasswordField/index.ts';
import { SelectField } from '../../../components/SelectField/index.ts';
import { TextField } from '../../../components/TextField/index.ts';

export type ProfileFieldName = 'name' | 'email' | 'language' | 'current_password' | 'new_password';

export interface ProfileFormProps extends Omit<FormProps, 'submitLabel' | 'onChange'> {
  /** What has been typed so far; both passwords begin empty. */
  values: Record<ProfileFieldName, string>;
  /** What is wrong and what to do about it, by field. */
  errors?: Partial<Record<ProfileFieldName, string>>;
  /** Whether e-mail or password differ from what is kept, so that the old password is asked for. */
  confirm: boolean;
  /** How good the new password is, told kindly. */
  strength?: string | undefined;
  /** What was just saved, e.g. `Saved.` */
  saved?: string | undefined;
  /** Told each field as it is typed, untrimmed. */
  onChange: (name: ProfileFieldName, value: string) => void;
}

/** Each by its own name, so that everybody finds theirs. */
const languages = [
  { value: 'en', label: 'English' },
  { value: 'he', label: 'עברית' },
];

const Profile = styled(Form)`
  fieldset {
    display: grid;
    gap: ${vars.space[4]};
    min-inline-size: 0;
    margin: ${vars.space[4]} 0 0;
    padding: ${vars.space[4]} 0 0;
    border: 0;
    border-block-start: ${vars.border.hairline} solid ${vars.color.line.default};
  }

  legend {
    float: inline-start;
    inline-size: 100%;
    font-family: ${vars.font.family.display};
    font-size: ${vars.font.size[1]};
    font-weight: ${vars.font.weight.medium};
  }
`;

/**
 * Name, e-mail address, language of letters and password of the account; address and password change only with the
 * old password.
 */
export function ProfileForm({
  values,
  errors = {},
  confirm,
  strength,
  saved,
  onChange,
  ...rest
}: ProfileFormProps) {
  const field = (name: ProfileFieldName) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange(name, event.currentTarget.value),
  });

  return (
    <Profile aria-label={messages.profile} submitLabel={messages.saveChanges} {...rest}>
      <TextField
        label={messages.fullName}
        dir="auto"
        autoComplete="name"
        required
        {...field('name')}
      />
      <TextField
        label={messages.emailAddress}
        hint={messages.emailHint}
        type="email"
        inputMode="email"
        autoComplete="username"
        required
        {...field('email')}
      />
      <SelectField
        label={messages.language}
        hint={messages.languageHint}
        options={languages}
        {...field('language')}
      />
      <PasswordField
        label={messages.newPassword}
        hint={messages.newPasswordHint}
        autoComplete="new-password"
        optional
        strength={strength}
        {...field('new_password')}
      />
      {confirm && (
        <fieldset>
          <legend>{messages.confirmIdentity}</legend>
          <PasswordField
            label={messages.currentPassword}
            autoComplete="current-password"
            required
            {...field('current_password')}
          />
        </fieldset>
      )}
      {saved && <Message tone="success">{saved}</Message>}
    </Profile>
  );
}
