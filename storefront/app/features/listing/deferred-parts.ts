/** What of a list comes once the page has loaded, in one piece. */
export { Pagination } from '@otzar/design-system/components/Pagination';
export { ChildCategories } from '@otzar/design-system/widgets/catalogue/ChildCategories';
export { ListingChips } from './ListingChips.tsx';
export { ListingFacets } from './ListingFacets.tsx';
