export { AccountColumns, type AccountColumnsProps } from './AccountColumns.tsx';
