import { atom } from 'jotai/vanilla';

/** Whether the shop's own chat is open, and how often it was opened on this page. */
const opened = atom({ open: false, times: 0 });

export const chatAtom = atom((get) => get(opened));

/** Opens it; pressed again while it is open, it leads there. */
export const openChatAtom = atom(null, (_get, set) => {
  set(opened, ({ times }) => ({ open: true, times: times + 1 }));
});

export const closeChatAtom = atom(null, (_get, set) => {
  set(opened, (now) => ({ ...now, open: false }));
});
