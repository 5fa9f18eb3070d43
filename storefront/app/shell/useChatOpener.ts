import { useSetAtom } from 'jotai/react';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import * as messages from '#messages/shell';
import { chatAtom, openChatAtom } from '../features/chat/chat-open.ts';
import { CallFailed } from '../platform/call-failed.ts';
import { useShopperValue } from '../platform/shopper-value.ts';
import { provideChat } from '../platform/tracking.ts';

/** Where a letter leads whose answer stands in the chat. */
const CHAT_HASH = '#chat';

const closed = { open: false, times: 0 };

/**
 * Lets the shop's own chat be opened, by whatever asks `tracking` for it and by an address that ends with `#chat`.
 * @param replaced whether another company's takes its place
 * @returns whether it was opened on this page, so that it must be there
 */
export function useChatOpener(replaced: boolean): boolean {
  const open = useSetAtom(openChatAtom);
  const { hash, key } = useLocation();
  useEffect(
    () =>
      provideChat(async () => {
        await import('./OwnChat.tsx').catch(() => {
          throw new CallFailed(0, { message: messages.chatNotHere });
        });
        open();
      }),
    [open],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time that the link is followed
  useEffect(() => {
    if (hash === CHAT_HASH && !replaced) open();
  }, [hash, key, replaced, open]);
  return useShopperValue(chatAtom, closed).times > 0;
}
