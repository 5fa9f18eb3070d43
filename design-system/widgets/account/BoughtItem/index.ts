export { BoughtItem, type BoughtItemProps } from './BoughtItem.tsx';
