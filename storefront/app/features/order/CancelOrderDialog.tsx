import type { Order } from '@otzar/contract/order';
import { Button } from '@otzar/design-system/components/Button';
import { Dialog } from '@otzar/design-system/components/Dialog';
import { Form } from '@otzar/design-system/components/Form';
import { comesBackText } from '@otzar/domain/cancellation';
import * as messages from '#messages/features/order';

interface CancelOrderDialogProps {
  order: Order;
  busy: boolean;
  failure: string | undefined;
  onCancel: () => void;
  onClose: () => void;
}

/** Says what comes back, and asks whether an order is really to be cancelled. */
export default function CancelOrderDialog(props: CancelOrderDialogProps) {
  const { order, busy, failure, onCancel, onClose } = props;
  return (
    <Dialog open onClose={onClose} title={messages.cancelTitle(order.id)}>
      <Form
        aria-label={messages.cancelForm(order.id)}
        busy={busy}
        failure={failure}
        onSubmit={onCancel}
        aside={
          <>
            <Button type="submit" intent="danger" busy={busy}>
              {failure ? messages.tryAgain : messages.yesCancel}
            </Button>
            <Button intent="secondary" onClick={onClose}>
              {messages.keepOrder}
            </Button>
          </>
        }
      >
        <p>{comesBackText(order)}</p>
      </Form>
    </Dialog>
  );
}
