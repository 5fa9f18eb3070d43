import { Button } from '@otzar/design-system/components/Button';
import { Dialog } from '@otzar/design-system/components/Dialog';
import { Form } from '@otzar/design-system/components/Form';
import { PasswordField } from '@otzar/design-system/components/PasswordField';
import { useSetAtom } from 'jotai/react';
import { useState } from 'react';
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
    if (password === '') setErrors({ password: 'Please enter your password.' });
    else
      void submit(async () => {
        await close(password);
        onGone();
      });
  }

  return (
    <Dialog open onClose={onClose} title="Delete my account">
      <p>
        Your name, addresses, cards, favorites and subscriptions are deleted at once, and with them
        the way to your digital library. Download what you want to keep first.
      </p>
      <p>
        Orders under way still reach you: we keep what is needed to deliver them and nothing more.
        This cannot be undone.
      </p>
      <Form
        aria-label="Delete my account"
        busy={busy}
        failure={failure}
        onSubmit={send}
        aside={
          <>
            <Button type="submit" intent="danger" busy={busy}>
              Delete for good
            </Button>
            <Button intent="secondary" onClick={onClose}>
              Keep my account
            </Button>
          </>
        }
      >
        <PasswordField
          label="Your password"
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
