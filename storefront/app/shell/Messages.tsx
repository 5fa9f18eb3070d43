import { deferred } from '../platform/deferred.tsx';

/** The transient messages. Their list is there before the first of them, so that it is announced. */
export const Messages = deferred(async () => (await import('./deferred-parts.ts')).MessageList);
