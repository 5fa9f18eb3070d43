import { useAtomValue } from 'jotai/react';
import ChatCorner from '../features/chat/ChatCorner.tsx';
import { customerModule } from '../features/customer/customer-module.ts';

/** The header's way to help: its button for it, or on a narrow window its menu; the last that opens something. */
const helpButton = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('header button[aria-expanded]')]
    .filter((button) => button.checkVisibility())
    .at(-1);

/** The shop's own chat, of whoever is here. */
export default function OwnChat() {
  const owner = useAtomValue(customerModule.atom)?.id ?? null;
  return <ChatCorner owner={owner} fallbackFocus={helpButton} />;
}
