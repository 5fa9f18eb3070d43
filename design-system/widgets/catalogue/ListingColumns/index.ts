export { ListingColumns, type ListingColumnsProps } from './ListingColumns.tsx';
