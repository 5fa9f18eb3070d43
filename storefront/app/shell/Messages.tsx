import { later } from '../platform/later.tsx';

/** The transient messages. Their list is there before the first of them, so that it is announced. */
export const Messages = later(async () => (await import('./late.ts')).MessageList);
