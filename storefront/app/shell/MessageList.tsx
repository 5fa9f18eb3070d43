import { MessageStack } from '@otzar/design-system/widgets/MessageStack';
import { useAtomValue, useSetAtom } from 'jotai/react';
import { ACTION_DURATION, closeMessageAtom, messagesAtom } from '../platform/messages.ts';

/** The transient messages; each goes by itself unless it is being read (specification, section 2). */
export function MessageList() {
  const messages = useAtomValue(messagesAtom);
  const close = useSetAtom(closeMessageAtom);

  return (
    <MessageStack
      messages={messages.map(({ id, tone, text, action }) => ({
        id: String(id),
        tone,
        text,
        duration: action && ACTION_DURATION,
        action: action && {
          label: action.label,
          onClick: () => {
            action.run();
            close(id);
          },
        },
      }))}
      onClose={(id) => close(Number(id))}
    />
  );
}
