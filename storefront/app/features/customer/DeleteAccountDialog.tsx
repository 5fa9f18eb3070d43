import { Button } from '@otzar/design-system/components/Button';
import { Dialog } from '@otzar/design-system/components/Dialog';
import { Form } from '@otzar/design-system/components/Form';
import { PasswordField } from '@otzar/design-system/components/PasswordField';
import { useSetAtom } from 'jotai/react';
import { useState } from 'react';
import { toCallFailed } from '../../platform/call-failed.ts';
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
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function submit(): Promise<void> {
    setFailure(undefined);
    setError(password === '' ? 'Please enter your password.' : undefined);
    if (password === '') return;
    setBusy(true);
    try {
      await close(password);
      onGone();
    } catch (thrown) {
      const refusal = toCallFailed(thrown);
      const { current_password } = refusal.fields;
      setError(current_password);
      if (!current_password) setFailure(refusal.message);
    } finally {
      setBusy(false);
    }
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
        onSubmit={() => void submit()}
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
          error={error}
          onChange={(event) => {
            setPassword(event.currentTarget.value);
            setError(undefined);
          }}
        />
      </Form>
    </Dialog>
  );
}
