export { ListingControls, type ListingControlsProps } from './ListingControls.tsx';
