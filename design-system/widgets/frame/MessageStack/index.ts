export { MessageStack, type MessageStackProps } from './MessageStack.tsx';
export type { StackedMessage } from './StackedItem.tsx';
