export { ReturnItemChooser, type ReturnItemChooserProps } from './ReturnItemChooser.tsx';
export type { ReturnChoice, ReturnItem } from './return-item.ts';
