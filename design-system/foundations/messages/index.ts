export type { ComponentMessages } from './component-messages.ts';
export { MessagesProvider, type MessagesProviderProps, useMessages } from './MessagesProvider.tsx';
