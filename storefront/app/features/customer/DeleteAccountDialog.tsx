import { Button } from '@otzar/design-system/components/Button';
import { Dialog } from '@otzar/design-system/components/Dialog';
import { Form } from '@otzar/design-system/components/Form';
import { PasswordField } from '@otzar/design-system/components/PasswordField';
import { useSetAtom } from 'jotai/react';
import { useState } from 'react';
import * as messages from '#messages/features/customer';
import { useSubmit } from '../../platform/useSubmit.ts';
import { deleteAccountAtom } from './session-actions.ts';

interface DeleteAccountDialogProps {
  onClose: () => void;
  /** Told that there is no account any more. */
  onGone: () => void;
}

/** Says what goes with an account and what stays, and asks for the password before it is deleted. */
export default function DeleteAccountDialog({ onClose, onGone }: DeleteAccountDialogProps) {
  const close = useSetAtom(deleteAccountAtom);
  const [password, setPassword] = useState('');
  const { submit, errors, failure, busy, setErrors, clearError } = useSubmit({
    current_password: 'password',
  });

  function send(): void {
    if (password === '') setErrors({ password: messages.passwordMissing });
    else
      void submit(async () => {
        await close(password);
        onGone();
      });
  }

  return (
    <Dialog open onClose={onClose} title={messages.deleteAccount}>
      <p>{messages.whatGoes}</p>
      <p>{messages.whatStays}</p>
      <Form
        aria-label={messages.deleteAccount}
        busy={busy}
        failure={failure}
        onSubmit={send}
        aside={
          <>
            <Button type="submit" intent="danger" busy={busy}>
              {messages.deleteForGood}
            </Button>
            <Button intent="secondary" onClick={onClose}>
              {messages.keepAccount}
            </Button>
          </>
        }
      >
        <PasswordField
          label={messages.yourPassword}
          name="current_password"
          autoComplete="current-password"
          required
          value={password}
          error={errors.password}
          onChange={(event) => {
            setPassword(event.currentTarget.value);
            clearError('password');
          }}
        />
      </Form>
    </Dialog>
  );
}
