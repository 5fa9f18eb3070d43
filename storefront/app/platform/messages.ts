import { atom } from 'jotai/vanilla';

/** A transient message to the shopper (specification, section 2, Other widgets). */
export interface ShopMessage {
  id: number;
  tone: 'success' | 'error' | 'info';
  text: string;
  action?: { label: string; run: () => void };
}

/** How long a message with something to undo stays, in milliseconds: long enough to be reached by keyboard. */
export const ACTION_DURATION = 10_000;

const shown = atom<ShopMessage[]>([]);
let last = 0;

/** The messages on screen, oldest first. */
export const messagesAtom = atom((get) => get(shown));

/** Shows a message; the newest three stay. */
export const showMessageAtom = atom(null, (_get, set, message: Omit<ShopMessage, 'id'>) => {
  last += 1;
  const next = { ...message, id: last };
  set(shown, (messages) => [...messages, next].slice(-3));
});

export const closeMessageAtom = atom(null, (_get, set, id: number) => {
  set(shown, (messages) => messages.filter((message) => message.id !== id));
});

/** Takes every message away: what was said to one shopper is no news to the next. */
export const clearMessagesAtom = atom(null, (_get, set) => set(shown, []));
