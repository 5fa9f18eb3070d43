/** What comes once the first page has loaded, in one piece. */
export { savedBag } from '../features/bag/bag-schema.ts';
export { Announcement } from './Announcement.tsx';
export { DeferredShell } from './DeferredShell.tsx';
export { Footer } from './Footer.tsx';
export { MessageList } from './MessageList.tsx';
