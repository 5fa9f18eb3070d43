import type { Subscription } from '@otzar/contract/subscription';
import { Dialog } from '@otzar/design-system/components/Dialog';
import { CancelChoice } from '@otzar/design-system/widgets/account/SubscriptionForm';
import * as messages from '#messages/features/subscription';
import { cancelDates, cancelDays } from './subscription-view.ts';

interface CancelDialogProps {
  subscription: Subscription;
  busy: boolean;
  failure: string | undefined;
  onCancel: (date: string) => void;
  onClose: () => void;
}

/** Asks from when a subscription ends, and whether it really should. */
export default function CancelDialog(props: CancelDialogProps) {
  const { subscription, busy, failure, onCancel, onClose } = props;
  return (
    <Dialog open onClose={onClose} title={messages.cancelTitle(subscription.product.title)}>
      <CancelChoice
        dates={cancelDates(subscription)}
        days={cancelDays(new Date())}
        busy={busy}
        failure={failure}
        onCancel={onCancel}
        onKeep={onClose}
      />
    </Dialog>
  );
}
