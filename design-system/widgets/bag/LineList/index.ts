export type { LineExtra } from './LineExtraWords.tsx';
export { LineList, type LineListProps, type ListedLine } from './LineList.tsx';
