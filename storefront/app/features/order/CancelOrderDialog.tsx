import type { Order } from '@otzar/contract/order';
import { Button } from '@otzar/design-system/components/Button';
import { Dialog } from '@otzar/design-system/components/Dialog';
import { Form } from '@otzar/design-system/components/Form';
import { comesBackText } from '@otzar/domain/cancellation';

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
    <Dialog open onClose={onClose} title={`Cancel order ${order.id}?`}>
      <Form
        aria-label={`Cancel order ${order.id}`}
        busy={busy}
        failure={failure}
        onSubmit={onCancel}
        aside={
          <>
            <Button type="submit" intent="danger" busy={busy}>
              {failure ? 'Try again' : 'Yes, cancel it'}
            </Button>
            <Button intent="secondary" onClick={onClose}>
              Keep my order
            </Button>
          </>
        }
      >
        <p>{comesBackText(order)}</p>
      </Form>
    </Dialog>
  );
}
