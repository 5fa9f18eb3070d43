import { MessageStack } from '@otzar/design-system/widgets/frame/MessageStack';
import { useSetAtom } from 'jotai/react';
import {
  ACTION_DURATION,
  closeMessageAtom,
  messagesAtom,
  type ShopMessage,
} from '../platform/messages.ts';
import { useShopperValue } from '../platform/shopper-value.ts';

const none: ShopMessage[] = [];

/** The transient messages; each goes by itself unless it is being read (specification, section 2). */
export function MessageList() {
  const messages = useShopperValue(messagesAtom, none);
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
