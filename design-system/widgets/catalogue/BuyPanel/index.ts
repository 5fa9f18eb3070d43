export { BuyPanel, type BuyPanelProps } from './BuyPanel.tsx';
