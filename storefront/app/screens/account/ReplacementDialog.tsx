import { Button } from '@otzar/design-system/components/Button';
import { Dialog } from '@otzar/design-system/components/Dialog';
import { Message } from '@otzar/design-system/components/Message';
import { type RadioCard, RadioCards } from '@otzar/design-system/components/RadioCards';
import { Stack } from '@otzar/design-system/components/Stack';
import { useState } from 'react';
import * as messages from '#messages/screens/account';
import { useSubmit } from '../../platform/useSubmit.ts';

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
  const { submit, errors, failure, busy } = useSubmit();
  const refused = Object.values(errors)[0] ?? failure;

  const replace = () =>
    submit(async () => {
      await onReplace(Number(chosen));
      onClose();
    });

  return (
    <Dialog open onClose={onClose} title={messages.chooseAnother(what)}>
      <Stack apart="parts">
        <Message tone="info">{why}</Message>
        {others.length > 0 && (
          <RadioCards
            legend={messages.fromNowOn(what)}
            name="replacement"
            options={others}
            value={chosen}
            onChange={setChosen}
          />
        )}
        {refused && <Message tone="error">{refused}</Message>}
        {others.length > 0 ? (
          <Button intent="danger" busy={busy} onClick={() => void replace()}>
            {messages.deleteOld(what)}
          </Button>
        ) : (
          <Button onClick={onAdd}>{messages.addAnother(what)}</Button>
        )}
      </Stack>
    </Dialog>
  );
}
