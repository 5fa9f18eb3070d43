import type { Subscription } from '@otzar/contract/subscription';
import { Button } from '@otzar/design-system/components/Button';
import * as messages from '#messages/features/subscription';

interface NoteActionProps {
  status: Subscription['status'];
  busy: boolean;
  onRetry: () => void;
  onSkip: () => void;
  onResume: () => void;
}

/** What can be done where an order of a subscription has failed, or where it ends. */
export function NoteAction({ status, busy, onRetry, onSkip, onResume }: NoteActionProps) {
  if (status === 'failed')
    return (
      <>
        <Button busy={busy} onClick={onRetry}>
          {messages.tryAgainNow}
        </Button>{' '}
        <Button intent="secondary" onClick={busy ? undefined : onSkip}>
          {messages.leaveOut}
        </Button>
      </>
    );
  return (
    <Button intent="secondary" busy={busy} onClick={onResume}>
      {status === 'cancelled' ? messages.startAgain : messages.letGoOn}
    </Button>
  );
}
