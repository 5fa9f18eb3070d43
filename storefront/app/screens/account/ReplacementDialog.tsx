import { Button } from '@otzar/design-system/components/Button';
import { Dialog } from '@otzar/design-system/components/Dialog';
import { Message } from '@otzar/design-system/components/Message';
import { type RadioCard, RadioCards } from '@otzar/design-system/components/RadioCards';
import { Stack } from '@otzar/design-system/components/Stack';
import { useState } from 'react';
import { CallFailed } from '../../platform/call-failed.ts';

interface ReplacementDialogProps {
  what: 'address' | 'card';
  /** Which subscriptions use it, in a sentence. */
  why: string;
  /** The others that are kept, by id. */
  others: readonly RadioCard[];
  /** Deletes it and puts another one in its place. @throws {CallFailed} */
  onReplace: (id: number) => Promise<void>;
  /** Told that another one is to be added first. */
  onAdd: () => void;
  onClose: () => void;
}

/** Asks what takes the place of an address or a card that a subscription uses, before it is deleted. */
export default function ReplacementDialog(props: ReplacementDialogProps) {
  const { what, why, others, onReplace, onAdd, onClose } = props;
  const [chosen, setChosen] = useState(others[0]?.value ?? '');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function replace(): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    try {
      await onReplace(Number(chosen));
      onClose();
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      setFailure(Object.values(error.fields)[0] ?? error.message);
      setBusy(false);
    }
  }

  return (
    <Dialog open onClose={onClose} title={`Choose another ${what}`}>
      <Stack apart="parts">
        <Message tone="info">{why}</Message>
        {others.length > 0 && (
          <RadioCards
            legend={what === 'card' ? 'Pay with this one from now on' : 'Send it here from now on'}
            name="replacement"
            options={others}
            value={chosen}
            onChange={setChosen}
          />
        )}
        {failure && <Message tone="error">{failure}</Message>}
        {others.length > 0 ? (
          <Button intent="danger" busy={busy} onClick={() => void replace()}>
            {`Use it and delete the old ${what}`}
          </Button>
        ) : (
          <Button onClick={onAdd}>{`Add another ${what}`}</Button>
        )}
      </Stack>
    </Dialog>
  );
}
