export { SearchBox, type SearchBoxProps, type SearchProps } from './SearchBox.tsx';
export type { ProductSuggestion, Suggestions } from './suggestions.ts';
