import { Button } from '../../../components/Button/index.ts';
import { Message, type MessageProps } from '../../../components/Message/index.ts';
import { useCountdown } from './useCountdown.ts';

/** How long a message stays unless told otherwise, in milliseconds (specification, section 9). */
const DURATION = 4000;

export interface StackedMessage {
  /** Tells messages apart. */
  id: string;
  /** What kind of news it is; an error is announced at once. */
  tone: MessageProps['tone'];
  /** The news, in a sentence. */
  text: string;
  /** How long it stays, in milliseconds; 4000 unless told otherwise. Time while it is held does not count. */
  duration?: number | undefined;
  /** What can be done about it, such as Undo. */
  action?: { label: string; onClick: () => void } | undefined;
}

interface StackedItemProps {
  message: StackedMessage;
  held: boolean;
  onClose: () => void;
}

/** One message of the stack, with its own time. */
export function StackedItem({ message, held, onClose }: StackedItemProps) {
  const { tone, text, duration = DURATION, action } = message;
  useCountdown(duration, held, onClose);
  return (
    <Message
      tone={tone}
      // The list around the others announces them: what comes to the page with its role is often not read out.
      role={tone === 'error' ? 'alert' : undefined}
      onClose={onClose}
      action={
        action && (
          <Button intent="quiet" onClick={action.onClick}>
            {action.label}
          </Button>
        )
      }
    >
      {text}
    </Message>
  );
}
