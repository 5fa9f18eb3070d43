export { LineList, type LineListProps, type ListedLine } from './LineList.tsx';
