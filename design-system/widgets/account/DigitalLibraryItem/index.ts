export { DigitalLibraryItem, type DigitalLibraryItemProps } from './DigitalLibraryItem.tsx';
