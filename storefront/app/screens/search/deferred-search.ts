/** What of a search comes once the page has loaded, in one piece. */
export { EmptyState } from '@otzar/design-system/components/EmptyState';
export { DidYouMean } from '@otzar/design-system/widgets/catalogue/DidYouMean';
export { WhereNext } from './WhereNext.tsx';
