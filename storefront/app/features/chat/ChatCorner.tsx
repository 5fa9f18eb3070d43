import { ChatPanel } from '@otzar/design-system/widgets/store/ChatPanel';
import { useAtomValue, useSetAtom } from 'jotai/react';
import { useRef } from 'react';
import * as messages from '#messages/features/chat';
import { chatAtom, closeChatAtom } from './chat-open.ts';
import { hoursSentence, orderChoice, shownMessage } from './chat-words.ts';
import { useChatForm } from './useChatForm.ts';
import { useThread } from './useThread.ts';

interface ChatCornerProps {
  /** Id of the customer who is here; null for a guest. */
  owner: number | null;
  /** Finds where the focus goes as it closes if what opened it has gone meanwhile. */
  fallbackFocus: () => HTMLElement | undefined;
}

/** The shop's own chat. What is typed outlives its closing. */
export default function ChatCorner({ owner, fallbackFocus }: ChatCornerProps) {
  const { open, times } = useAtomValue(chatAtom);
  const close = useSetAtom(closeChatAtom);
  const panel = useRef<HTMLElement>(null);
  const { chat, failure, busy, load, take } = useThread(owner, open, panel);
  const form = useChatForm(owner, take);
  if (!open) return null;
  const { email, ...typed } = form.values;
  return (
    <ChatPanel
      key={times}
      ref={panel}
      // By this it gives way to the search, as another company's does (`brand.partnerWidgets`).
      data-widget="chat"
      hours={chat && hoursSentence(chat.hours)}
      messages={chat?.messages.map(shownMessage)}
      welcome={messages.welcome}
      missing={failure ? { sentence: failure, busy, onRetry: () => void load() } : undefined}
      form={{
        ...form,
        values: { ...typed, email: email ?? chat?.email ?? '' },
        orders: chat?.orders.map(orderChoice) ?? [],
        asksEmail: chat !== undefined && !chat.account,
      }}
      fallbackFocus={fallbackFocus}
      onClose={() => close()}
    />
  );
}
