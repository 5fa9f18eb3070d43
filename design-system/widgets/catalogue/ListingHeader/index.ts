export { ListingHeader, type ListingHeaderProps } from './ListingHeader.tsx';
