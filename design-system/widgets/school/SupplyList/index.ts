export type { SupplyItem } from './SupplyLine.tsx';
export { SupplyList, type SupplyListProps } from './SupplyList.tsx';
