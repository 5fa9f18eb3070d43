export { AppliedFilters, type AppliedFiltersProps } from './AppliedFilters.tsx';
export type { AppliedFilter } from './applied-filter.ts';
