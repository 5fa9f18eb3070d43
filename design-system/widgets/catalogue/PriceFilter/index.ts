export { PriceFilter, type PriceFilterProps } from './PriceFilter.tsx';
export type { PriceRange } from './price-range.ts';
