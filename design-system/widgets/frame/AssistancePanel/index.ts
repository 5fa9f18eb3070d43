export { AssistancePanel, type AssistancePanelProps } from './AssistancePanel.tsx';
