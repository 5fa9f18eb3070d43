export { SortAndFilter, type SortAndFilterProps } from './SortAndFilter.tsx';
