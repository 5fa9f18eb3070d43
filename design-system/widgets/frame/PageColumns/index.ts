export { PageColumns, type PageColumnsProps } from './PageColumns.tsx';
