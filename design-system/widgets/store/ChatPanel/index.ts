export type { ChatFieldName } from './ChatForm.tsx';
export type { ChatEntry } from './ChatLog.tsx';
export { ChatPanel, type ChatPanelProps } from './ChatPanel.tsx';
